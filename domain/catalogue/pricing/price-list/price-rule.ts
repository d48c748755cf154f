import { daysBetween, type PartyDay, weekdayOf } from '#domain/foundation/time/party-day.ts'

export const RULES_MOST = 100

/** Both ends are included; a missing end is open. */
export type Span = { readonly from?: number | undefined; readonly to?: number | undefined }

/** From one day through another: of one year (`2026-12-12`), or of every year (`12-12`), also over New Year. */
export type DaySpan = { readonly from: string; readonly to: string }

export const FLOORS = ['ground', '1-3', 'higher'] as const
export type Floor = (typeof FLOORS)[number]

/** What must hold for a rule to apply; missing conditions always hold. */
export type RuleConditions = {
  /** 0 is Sunday. */
  readonly weekdays?: readonly number[] | undefined
  readonly days?: readonly DaySpan[] | undefined
  readonly daysAhead?: Span | undefined
  readonly teepees?: Span | undefined
  readonly miles?: Span | undefined
  readonly floors?: readonly Floor[] | undefined
  readonly stairs?: boolean | undefined
}

export type RuleChange = {
  readonly kind: 'add' | 'percent'
  /** Cents, or hundredths of a percent of the theme's line; negative ones take off. */
  readonly amount: number
  readonly per: 'party' | 'teepee'
}

/** One sentence of the owner's price list, such as "Friday and Saturday: $25 more for each teepee". */
export type PriceRule = {
  readonly id: number
  readonly name: string
  readonly nameEs?: string | undefined
  /** Of the rules of one group, only the first that fits applies. */
  readonly group?: string | undefined
  readonly enabled: boolean
  /** For every theme if missing. */
  readonly themeIds?: readonly number[] | undefined
  readonly when: RuleConditions
  readonly change: RuleChange
}

/** What is known about a party. A condition on what is not known does not hold. */
export type KnownParty = {
  readonly themeId?: number | undefined
  readonly day?: PartyDay | undefined
  readonly daysAhead?: number | undefined
  readonly teepees: number
  /** Begun miles by road from the depot. */
  readonly miles?: number | undefined
  readonly floor?: Floor | null | undefined
  readonly stairs?: boolean | null | undefined
}

/** Returns the rules that apply to a party, in order. */
export function findRules(rules: readonly PriceRule[], facts: KnownParty): PriceRule[] {
  const taken = new Set<string>()
  return rules.filter((rule) => {
    const { group } = rule
    if (!rule.enabled || (group && taken.has(group)) || !fits(rule, facts)) return false
    if (group) taken.add(group)
    return true
  })
}

/** Returns whether all conditions hold. */
export function fits({ themeIds, when }: Pick<PriceRule, 'themeIds' | 'when'>, facts: KnownParty): boolean {
  const { day, floor, stairs } = facts
  return (
    holds(themeIds, facts.themeId, (ids, id) => ids.includes(id)) &&
    holds(when.weekdays, day, (weekdays, date) => weekdays.includes(weekdayOf(date))) &&
    holds(when.days, day, (spans, date) => spans.some((span) => isWithin(date, span))) &&
    holds(when.daysAhead, facts.daysAhead, isBetween) &&
    holds(when.teepees, facts.teepees, isBetween) &&
    holds(when.miles, facts.miles, isBetween) &&
    holds(when.floors, floor, (floors, one) => floors.includes(one)) &&
    holds(when.stairs, stairs, (wanted, one) => wanted === one)
  )
}

/** Returns whether a theme can cost something else on another day. */
export function dependsOnDay(rules: readonly PriceRule[], themeId: number): boolean {
  return rules.some(
    ({ enabled, themeIds, when: { weekdays, days, daysAhead } }) =>
      enabled &&
      holds(themeIds, themeId, (ids, id) => ids.includes(id)) &&
      [weekdays, days, daysAhead].some((condition) => condition !== undefined),
  )
}

function holds<Condition, Fact>(
  condition: Condition | undefined,
  fact: Fact | null | undefined,
  check: (condition: Condition, fact: Fact) => boolean,
): boolean {
  if (condition === undefined) return true
  return fact !== undefined && fact !== null && check(condition, fact)
}

function isBetween({ from = -Infinity, to = Infinity }: Span, value: number): boolean {
  return value >= from && value <= to
}

const EVERY_YEAR = 'MM-dd'.length

function isWithin(day: PartyDay, { from, to }: DaySpan): boolean {
  const date = from.length === EVERY_YEAR ? day.slice(-EVERY_YEAR) : day
  return from <= to ? date >= from && date <= to : date >= from || date <= to
}

export function getDaysAhead(today: PartyDay, day: PartyDay): number {
  return Math.max(0, daysBetween(today, day))
}
