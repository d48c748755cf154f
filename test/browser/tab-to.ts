import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any screen has. */
const STOPS = 500

/** How often Tab is pressed between two looks. */
const SOME = 15

/**
 * Presses Tab until the control has the focus. Presses that come after it is reached are held back: looking after each
 * one takes longer than the press.
 */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  let stop = 0
  // The page may replace the control meanwhile, so that it is marked again.
  while (stop < STOPS && !(await control.evaluate(holdTabThere))) {
    await pressTab(page)
    stop += SOME
  }
  await expect(control).toBeFocused()
  await control.evaluate((reached: HTMLElement) => delete reached.dataset.tabGoal)
}

/** Presses Tab some times, held down and without waiting in between: else the page draws itself after each press. */
async function pressTab(page: Page): Promise<void> {
  await Promise.all(Array.from({ length: SOME }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
}

/**
 * Runs in the page. Returns whether the control has the focus; if not, makes Tab stay there once it has. At its ends, a
 * dialog moves the focus a frame later: on a busy machine, after the control was reached.
 */
async function holdTabThere(control: HTMLElement | SVGElement): Promise<boolean> {
  await new Promise(requestAnimationFrame)
  if (document.activeElement === control) return true
  control.dataset.tabGoal = ''
  const hold = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !document.activeElement?.hasAttribute('data-tab-goal')) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('keydown', hold, { capture: true })
  return false
}

type Stop = { mark: string; name: string; isCovered: boolean } | undefined

/** Marks every control that is to be reached with the Tab key, and begins at the top; returns how many there are. */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
    const reachable = [...document.querySelectorAll<HTMLElement>(`main :is(${controls})`)].filter(
      (control) => {
        const { disabled, type, checked } = control as HTMLInputElement
        // Of a group of radio buttons, the chosen one is the stop.
        return (
          !disabled && control.tabIndex >= 0 && control.checkVisibility() && (type !== 'radio' || checked)
        )
      },
    )
    for (const [index, control] of reachable.entries()) control.dataset.stop = String(index)
    document.querySelector<HTMLElement>('a[href]')?.focus()
    return reachable.length
  })

/**
 * Notes at each press of Tab what has the focus before it, and whether something that stays on the screen, such as the
 * bottom bar, hides it: asking after each press would take as long as the press.
 */
const noteStops = (page: Page) =>
  page.evaluate(() => {
    const readStop = (): Stop => {
      const control = document.activeElement as HTMLElement | null
      if (!control || control === document.body) return undefined
      const { left, top, width, height } = control.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].map((part) => [left + width / 2, top + height * part] as const)
      const isCovered = points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return !hit || !(control.contains(hit) || hit.contains(control))
      })
      const name = control.getAttribute('aria-label') ?? control.textContent ?? control.tagName
      return { mark: control.dataset.stop ?? '', name, isCovered }
    }
    // A live change may arrive at any time: a button that it keeps busy is no stop for that long.
    const readBusy = (): Stop[] =>
      [...document.querySelectorAll<HTMLElement>('[data-stop][aria-busy="true"]')].map((control) => ({
        mark: control.dataset.stop ?? '',
        name: '',
        isCovered: false,
      }))
    const stops: Stop[] = []
    const note = () => stops.push(readStop(), ...readBusy())
    addEventListener('keydown', note, { capture: true })
    Object.assign(window, {
      takeStops: () => {
        note()
        removeEventListener('keydown', note, { capture: true })
        // The first one is where the last press of an earlier look led.
        return stops.slice(1).map((stop) => stop ?? null)
      },
    })
  })

const takeStops = (page: Page): Promise<(NonNullable<Stop> | null)[]> =>
  page.evaluate(() => Reflect.get(window, 'takeStops')())

/** Presses Tab from the top of the page until it is left: every control is reached on the way, and none is hidden. */
export async function expectAllReached(page: Page, name: string): Promise<void> {
  const count = await markControls(page)
  const reached = new Set<string>()
  const covered = new Set<string>()
  let hasBegun = false
  let hasLeft = false
  for (let presses = 0; presses < count + STOPS && !hasLeft; presses += SOME) {
    await noteStops(page)
    await pressTab(page)
    for (const stop of await takeStops(page)) {
      if (!stop) hasLeft ||= hasBegun
      else if (stop.isCovered) covered.add(stop.name)
      hasBegun ||= stop !== null
      if (stop?.mark) reached.add(stop.mark)
    }
  }
  expect.soft(hasLeft, name).toBe(true)
  expect.soft([...covered], name).toEqual([])
  expect.soft(reached.size, name).toBe(count)
}

/**
 * Expects that every control takes the focus and is then in view, without a press of Tab, which takes ten times as
 * long. They follow each other as they stand on the page.
 */
export async function expectAllTakeFocus(page: Page, name: string): Promise<void> {
  const count = await markControls(page)
  await noteStops(page)
  await page.evaluate(() => {
    // What has the focus is noted at each press.
    const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown'))
    press()
    for (const control of document.querySelectorAll<HTMLElement>('[data-stop]')) {
      control.focus()
      press()
    }
  })
  const stops = (await takeStops(page)).filter((stop) => stop !== null && stop.mark !== '')
  const covered = stops.flatMap((stop) => (stop?.isCovered ? stop.name : []))
  expect.soft(covered, name).toEqual([])
  expect.soft(new Set(stops.map((stop) => stop?.mark)).size, name).toBe(count)
  await expect.soft(page.locator('[tabindex]:not([tabindex="0"], [tabindex^="-"])'), name).toHaveCount(0)
}
