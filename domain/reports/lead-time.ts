/** Days before the party from which each group begins; the last one has no end. */
export const LEAD_TIME_FROM = [0, 7, 14, 30, 60, 90, 180] as const

/** `7–13 days`, `180 days or more`. */
export function leadTimeWords(from: number): string {
  const next = LEAD_TIME_FROM.find((begin) => begin > from)
  return next === undefined ? `${from} days or more` : `${from}–${next - 1} days`
}
