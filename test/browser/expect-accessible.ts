import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator(DIMMED)).toHaveCount(0)
  await page.evaluate(layOutAll)
  await page.evaluate(untilStill)
  expect(await findViolations(page)).toEqual([])
}

/** Expects what axe finds without the rules about landmarks, which a mail has none of: it is shown within a page. */
export async function expectReadable(page: Page): Promise<void> {
  const options: axe.RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] }
  expect(await findViolations(page, options)).toEqual([])
}

/** Expects that letters stand out as much as the stricter of the two rules about contrast asks. */
export async function expectStrongContrast(page: Page): Promise<void> {
  expect(await findViolations(page, { runOnly: ['color-contrast-enhanced'] })).toEqual([])
}

async function findViolations(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  for (const frame of page.frames()) await bringAxe(frame)
  return page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { ...FAULTS_ONLY, ...options },
  )
}

/** Once for each document: compiling axe takes as long as a run of it. */
async function bringAxe(frame: Frame): Promise<void> {
  const bring = async () => {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${AXE};(${rememberColors})()`)
  }
  if (frame.parentFrame() === null) return bring()
  // A frame in which no script may run need not answer: axe then says nothing of what is in it.
  await Promise.race([bring().catch(() => undefined), new Promise((done) => setTimeout(done, 1000))])
}

/**
 * Runs in the page. Axe works out the same few colors thousands of times: each text's, and each ground's below it. Read
 * once each, they save a fifth of a look.
 */
function rememberColors(): void {
  type Parts = Record<'r' | 'g' | 'b' | 'alpha', number>
  type Color = Parts & { parseString(words: string): Color }
  const { prototype } = (
    window as unknown as { axe: { commons: { color: { Color: { prototype: Color } } } } }
  ).axe.commons.color.Color
  const { parseString } = prototype
  const known = new Map<string, Parts>()
  prototype.parseString = function (words) {
    const parts = known.get(words)
    if (parts) return Object.assign(this, parts)
    const { r, g, b, alpha } = parseString.call(this, words)
    known.set(words, { r, g, b, alpha })
    return this
  }
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
