import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Takes a quarter of the time of axe's defaults, which also describe passed rules, check frames of other sites through
 * a second page, and fetch every sheet again for the one rule about sheets that lock a screen's orientation.
 */
const FAULTS_ONLY = { resultTypes: ['violations' as const], preload: false }

/**
 * Expects no axe violations, once all of the page is laid out and nothing on it fades in or out: while parts still
 * change their size, axe looks for the ground of a text where another part stands.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(layOutAll)
  await page.evaluate(untilStill)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(FAULTS_ONLY).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
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
