import type { ChangedField, KindFacts } from '#contract/operations/audit-facts.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { getExemptionMessage } from '#domain/catalogue/pricing/tax-exemption.ts'
import { fromStored, type StoredMessage } from '#domain/foundation/messages/stored-messages.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatMoment, formatShort, isPartyDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type Field, getValueName } from './field-names.ts'
import { asTyped, joinLines, type Line, line, type Piece, splitByReader, textLine } from './line.ts'
import { nestedChanges } from './nested-changes.ts'

type Changes = KindFacts<'changes'>

/** Formats changes one after the other, as `price: 45.00 → 50.00`. */
export function describeChanges(
  { changes, theme, taxExemption, addons, priceReason, overruled, area }: Changes,
  language: Language,
): Line {
  const parts = [
    ...differing(changes, language).map((changed) =>
      splitByReader(
        change(changed.field, {
          before: formatPlainValue(changed.before),
          after: formatPlainValue(changed.after),
        }),
        theme && changed.field === 'themeId'
          ? change('themeId', getBoth(theme, asTyped))
          : changeForPeople(language, changed),
      ),
    ),
    ...(taxExemption ? [change('taxExemption', getBoth(taxExemption, exemptionIn(language)))] : []),
    ...(addons ? [change('addons', getBoth(addons, addonsIn(language)))] : []),
    ...(priceReason === undefined
      ? []
      : [textLine(language, 'audit.facts.priceByHand', { reason: asTyped(priceReason) })]),
    ...(area ? [[textIn(language)(`audit.facts.area.${area}`)]] : []),
    ...(overruled ? [[describeOverruled(language, overruled)]] : []),
  ]
  return joinLines(parts, '; ')
}

/** Leaves out objects that only a later release stores differently, unless nothing else changed. */
function differing(changes: Changes['changes'], language: Language): Changes['changes'] {
  const relevant = changes.filter(
    ({ field, before, after }) => nestedChanges(field, { before, after }, language)?.length !== 0,
  )
  return relevant.length > 0 ? relevant : changes
}

/** Returns why the day was not available for a booking that staff made anyway. */
export function describeOverruled(language: Language, stored: StoredMessage): string {
  return textIn(language)('audit.facts.overruled', { refusal: formatStoredMessage(language, stored) })
}

/** Returns a stored message as text; undefined if this release does not know its name. */
export function formatStoredMessage(language: Language, stored: StoredMessage): string {
  const known = fromStored(stored)
  return known ? textIn(language)(known) : ''
}

/** Returns a stored value as text; null and undefined become empty. */
export function formatPlainValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns a day in words for people; the API keeps it as stored. */
export function describeDay(language: Language, day: PartyDay): Line {
  return splitByReader([day], [formatShort(day, language)])
}

type Both<Value> = { readonly before: Value; readonly after: Value }

function change(field: string, { before, after }: Both<Piece | Line>): Line {
  return line`${{ field }}: ${before} → ${after}`
}

function getBoth<Value>({ before, after }: Both<Value>, tellOne: (value: Value) => Piece | Line) {
  return { before: tellOne(before), after: tellOne(after) }
}

/** An object is described by what differs inside it. */
function changeForPeople(language: Language, { field, before, after }: ChangedField): Line {
  const inside = nestedChanges(field, { before, after }, language)
  if (!inside || inside.length === 0)
    return change(accountOr(field, after), getBoth({ before, after }, valueIn(language, field)))
  const tellOne = valueIn(language, field)
  return joinLines(
    inside.map(
      ({ name, ...both }) => line`${{ field }}, ${name}: ${tellOne(both.before)} → ${tellOne(both.after)}`,
    ),
    '; ',
  )
}

/** Two journal accounts share their names with settings, whose values are objects. */
function accountOr(field: string, value: unknown): string {
  return typeof value === 'string' && (field === 'delivery' || field === 'tax') ? `${field}Account` : field
}

function valueIn(language: Language, field: string) {
  const text = textIn(language)
  return (value: unknown): Piece | Line => {
    if (value === null || value === undefined || value === '') return text('audit.nested.nothing')
    if (typeof value === 'boolean') return text(value ? 'audit.nested.yes' : 'audit.nested.no')
    if (isList(value))
      return value.length === 0
        ? text('audit.nested.nothing')
        : asTyped(value.map(formatPlainValue).join(', '))
    const plain = formatPlainValue(value)
    if (INSTANT.test(plain)) return formatMoment(new Date(plain), language)
    if (isPartyDay(plain)) return formatShort(plain, language)
    if (AMOUNTS.has(field) && AMOUNT.test(plain)) return formatDollars(toCents(plain))
    return getValueName(language, field, plain) ?? asTyped(plain)
  }
}

/** Fields with an amount in dollars, by their names in the API. */
const AMOUNTS: ReadonlySet<string> = new Set<Field>([
  'totalAmount',
  'depositAmount',
  'discountAmount',
  'finalAmount',
  'pricePerTeepee',
  'price',
  'minimumAmount',
])
const AMOUNT = /^-?\d+\.\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function exemptionIn(language: Language) {
  return (exemption: NonNullable<Changes['taxExemption']>['after']) =>
    exemption
      ? textIn(language)(getExemptionMessage(exemption))
      : splitByReader([], [textIn(language)('audit.nested.nothing')])
}

function addonsIn(language: Language) {
  return (lines: NonNullable<Changes['addons']>['after']): Line =>
    lines.length === 0
      ? [textIn(language)('audit.facts.noAddons')]
      : joinLines(
          lines.map(({ name, quantity }) => line`${quantity} × ${asTyped(name)}`),
          ', ',
        )
}
