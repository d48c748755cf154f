/** A month (`2027-02`) or a day (`2027-02-13`), short for an axis or long for a table. */
export function periodWords(period: string, length: 'short' | 'long'): string {
  const isDay = period.length > 7
  const date = new Date(`${isDay ? period : `${period}-01`}T00:00:00Z`)
  return date.toLocaleDateString('en-US', { ...SHAPES[isDay ? 'day' : 'month'][length], timeZone: 'UTC' })
}

const SHAPES = {
  day: { short: { day: 'numeric' }, long: { dateStyle: 'medium' } },
  month: { short: { month: 'short' }, long: { month: 'long', year: 'numeric' } },
} as const
