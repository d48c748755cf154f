import type { Page } from '@playwright/test'

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

/** Adds up how far the layout shifts by itself, from the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shift: Reflect.get(window, 'shift') + entry.value })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

export const readShift = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift'))
