/** Durations between instants. Party days differ in length: `party-day.ts` counts them. */
export const HOUR_MILLISECONDS = 3_600_000
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS
