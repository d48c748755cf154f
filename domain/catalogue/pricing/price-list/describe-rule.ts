import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars, formatPercent } from '#domain/foundation/money/money.ts'
import { joinNames, nameWeekday } from '#domain/foundation/text/names.ts'
import { formatMonthDay, formatShort } from '#domain/foundation/time/party-day.ts'
import type { DaySpan, Floor, PriceRule, RuleChange, RuleConditions, Span } from './price-rule.ts'

type Described = Pick<PriceRule, 'when' | 'change'>

/** Returns a rule as a sentence, such as `Friday and Saturday: $25.00 more for each teepee`. */
export function describeRule(
  { when, change }: Described,
  text: Text,
  themeNames: readonly string[] = [],
): string {
  const conditions = describeWhen(when, themeNames, text)
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

function describeWhen(when: RuleConditions, themeNames: readonly string[], text: Text): string[] {
  const { weekdays, days, daysAhead, teepees, miles, floors, stairs } = when
  const join = (names: readonly string[]) => joinNames(names, text.language)
  return [
    themeNames.length > 0 && join(themeNames),
    weekdays && join(weekdays.map((weekday) => nameWeekday(weekday, text.language))),
    days && join(days.map((span) => describeDays(span, text))),
    daysAhead && text('priceList.when.daysAhead', toSpan(daysAhead)),
    teepees && text('priceList.when.teepees', toSpan(teepees)),
    miles && text('priceList.when.miles', toSpan(miles)),
    floors && join(floors.map((floor) => describeFloor(floor, text))),
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
