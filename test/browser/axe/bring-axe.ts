import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame } from '@playwright/test'
import type axe from 'axe-core'
import { type Contrasts, judgeContrastOnce } from './judge-contrast-once.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** A page with axe injected; frames check all contrast every time. */
export type AxeWindow = { axe: typeof axe; contrasts?: Contrasts }

/** The kinds of text that this worker has found to have enough contrast, on whatever page. */
const goodContrasts = new Set<string>()

export function rememberGoodContrasts(kinds: readonly string[]): void {
  for (const kind of kinds) goodContrasts.add(kind)
}

/** Once per document: compiling axe takes as long as a run. */
export async function bringAxe(frame: Frame): Promise<void> {
  const bring = async (more: string) => {
    if (!(await frame.evaluate(() => 'axe' in window)))
      await frame.evaluate(`${AXE};(${rememberColors})();${more}`)
  }
  if (frame.parentFrame() === null)
    return bring(`window.contrasts = (${judgeContrastOnce})(${JSON.stringify([...goodContrasts])}), null`)
  // A frame without scripts may not respond: axe then skips its contents.
  await Promise.race([bring('null').catch(() => undefined), new Promise((done) => setTimeout(done, 1000))])
}

/**
 * Runs in the page. Axe computes the same few colors thousands of times: each text's, and each background's
 * below it. Caching them saves a fifth of a run.
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
