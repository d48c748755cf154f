import { FIELDS_IN_SPANISH } from './staff-spanish-fields.ts'

const STAFF_SPANISH = FIELDS_IN_SPANISH

/** An English text with a literal Spanish translation. */
export type KnownText = keyof typeof STAFF_SPANISH

const NUMBER = /\d[\d,]*/g

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
