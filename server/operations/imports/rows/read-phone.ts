import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min'
import { PHONE_PATTERN } from '#domain/booking/order/details-rules.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { ImportChange } from '#domain/operations/imports/import-changes.ts'
import { tidyCell } from '#domain/operations/imports/tidy-cell.ts'

type ReadPhone = {
  /** As typed if it has ten digits in a usual form, otherwise ten digits, or the country code and the number. */
  readonly phone?: string
  readonly extension?: string
  readonly changes: readonly ImportChange[]
}

export type PhoneReader = (cell: string) => ReadPhone | Message

type Parse = (text: string, country: CountryCode) => PhoneNumber | undefined

/** The lengths of all countries' numbers weigh 80 kB, and few starts of the server are followed by an import. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return (cell) => readPhone(cell, parsePhoneNumberFromString)
}

/** What people write if there is no number. */
const NONE = /^(?:[-?./\s]*|n\/?a|none|no|no phone|unknown|ninguno|sin tel[eé]fono)$/i

/** The ten digits of a US number: neither area nor exchange begins with 0 or 1. */
const US_NUMBER = /^[2-9]\d{2}[2-9]\d{6}$/

/**
 * Reads the phone number that is surely meant, whatever a spreadsheet or a family made of it. No digit is ever cut off
 * or added: a number that could be another one is refused.
 */
function readPhone(cell: string, parse: Parse): ReadPhone | Message {
  const typed = tidyCell(cell)
  if (PHONE_PATTERN.test(typed)) return { phone: typed, changes: [] }
  if (NONE.test(typed)) return { changes: [] }
  const digits = spreadsheetDigits(typed)
  if (typeof digits === 'object') return digits
  const plain = withPlus(digits)
  const parts = splitNumbers(plain)
    .map((part) => understand(part, parse))
    .filter((part) => part !== undefined)
  const [first] = parts
  if (first && parts.length > 1)
    return parts.every(({ phone }) => phone === first.phone) ? first : message('imports.phoneTwo', { cell })
  const found = understand(plain, parse)
  if (found) return found
  // What is no number at all is refused by the rule for phone numbers.
  return plain.replace(/\D/g, '').length < LEAST_DIGITS
    ? { phone: typed, changes: [] }
    : message('imports.phoneUnclear', { cell })
}

const LEAST_DIGITS = 7

/** Undoes what a spreadsheet does to a long number: decimals, separators of thousands, an exponent. */
function spreadsheetDigits(typed: string): string | Message {
  const plain = typed.replace(/^=\s*"?|"$/g, '')
  const [, decimal] = /^(\+?\d+|\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})[.,]0+$/.exec(plain) ?? []
  if (decimal !== undefined) return decimal
  const [, whole = '', fraction = '', exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d+)$/i.exec(plain) ?? []
  // With fewer digits than the exponent says, the others were rounded away.
  if (exponent !== undefined)
    return fraction.length === Number(exponent)
      ? whole + fraction
      : message('imports.phoneRounded', { cell: typed })
  return /^\d{1,3}([.,' ])\d{3}\1\d{3}\1\d{3}$/.test(plain) ? plain.replace(/\D/g, '') : plain
}

/** Writes the ways to dial abroad as a plus sign. */
function withPlus(text: string): string {
  return text
    .replace(/^(.*?)\(\s*\+\s*(\d{1,3})\s*\)/, '$1+$2 ')
    .replace(/(\+\s*\d{1,3}[\s.-]*)\(0\)/, '$1')
    .replace(/^\D*?(?:011|00)[\s.-]*(?=[1-9])/, '+')
}

/** A run of digits that looks like a whole US number. */
const WHOLE = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ]?)\d{3}[-. ]?\d{4}(?!\d)/g

/** Two numbers in a cell are separated by a sign, by a word, or by nothing but a blank. */
function splitNumbers(text: string): string[] {
  const whole = text.match(WHOLE) ?? []
  return whole.length > 1 ? whole : text.split(/[/;|,&]|\s(?:or|and|o|y)\s/i)
}

/** Returns undefined if a digit would be left over, or the number is none of its country. */
function understand(text: string, parse: Parse): ReadPhone | undefined {
  const number = parse(text, 'US')
  if (!number?.isPossible()) return undefined
  const { countryCallingCode: code, nationalNumber: national, ext: extension } = number
  const typed = text.replace(/\D/g, '').slice(0, extension ? 0 - extension.length : undefined)
  const kept = extension ? { extension } : {}
  const changes: ImportChange[] = extension ? ['phone_extension'] : []
  if (code === '1')
    return US_NUMBER.test(national) && (typed === national || typed === `1${national}`)
      ? { phone: national, ...kept, changes: ['phone_tidied', ...changes] }
      : undefined
  // Some write the zero that is dialed within their country also after its code.
  if (!text.includes('+') || ![code + national, `${code}0${national}`].includes(typed)) return undefined
  const phone = parse(number.number, 'US')?.formatInternational()
  return phone ? { phone, ...kept, changes: ['phone_country_code', ...changes] } : undefined
}
