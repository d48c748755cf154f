import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { type AxeWindow, bringAxe, rememberGoodContrasts } from './axe/bring-axe.ts'

/**
 * Takes a quarter of the time of axe's defaults, which also describe passed rules and refetch every style
 * sheet for the one rule about locked screen orientation.
 */
const FAULTS_ONLY: axe.RunOptions = { resultTypes: ['violations'], preload: false }

/** Content that waits for the next response. A busy button is checked as it is. */
const DIMMED = '[aria-busy="true"]:not(button, label, [role="switch"])'

/**
 * Expects no axe violations once the page is laid out completely, nothing is dimmed while loading, and no
 * fade is running: while elements change their size, axe looks for a text's background in the wrong place.
 */
export async function expectAccessible(page: Page, options: axe.RunOptions = {}): Promise<void> {
  await expect(page.locator(DIMMED)).toHaveCount(0)
  await page.evaluate(layOutAll)
  await page.evaluate(untilStill)
  expect(await findViolations(page, options)).toEqual([])
}

/**
 * Expects no violations, except of the landmark rules: an email has no landmarks, since it is shown within a
 * page.
 */
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
      // What is behind a modal cannot be reached, and was looked at without it.
      const modals = document.querySelectorAll('dialog:modal, [data-modal]')
      const { violations } = await axe.run(modals.length > 0 ? modals : document, asked)
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      return { faults, judged: contrasts?.end() ?? [] }
    },
    { ...FAULTS_ONLY, ...options },
  )
  rememberGoodContrasts(judged)
  return faults
}

/** Runs in the page. The page's own script does the same on interaction. */
function layOutAll(): void {
  for (const part of document.querySelectorAll('.drawn-in-view')) part.classList.remove('drawn-in-view')
}

/** Runs in the page. Ignores infinite animations, such as a spinner. */
async function untilStill(): Promise<void> {
  const ending = () =>
    document.getAnimations().filter(({ playState, effect }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      return playState === 'running' && !isEndless
    })
  for (let moving = ending(); moving.length > 0; moving = ending())
    await Promise.allSettled(moving.map(({ finished }) => finished))
}
