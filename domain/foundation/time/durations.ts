/** Durations between instants. Calendar days differ in length: for those, use `party-day.ts`. */
export const MINUTE_MILLISECONDS = 60_000
export const HOUR_MILLISECONDS = 3_600_000
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
