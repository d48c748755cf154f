import { addDays, dayRange, daysBetween, type PartyDay } from '#domain/foundation/time/party-day.ts'

export type ReportRange = { readonly from: PartyDay; readonly to: PartyDay }

/** The longest range of a report: about ten years. */
export const REPORT_DAYS_MAX = 3_660

/** The longest range of one journal export, because QuickBooks requires smaller files. */
export const JOURNAL_DAYS_MAX = 366

/** Up to this many days a report counts by day, beyond that by month. */
const BY_DAY_MOST = 31

export type Period = 'day' | 'month'

export function toPeriod({ from, to }: ReportRange): Period {
  return daysBetween(from, to) < BY_DAY_MOST ? 'day' : 'month'
}

/** Returns every day as `yyyy-MM-dd`, or every month as `yyyy-MM`, including empty ones. */
export function listPeriods(range: ReportRange): string[] {
  const days = dayRange(range.from, range.to)
  return toPeriod(range) === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))]
}

export const RANGE_PRESETS = ['this-month', 'last-12-months', 'this-year', 'next-12-months'] as const
export type RangePreset = (typeof RANGE_PRESETS)[number]

/**
 * Returns the range of a preset. Presets cover whole months, so that a month is never compared with part of another.
 */
export function toRange(preset: RangePreset, today: PartyDay): ReportRange {
  const month = `${today.slice(0, 7)}-01`
  if (preset === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  const from = preset === 'last-12-months' ? monthsLater(month, -11) : month
  const months = preset === 'this-month' ? 1 : 12
  return { from, to: addDays(monthsLater(from, months), -1) }
}

/** Returns the first day of the month this many months later; earlier if negative. */
function monthsLater(first: PartyDay, months: number): PartyDay {
  const count = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}
