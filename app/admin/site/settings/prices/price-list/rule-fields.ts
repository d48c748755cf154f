import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { trim } from '#app/admin/kit/forms/typed-fields.ts'
import { type Rule, RuleInput } from '#contract/money/price-list.ts'
import { readRule } from '#contract/money/read-price-list.ts'
import { FLOORS, type PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'

export type DaysRow = { readonly from: string; readonly to: string }

const ANY = { from: '', to: '' }

export const NEW_RULE = {
  name: '',
  nameEs: '',
  kind: 'add' as 'add' | 'percent',
  way: 'more' as 'more' | 'less',
  /** Without a sign. */
  amount: '',
  per: 'party' as 'party' | 'teepee',
  /** `0` is Sunday. */
  weekdays: [] as readonly string[],
  days: [] as readonly DaysRow[],
  daysAhead: ANY,
  teepees: ANY,
  miles: ANY,
  floors: [] as readonly string[],
  stairs: '' as '' | 'yes' | 'no',
  themeIds: [] as readonly string[],
  group: '',
}
/** The fields of a rule as typed. */
export type RuleFields = typeof NEW_RULE

export function toRuleFields({
  name,
  nameEs = '',
  group = '',
  themeIds = [],
  when,
  change,
}: Rule): RuleFields {
  const { weekdays = [], days = [], daysAhead, teepees, miles, floors = [], stairs } = when
  return {
    name,
    nameEs,
    kind: change.kind,
    way: change.amount.startsWith('-') ? 'less' : 'more',
    amount: change.amount.replace('-', ''),
    per: change.per,
    weekdays: weekdays.map(String),
    days,
    daysAhead: toTyped(daysAhead),
    teepees: toTyped(teepees),
    miles: toTyped(miles),
    floors,
    stairs: stairs === undefined ? '' : stairs ? 'yes' : 'no',
    themeIds: themeIds.map(String),
    group,
  }
}

/** Returns the request's rule; what is empty is no condition. */
export function toRuleBody(fields: RuleFields) {
  const { name, nameEs, group, weekdays, days, floors, stairs, themeIds, ...others } = trim(fields)
  const { kind, per } = others
  return {
    name,
    nameEs,
    group,
    ...(themeIds.length > 0 && { themeIds: themeIds.map(Number) }),
    when: {
      ...(weekdays.length > 0 && { weekdays: weekdays.map(Number) }),
      ...(days.length > 0 && {
        days: days.map(({ from, to }) => ({ from, to: to || from })),
      }),
      ...span('daysAhead', others.daysAhead),
      ...span('teepees', others.teepees),
      ...span('miles', others.miles),
      ...(floors.length > 0 && { floors: FLOORS.filter((floor) => floors.includes(floor)) }),
      ...(stairs !== '' && { stairs: stairs === 'yes' }),
    },
    change: { kind, amount: toSigned(others), per },
  }
}

/** A typed minus is refused, as no amount has two: more or less is chosen beside it. */
function toSigned({ amount, way }: Pick<RuleFields, 'amount' | 'way'>): string {
  if (amount === '') return amount
  return way === 'less' || amount.startsWith('-') ? `-${amount}` : amount
}

/** Returns the typed rule as the price is computed by it; undefined while it is not valid. */
export function toDraftRule(fields: RuleFields, id: number): PriceRule | undefined {
  const read = RuleInput.safeParse(toRuleBody(fields)).data
  return read && readRule({ ...read, id })
}

function span(name: string, { from, to }: typeof ANY) {
  if (from === '' && to === '') return {}
  return { [name]: { ...(from !== '' && { from }), ...(to !== '' && { to }) } }
}

function toTyped({ from, to }: Rule['when']['miles'] & object = {}): typeof ANY {
  return { from: String(from ?? ''), to: String(to ?? '') }
}

export const RULE_RULES: FormRules<RuleFields> = { schema: RuleInput, toBody: toRuleBody }
