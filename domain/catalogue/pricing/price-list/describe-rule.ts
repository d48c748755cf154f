import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars, formatPercent } from '#domain/foundation/money/money.ts'
import { addDays, formatMonthDay, formatShort } from '#domain/foundation/time/party-day.ts'
import type { DaySpan, Floor, PriceRule, RuleChange, RuleConditions, Span } from './price-rule.ts'

type Described = Pick<PriceRule, 'when' | 'change'>

/** Returns a rule as a sentence, such as `Friday and Saturday: $25.00 more for each teepee`. */
export function describeRule(
  { when, change }: Described,
  text: Text,
  themeNames: readonly string[] = [],
): string {
  const conditions = [...(themeNames.length > 0 ? [join(themeNames, text)] : []), ...describeWhen(when, text)]
  return text('priceList.sentence', {
    when: conditions.length > 0 ? conditions.join(', ') : text('priceList.always'),
    change: describeChange(change, text),
  })
}

function describeChange({ kind, amount, per }: RuleChange, text: Text): string {
  const size = Math.abs(amount)
  const isEach = kind === 'add' && per === 'teepee'
  return text(isEach ? 'priceList.change.eachTeepee' : 'priceList.change.forParty', {
    amount: kind === 'percent' ? formatPercent(size) : formatDollars(size),
    way: amount < 0 ? 'less' : 'more',
  })
}

function describeWhen(when: RuleConditions, text: Text): string[] {
  const { weekdays, days, daysAhead, teepees, miles, floors, stairs } = when
  const names = weekdays?.map((weekday) => formatWeekday(weekday, text))
  return [
    names && join(names, text),
    days &&
      join(
        days.map((span) => describeDays(span, text)),
        text,
      ),
    daysAhead && text('priceList.when.daysAhead', toSpan(daysAhead)),
    teepees && text('priceList.when.teepees', toSpan(teepees)),
    miles && text('priceList.when.miles', toSpan(miles)),
    floors &&
      join(
        floors.map((floor) => describeFloor(floor, text)),
        text,
      ),
    stairs !== undefined && text('priceList.when.stairs', { stairs: stairs ? 'yes' : 'no' }),
  ].filter((part) => typeof part === 'string')
}

export function describeFloor(floor: Floor, text: Text): string {
  return text(`bookingFields.floor.options.${floor}`)
}

export function describeDays({ from, to }: DaySpan, text: Text): string {
  const [first, last] = [formatDay(from, text), formatDay(to, text)]
  return from === to ? first : text('priceList.when.days', { first, last })
}

/** Days of every year are shown without one; 2024 has a February 29. */
function formatDay(day: string, { language }: Text): string {
  return day.length === 'MM-dd'.length ? formatMonthDay(`2024-${day}`, language) : formatShort(day, language)
}

function toSpan({ from, to }: Span) {
  const kind =
    from === undefined || from === 0 ? 'to' : to === undefined ? 'from' : from === to ? 'just' : 'both'
  return { kind, from: from ?? 0, to: to ?? 0 } as const
}

/** A Sunday. */
const FIRST = '2023-01-01'

export function formatWeekday(weekday: number, { locale }: Text): string {
  const day = new Date(`${addDays(FIRST, weekday)}T00:00:00Z`)
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}

function join(parts: readonly string[], { locale }: Text): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}
