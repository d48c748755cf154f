import { toPlainCharacters } from '#domain/foundation/text/plain-characters.ts'
import { PHONE_PATTERN } from './details-rules.ts'

/** The country code, as written, dialled from abroad or dialled at home, before the ten digits of a U.S. number. */
const COUNTRY_CODE = /^(?:tel:)?\s*\(?(?:\+|00)?1\)?[-. /]*(?=(?:\D*\d){10})/i
const SEPARATORS = /[-. /()]+/g
const EXTENSION = /(?:[#;,]+|\bx|\be?xt(?:n|ension)?\b)[\s.:=]*\d{1,6}$/i
const FOREIGN = /^(?:tel:)?\s*\(?(?:\+(?!1)|00(?!1)|011)/i

/**
 * Returns a phone number as typed, pasted or filled in, without what is harmless: invisible marks, odd blanks and dashes,
 * `tel:`, and the country code or the dialled 1 before a whole U.S. number. What is left is checked as before. Nothing
 * is cut off that could belong to the number.
 */
export function cleanPhone(typed: string): string {
  const plain = toPlainCharacters(typed).trimStart()
  const national = isDialled(plain) ? plain.replace(COUNTRY_CODE, '') : plain
  if (PHONE_PATTERN.test(national.trim())) return national
  const digits = national.replace(SEPARATORS, '')
  return /^\d{10}$/.test(digits) ? formatPhone(digits) : national
}

/** A 1 without a sign may also begin a number of ten digits; then it belongs to it. */
function isDialled(plain: string): boolean {
  return COUNTRY_CODE.test(plain) && !/^\D*1(?:\D*\d){9}$/.test(plain)
}

function formatPhone(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Why the form cannot take a number that may be right: each has a hint that says what to do. */
type PhoneTrouble = 'foreign' | 'extension'

export function findPhoneTrouble(typed: string): PhoneTrouble | undefined {
  if (FOREIGN.test(typed)) return 'foreign'
  const shortened = typed.replace(EXTENSION, '')
  if (shortened !== typed && PHONE_PATTERN.test(cleanPhone(shortened).trim())) return 'extension'
  return undefined
}
