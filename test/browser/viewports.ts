import { expect, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 820, height: 1180 }
export const DESKTOP = { width: 1440, height: 900 }

export type Size = { width: number; height: number }

/** Resizes the window unless it already has this size, and waits two frames for the layout. */
export async function resize(page: Page, size: Size): Promise<void> {
  const now = page.viewportSize()
  if (now?.width === size.width && now.height === size.height) return
  await page.setViewportSize(size)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}

/** Runs a check at each of these sizes, then restores the window's size. */
export async function atSizes(
  page: Page,
  sizes: readonly Size[],
  look: (size: Size) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()
  for (const size of sizes) {
    await resize(page, size)
    await look(size)
  }
  if (before) await resize(page, before)
}

/** Runs the same checks on a phone and a desktop. */
export async function atBothWidths(page: Page, ...looks: ((page: Page) => Promise<void>)[]): Promise<void> {
  await atSizes(page, [DESKTOP, PHONE], async () => {
    for (const look of looks) await look(page)
  })
}

/** Adds up how far the layout shifts by itself, from the next page on, and remembers what moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { total: 0, moved: [] as string[] }
    Object.assign(window, { shifts })
    type Shift = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const describe = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.total += value
        for (const { node, previousRect, currentRect } of sources)
          shifts.moved.push(
            `${node?.textContent?.slice(0, 40) || node?.nodeName}: ${describe(previousRect)} → ${describe(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Fails with what moved, and from where to where, if the layout has shifted by as much as `limit` in all. */
export async function expectNoShift(page: Page, limit: number): Promise<void> {
  const { total, moved } = await page.evaluate(() => Reflect.get(window, 'shifts'))
  expect(total, moved.join('\n')).toBeLessThan(limit)
}
