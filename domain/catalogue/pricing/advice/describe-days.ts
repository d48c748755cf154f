import type { Text } from '#domain/foundation/messages/text.ts'
import { joinNames, nameMonth } from '#domain/foundation/text/names.ts'
import type { RuleConditions } from '../price-list/price-rule.ts'
import type { DayGroup } from './find-days.ts'

/** Returns a group of days as people say it, such as `December Saturdays`. */
export function describeDays({ weekdays, months }: DayGroup, text: Text): string {
  const join = (parts: readonly string[]) => joinNames(parts, text.language)
  const inMonths = join(months.map((month) => nameMonth(month, text.language)))
  const onWeekdays = join(
    weekdays.map((weekday) => text('priceAdvice.weekday', { weekday: String(weekday) })),
  )
  if (months.length === 0) return onWeekdays
  if (weekdays.length === 0) return text('priceAdvice.daysIn', { months: inMonths })
  return text('priceAdvice.weekdaysIn', { months: inMonths, weekdays: onWeekdays })
}

export function toConditions({ weekdays, months }: DayGroup): RuleConditions {
  return { ...(weekdays.length > 0 && { weekdays }), ...(months.length > 0 && { days: months.map(toSpan) }) }
}

/** A leap year, so that February 29 is a day of every year. */
const YEAR = 2024

function toSpan(month: number) {
  const twoDigits = String(month).padStart(2, '0')
  const last = new Date(Date.UTC(YEAR, month, 0)).getUTCDate()
  return { from: `${twoDigits}-01`, to: `${twoDigits}-${last}` }
}
