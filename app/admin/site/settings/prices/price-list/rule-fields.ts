import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type Rule, RuleInput } from '#contract/money/price-list.ts'
import { readRule } from '#contract/money/read-price-list.ts'
import { FLOORS, type PriceRule } from '#domain/catalogue/pricing/price-list/price-rule.ts'

export type DaysRow = { readonly from: string; readonly to: string }

/** The form's own shape: everything as typed. */
export type RuleFields = {
  name: string
  nameEs: string
  kind: 'add' | 'percent'
  way: 'more' | 'less'
  /** Without a sign. */
  amount: string
  per: 'party' | 'teepee'
  /** `0` is Sunday. */
  weekdays: readonly string[]
  days: readonly DaysRow[]
  daysAheadFrom: string
  daysAheadTo: string
  teepeesFrom: string
  teepeesTo: string
  milesFrom: string
  milesTo: string
  floors: readonly string[]
  stairs: '' | 'yes' | 'no'
  themeIds: readonly string[]
  group: string
}

export const NEW_RULE: RuleFields = {
  name: '',
  nameEs: '',
  kind: 'add',
  way: 'more',
  amount: '',
  per: 'party',
  weekdays: [],
  days: [],
  daysAheadFrom: '',
  daysAheadTo: '',
  teepeesFrom: '',
  teepeesTo: '',
  milesFrom: '',
  milesTo: '',
  floors: [],
  stairs: '',
  themeIds: [],
  group: '',
}

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
    daysAheadFrom: toTyped(daysAhead?.from),
    daysAheadTo: toTyped(daysAhead?.to),
    teepeesFrom: toTyped(teepees?.from),
    teepeesTo: toTyped(teepees?.to),
    milesFrom: toTyped(miles?.from),
    milesTo: toTyped(miles?.to),
    floors,
    stairs: stairs === undefined ? '' : stairs ? 'yes' : 'no',
    themeIds: themeIds.map(String),
    group,
  }
}

/** Returns the request's rule; what is empty is no condition. */
export function toRuleBody(fields: RuleFields) {
  const { weekdays, days, floors, stairs, themeIds } = fields
  return {
    name: fields.name.trim(),
    nameEs: fields.nameEs.trim(),
    group: fields.group.trim(),
    ...(themeIds.length > 0 && { themeIds: themeIds.map(Number) }),
    when: {
      ...(weekdays.length > 0 && { weekdays: weekdays.map(Number) }),
      ...(days.length > 0 && {
        days: days.map(({ from, to }) => ({ from: from.trim(), to: to.trim() || from.trim() })),
      }),
      ...span('daysAhead', fields.daysAheadFrom, fields.daysAheadTo),
      ...span('teepees', fields.teepeesFrom, fields.teepeesTo),
      ...span('miles', fields.milesFrom, fields.milesTo),
      ...(floors.length > 0 && { floors: FLOORS.filter((floor) => floors.includes(floor)) }),
      ...(stairs !== '' && { stairs: stairs === 'yes' }),
    },
    change: {
      kind: fields.kind,
      amount: toSigned(fields),
      per: fields.per,
    },
  }
}

/** A typed minus is refused, as no amount has two: more or less is chosen beside it. */
function toSigned({ amount, way }: RuleFields): string {
  const typed = amount.trim()
  if (typed === '') return typed
  return way === 'less' || typed.startsWith('-') ? `-${typed}` : typed
}

/** Returns the typed rule as the price is computed by it; undefined while it is not valid. */
export function toDraftRule(fields: RuleFields, id: number): PriceRule | undefined {
  const read = RuleInput.safeParse(toRuleBody(fields)).data
  return read && readRule({ ...read, id })
}

function span(name: string, from: string, to: string) {
  if (from.trim() === '' && to.trim() === '') return {}
  return {
    [name]: {
      ...(from.trim() !== '' && { from: from.trim() }),
      ...(to.trim() !== '' && { to: to.trim() }),
    },
  }
}

function toTyped(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}

/** Request fields that have another name in the form. */
const FIELDS: Readonly<Record<string, keyof RuleFields>> = {
  'when.daysAhead.from': 'daysAheadFrom',
  'when.daysAhead.to': 'daysAheadTo',
  'when.teepees.from': 'teepeesFrom',
  'when.teepees.to': 'teepeesTo',
  'when.miles.from': 'milesFrom',
  'when.miles.to': 'milesTo',
}

/** The server names a rule by its place in the list. */
const PLACE = /^rules\.\d+\./

export const RULE_RULES: FormRules<RuleFields> = {
  schema: RuleInput,
  toBody: toRuleBody,
  toField: (path) => FIELDS[path.replace(PLACE, '')],
}
