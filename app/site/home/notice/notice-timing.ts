export const FIRST_AFTER_MS = 5000
/** Nothing pops up if the visitor clicked or scrolled this recently... */
export const CALM_MS = 3000
/** ...but is tried again after this long. */
export const POSTPONED_MS = 5000
export const STAYS_MS = 7000
export const NEXT_CHOSEN_AFTER_MS = 500
const PAUSE_MS = { least: 10_000, most: 30_000 }

export const SAMPLE_COUNT = 8

/** @param chance from 0 up to 1 */
export function pauseFor(chance: number): number {
  return PAUSE_MS.least + chance * (PAUSE_MS.most - PAUSE_MS.least)
}
