import type { ChangedField, FactsOf } from '#contract/audit-facts.ts'
import type { Language } from '#domain/language.ts'
import { exemptionWords } from '#domain/pricing/tax-exemption.ts'
import { type Said, tell } from '#domain/sentences/said.ts'
import { sentencesIn } from '#domain/sentences/sentences-in.ts'
import { SPANISH_VALUES } from './field-names.ts'
import { joined, type Line, line, type Piece, typed } from './line.ts'

type Changes = FactsOf<'changes'>

/** Returns `price: 45.00 → 50.00`, one change after the other. */
export function changesInWords(
  { changes, taxExemption, addons, overruled }: Changes,
  language: Language,
): Line {
  const parts = [
    ...changes.map((changed) =>
      change(changed.field, {
        before: valueIn(language, changed, changed.before),
        after: valueIn(language, changed, changed.after),
      }),
    ),
    ...(taxExemption ? [change('taxExemption', bothOf(taxExemption, exemptionIn(language)))] : []),
    ...(addons ? [change('addons', bothOf(addons, addonsIn(language)))] : []),
    ...(overruled ? [[overruledIn(language, overruled)]] : []),
  ]
  return joined(parts, '; ')
}

/** Returns why the day was not available, for a booking that staff made all the same. */
export function overruledIn(language: Language, said: Said): string {
  const words = language === 'es' ? 'aunque el calendario decía' : 'although the calendar said'
  return `${words}: ${sentenceIn(language, said)}`
}

export function sentenceIn(language: Language, said: Said): string {
  return tell(said, sentencesIn(language))
}

/** Returns a stored value as text; nothing is an empty one. */
export function plainValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

type Both<Value> = { readonly before: Value; readonly after: Value }

function change(field: string, { before, after }: Both<Piece | Line>): Line {
  return line`${{ field }}: ${before} → ${after}`
}

function bothOf<Value>({ before, after }: Both<Value>, tellOne: (value: Value) => Piece | Line) {
  return { before: tellOne(before), after: tellOne(after) }
}

function valueIn(language: Language, { field }: ChangedField, value: unknown): Piece {
  const plain = plainValue(value)
  if (language !== 'es') return plain
  if (typeof value === 'boolean') return value ? 'sí' : 'no'
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = SPANISH_VALUES
  const known = Object.hasOwn(words, field) ? words[field] : undefined
  return known && Object.hasOwn(known, plain) ? (known[plain] ?? plain) : typed(plain)
}

function exemptionIn(language: Language) {
  return (exemption: NonNullable<Changes['taxExemption']>['after']) =>
    exemption ? exemptionWords(exemption, language) : ''
}

function addonsIn(language: Language) {
  const none = language === 'es' ? 'ninguno' : 'none'
  return (lines: NonNullable<Changes['addons']>['after']): Line =>
    lines.length === 0
      ? [none]
      : joined(
          lines.map(({ name, quantity }) => line`${quantity} × ${typed(name)}`),
          ', ',
        )
}
