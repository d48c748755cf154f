import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type AxeWindow, bringAxe, rememberGoodContrasts } from './axe/bring-axe.ts'

/**
 * Takes a quarter of the time of axe's defaults, which also describe passed rules and fetch every sheet again for the one
 * rule about sheets that lock a screen's orientation.
 */
const FAULTS_ONLY: axe.RunOptions = { resultTypes: ['violations'], preload: false }

/** Results that wait for the next answer. A button that is busy is looked at as it is. */
const DIMMED = '[aria-busy="true"]:not(button, label, [role="switch"])'

/**
 * Expects no axe violations, once all of the page is laid out, nothing on it is dimmed until the next answer, and
 * nothing fades in or out: while parts still change their size, axe looks for the ground of a text where another part
 * stands.
 */
export async function expectAccessible(page: Page, options: axe.RunOptions = {}): Promise<void> {
  await expect(page.locator(DIMMED)).toHaveCount(0)
  await page.evaluate(layOutAll)
  await page.evaluate(untilStill)
  expect(await findViolations(page, options)).toEqual([])
}

/** Expects what axe finds without the rules about landmarks, which a mail has none of: it is shown within a page. */
export async function expectReadable(page: Page): Promise<void> {
  const options: axe.RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }
  expect(await findViolations(page, options)).toEqual([])
}

/** Expects no violations, and that letters stand out as much as the stricter of the two rules about contrast asks. */
export async function expectReadableInTheSun(page: Page): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } }
  await expectAccessible(page, { rules })
}

/** Expects the contrast of the stricter rule alone, of a page that is looked at in other colors. */
export async function expectStrongContrast(page: Page): Promise<void> {
  expect(await findViolations(page, { runOnly: ['color-contrast-enhanced'] })).toEqual([])
}

async function findViolations(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  const { faults, judged } = await page.evaluate(
    async (asked) => {
      const { axe, contrasts } = window as unknown as AxeWindow
      contrasts?.begin()
      const { violations } = await axe.run(document, asked)
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      return { faults, judged: contrasts?.end() ?? [] }
    },
    { ...FAULTS_ONLY, ...options },
  )
  rememberGoodContrasts(judged)
  return faults
}

/** Runs in the page. Its own script does the same when somebody uses it. */
function layOutAll(): void {
  for (const part of document.querySelectorAll('.drawn-in-view')) part.classList.remove('drawn-in-view')
}

/** Runs in the page. Does not wait for endless animations, such as a spinner. */
async function untilStill(): Promise<void> {
  const ending = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState === 'running' && !isEndless
    })
  for (let moving = ending(); moving.length > 0; moving = ending())
    await Promise.allSettled(moving.map(({ finished }) => finished))
}
