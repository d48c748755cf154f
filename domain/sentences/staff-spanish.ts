import { type Cents, formatDollars } from '../money/money.ts'
import { FIELDS_IN_SPANISH } from './staff-spanish-fields.ts'
import { FINDINGS_IN_SPANISH } from './staff-spanish-findings.ts'
import { REFUSALS_IN_SPANISH } from './staff-spanish-refusals.ts'

const STAFF_SPANISH = { ...REFUSALS_IN_SPANISH, ...FIELDS_IN_SPANISH, ...FINDINGS_IN_SPANISH }

/** An English text with a literal Spanish translation. */
export type KnownText = keyof typeof STAFF_SPANISH

/** Writes a known English text with its amounts, to be stored. */
export function withAmounts(text: keyof typeof FINDINGS_IN_SPANISH, ...amounts: readonly Cents[]): string {
  const written = amounts.map((cents) => formatDollars(cents)).values()
  return text.replace(/\{\}/g, () => written.next().value ?? '')
}

/** An amount counts as one number. */
const NUMBER = /\$\d[\d,]*\.\d\d|\d[\d,]*/g

/** Returns an English text of the API in Spanish, if it is known; copies numbers that depend on its rule. */
export function knownInSpanish(text: string): string | undefined {
  if (isKnown(text)) return STAFF_SPANISH[text]
  const anyNumber = text.replace(NUMBER, '{}')
  const numbers = text.match(NUMBER)?.values()
  if (!numbers || !isKnown(anyNumber)) return undefined
  return STAFF_SPANISH[anyNumber].replace(/\{\}/g, () => numbers.next().value ?? '')
}

function isKnown(text: string): text is KnownText {
  return Object.hasOwn(STAFF_SPANISH, text)
}
