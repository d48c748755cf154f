import { z } from 'zod'
import { fieldError } from './field-message.ts'
import './without-eval.ts'
import { EMAIL_MAXIMUM_LENGTH, NAME_LENGTH } from '#domain/booking/order/details-rules.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import { MAXIMUM_CENTS, parseDollars, toDecimal } from '#domain/foundation/money/money.ts'
import { EMAIL_PATTERN } from '#domain/foundation/text/email-pattern.ts'
import { FREE_TEXT_MAXIMUM_LENGTH, SEARCH_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { toOneLine } from '#domain/foundation/text/one-line.ts'
import { daysBetween, isPartyDay } from '#domain/foundation/time/party-day.ts'

export const NO_NUL = /^[^\0]*$/
export const UNSTORABLE = fieldError('api.unstorable')
export const language = z.enum(LANGUAGES, fieldError('fields.language', { languages: LANGUAGES.join(' ') }))

/** Fields added to responses that contain the owner's texts if another language than English was requested. */
export const inOtherLanguage = {
  englishName: z.string().optional().describe('The name in English, if another language was requested'),
  inEnglish: z
    .array(z.string())
    .optional()
    .describe('Fields and texts that are in English because they have no translation'),
}

/** The largest PostgreSQL integer. */
export const ID_MAX = 2_147_483_647

/** A number as sent: a JSON number, or a string from a form or URL. */
export type NumberOrText = number | string

/** For changes to things that can be rented. */
export const asksAboutBookedDays = z
  .boolean()
  .describe(
    'False: a change that would leave too little for booked days is refused with breaks_bookings. Missing or true: it is saved',
  )

/** For changes that are refused if they would break booked days. */
export const force = z
  .boolean()
  .optional()
  .describe('Save although it breaks booked days; staff have seen which')
export const forceQuery = z.object({ force: z.enum(['true', 'false']).optional() })

/** A trimmed line or paragraph of text; `required` is the message for an empty one, and for one that is too short. */
export function text({
  required = fieldError('fields.required'),
  min = 1,
  max,
  isLine = false,
}: {
  required?: string
  min?: number
  max: number
  /** Line breaks become blanks: names appear in subjects of mails and in greetings. */
  isLine?: boolean
}) {
  const whole = z.string({ error: required }).regex(NO_NUL, UNSTORABLE)
  return (isLine ? whole.overwrite(toOneLine) : whole).trim().min(min, required).max(max, tooLong(max))
}

/** Optional text: missing, null and empty are all stored as null. */
export function optionalText(max: number) {
  return z
    .string()
    .regex(NO_NUL, UNSTORABLE)
    .trim()
    .max(max, tooLong(max))
    .nullish()
    .transform((value) => value || null)
}

/**
 * Refuses text of more than `max` characters. The message is built only when needed: formatting the first number costs
 * 15 ms at startup.
 */
export const tooLong = (max: number) => ({ error: () => fieldError('fields.atMost', { most: max }) })

export const REASON_MAX = 500
export const NAME_MAX = NAME_LENGTH.maximum
export const FREE_TEXT_MAX = FREE_TEXT_MAXIMUM_LENGTH

/** An e-mail address, by the same rule as in bookings and forms. */
export function email(message = fieldError('rules.validEmail')) {
  return z
    .string({ error: message })
    .trim()
    .max(EMAIL_MAXIMUM_LENGTH, message)
    .pipe(z.email({ pattern: EMAIL_PATTERN, error: message }))
}

const NO_AMOUNT = fieldError('fields.amount')

type AmountMessages = {
  /** For none at all. */
  readonly missing?: string
  /** For what is no amount. */
  readonly message?: string
  readonly negative?: string
  readonly zero?: string
}

/**
 * Input: dollars as a decimal string, or a number with at most two decimals. Output: a decimal string such as "249.00".
 */
export function amount(messages: AmountMessages = {}) {
  const { message = NO_AMOUNT, missing = message, zero } = messages
  const negative = messages.negative ?? zero ?? message
  const findProblem = (value: string | number, cents: number | undefined): string | undefined => {
    if (typeof value === 'string' && value.trim() === '') return missing
    if (cents === undefined || cents > MAXIMUM_CENTS) return message
    return cents < 0 ? negative : cents === 0 ? zero : undefined
  }
  return z
    .union([z.string(), z.number()], { error: ({ input }) => (input == null ? missing : message) })
    .transform((value, context) => {
      const cents = parseDollars(value, { allowNegative: true })
      const problem = findProblem(value, cents)
      if (cents !== undefined && problem === undefined) return toDecimal(cents)
      context.addIssue({ code: 'custom', message: problem ?? message })
      return z.NEVER
    })
    .meta({ description: 'US dollars, a decimal string with two places', example: '249.00' })
}

/** An amount in a request that may be negative. */
export const signedAmount = z
  .union([z.string(), z.number()], { error: NO_AMOUNT })
  .transform((value, context) => {
    const cents = parseDollars(value, { allowNegative: true })
    if (cents !== undefined && Math.abs(cents) <= MAXIMUM_CENTS) return toDecimal(cents)
    context.addIssue({ code: 'custom', message: NO_AMOUNT })
    return z.NEVER
  })
  .meta({ description: 'US dollars, negative for what costs less', example: '-75.00' })

/** An amount in a response: always a decimal string of dollars with two decimals. */
export const decimal = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ description: 'US dollars', example: '249.00' })

/** An amount in a response that may be negative. */
export const signedDecimal = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'US dollars, negative if refunds exceed payments', example: '249.00' })

export function partyDay(message = fieldError('rules.selectDate')) {
  return z
    .string({ error: message })
    .refine(isPartyDay, message)
    .meta({ description: 'A calendar date in Miami, yyyy-MM-dd', example: '2027-02-13' })
}

/** The first and the last day of a query that returns at most this many. */
export const daysUpTo = (most: number) =>
  z
    .object({ from: partyDay(), to: partyDay() })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) < most, {
      path: ['to'],
      message: fieldError('calendar.daysBetween', { most }),
    })

export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('fields.time'))

/** An instant in a response: ISO 8601 in UTC. */
export const instant = z.iso.datetime().meta({ example: '2027-01-04T15:30:00.000Z' })

const NUMBER_TEXT = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/

/** Also accepts a number as a string, as forms and URLs send it. Lists, true and null are not numbers. */
export function numeric<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value: NumberOrText) => (typeof value === 'string' && NUMBER_TEXT.test(value) ? Number(value) : value),
    schema,
  )
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

type Bounds = {
  readonly min?: number
  readonly max?: number
  readonly tooSmall?: string | undefined
  readonly tooLarge?: string | undefined
  /** Shown for what is no whole number, such as 2.5; by default the message for nothing at all. */
  readonly notWhole?: string | undefined
}

/** A whole number; `message` is shown for anything else. */
export function wholeNumber(message: string | undefined, bounds: Bounds = {}) {
  const { min, max, tooSmall, tooLarge, notWhole = message } = bounds
  const number = z.number({ error: ({ input }) => (isNothing(input) ? message : notWhole) }).int(notWhole)
  const atLeast = min === undefined ? number : number.min(min, tooSmall)
  return numeric(max === undefined ? atLeast : atLeast.max(max, tooLarge))
}

/** A whole number within these bounds; `message` is shown for anything else. */
export function wholeBetween(min: number, max: number, message: string) {
  return wholeNumber(message, { min, max, tooSmall: message, tooLarge: message })
}

export const wholeDays = (max: number) =>
  wholeBetween(0, max, fieldError('fields.wholeDaysUpTo', { most: max }))

export const pathId = wholeBetween(1, ID_MAX, fieldError('fields.addressNumber'))

/** A booking's reference in a path, as typed from a mail: case, dashes and look-alike letters do not matter. */
export const pathReference = z.string().transform((typed, context) => {
  const meant = normalizeReference(typed)
  if (meant) return meant
  context.addIssue({ code: 'custom', message: fieldError('bookings.notAReference') })
  return z.NEVER
})

/** The id of a stored row, as sent by a form or a query. */
export const storedId = wholeNumber(undefined, { min: 1, max: ID_MAX })

export const searchText = z.string().max(SEARCH_MAXIMUM_LENGTH)

/** The requested page of a long list, counted from 1. */
export const pageNumber = wholeNumber(undefined, { min: 1, max: 1_000_000 })

export const pageSize = (most: number) => wholeNumber(undefined, { min: 1, max: most })

/** Which page of a long list is requested, of how many rows at most. */
export const pageRequest = (most: number, usual = 50) => ({
  page: pageNumber.default(1),
  pageSize: pageSize(most).default(usual),
})

/** Which page of a long list it is. */
export const pagePlace = { total: z.int(), page: z.int(), pageSize: z.int() }

/** A picture's URL: a path on this site, or an https URL. */
export function imagePath() {
  return text({ required: fieldError('pictures.pathRequired'), max: 1000 }).refine(
    isImageAddress,
    fieldError('pictures.pathOrAddress'),
  )
}

/** Any base will do: it only serves to distinguish a path on this site from a URL of another. */
const THIS_SITE = 'https://this-site.invalid'

/** Browsers read `//` and `/\` as the start of another site's URL. */
function isImageAddress(value: string): boolean {
  if (!/^(\/|https:\/\/)/.test(value)) return false
  try {
    const isHere = new URL(value, THIS_SITE).origin === THIS_SITE
    return isHere === value.startsWith('/')
  } catch {
    return false
  }
}
