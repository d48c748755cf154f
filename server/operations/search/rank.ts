import type { Found } from '#contract/operations/search.ts'

/** A result and how well it matches; higher is better. */
export type Ranked = { readonly found: Found; readonly score: number }

/** Scores for matches, from best to worst. */
export const SCORE = {
  number: 100,
  wholeName: 90,
  nameStart: 80,
  otherName: 75,
  wordStart: 70,
  part: 50,
  elsewhere: 30,
} as const

/** Returns how well a name matches what was typed, ignoring case and accents. */
export function calculateScore(name: string, typed: string): number {
  const [text, wanted] = [normalizeForSearch(name), normalizeForSearch(typed)]
  if (text === wanted) return SCORE.wholeName
  if (text.startsWith(wanted)) return SCORE.nameStart
  if (text.split(/[\s@.,-]+/).some((word) => word.startsWith(wanted))) return SCORE.wordStart
  return text.includes(wanted) ? SCORE.part : SCORE.elsewhere
}

/** Normalizes a text for comparison: lower case, without accents. */
export function normalizeForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
