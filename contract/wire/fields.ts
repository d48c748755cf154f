import { z } from 'zod'
import { fieldError } from './field-message.ts'
import './without-eval.ts'
import { MAXIMUM_CENTS, parseDollars, toDecimal } from '#domain/money/money.ts'
import { EMAIL_MAXIMUM_LENGTH, NAME_LENGTH } from '#domain/order/details-rules.ts'
import { EMAIL_PATTERN } from '#domain/text/email-pattern.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/text/free-text.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { isPartyDay } from '#domain/time/party-day.ts'

export const NO_NUL = /^[^\0]*$/
export const UNSTORABLE = fieldError('api.unstorable')
/** The language of a reader. */
export const language = z.enum(LANGUAGES, fieldError('fields.language', { languages: LANGUAGES.join(' ') }))

/** Fields added to responses with the owner's texts if another language than English was requested. */
export const inOtherLanguage = {
  englishName: z
    .string()
    .optional()
    .meta({ description: 'The name in English, where others were asked for' }),
  inEnglish: z
    .array(z.string())
    .optional()
    .meta({ description: 'Fields and texts that are English because they have no translation' }),
}

/** The largest PostgreSQL integer. */
export const ID_MAX = 2_147_483_647

/** A number as sent: a JSON number, or text as typed. */
export type NumberOrText = number | string

/** A trimmed line or paragraph of text; `required` is the sentence for an empty one, and for one that is too short. */
/** For changes to things that can be rented. */
export const asksAboutBookedDays = z.boolean().meta({
  description:
    'False: a change that would leave booked days with too little is refused as breaks_bookings. Missing or true: it is saved',
})

export function text({
  required = fieldError('fields.required'),
  min = 1,
  max,
}: {
  required?: string
  min?: number
  max: number
}) {
  return z
    .string({ error: required })
    .regex(NO_NUL, UNSTORABLE)
    .trim()
    .min(min, required)
    .max(max, tooLong(max))
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

/** What refuses text of more than `max` characters. Written only then: the first number in words takes 15 ms of a start. */
export const tooLong = (max: number) => ({
  error: () => fieldError('fields.atMost', { most: max }),
})

export const REASON_MAX = 500
export const NAME_MAX = NAME_LENGTH.maximum
export const FREE_TEXT_MAX = FREE_TEXT_MAXIMUM_LENGTH

/** An address by the rule that bookings and forms have, too. */
export function email(message = fieldError('rules.validEmail')) {
  return z
    .string({ error: message })
    .trim()
    .max(EMAIL_MAXIMUM_LENGTH, message)
    .pipe(z.email({ pattern: EMAIL_PATTERN, error: message }))
}

/**
 * Input: dollars as a decimal string or a number with at most two decimals. Output: a decimal string such as "249.00".
 */
const NO_AMOUNT = fieldError('fields.amount')

export function amount(options: { message?: string; negative?: string; zero?: string } = {}) {
  const { message = NO_AMOUNT, zero } = options
  const negative = options.negative ?? zero ?? message
  return z
    .union([z.string(), z.number()], { error: message })
    .transform((value, context) => {
      const cents = parseDollars(value, { allowNegative: true })
      const refusal =
        cents === undefined || cents > MAXIMUM_CENTS
          ? message
          : cents < 0
            ? negative
            : cents === 0
              ? zero
              : undefined
      if (cents === undefined || refusal) {
        context.addIssue({ code: 'custom', message: refusal ?? message })
        return z.NEVER
      }
      return toDecimal(cents)
    })
    .meta({ description: 'US dollars, a decimal string with two places', example: '249.00' })
}

/** An amount in a request that can be negative. */
export const signedAmount = z
  .union([z.string(), z.number()], { error: NO_AMOUNT })
  .transform((value, context) => {
    const cents = parseDollars(value, { allowNegative: true })
    if (cents !== undefined && Math.abs(cents) <= MAXIMUM_CENTS) return toDecimal(cents)
    context.addIssue({ code: 'custom', message: NO_AMOUNT })
    return z.NEVER
  })
  .meta({ description: 'US dollars, below zero for what costs less', example: '-75.00' })

/** An amount in a response: always a decimal string with two places. */
export const decimal = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .meta({ description: 'US dollars', example: '249.00' })

/** Does the same for an amount that can be negative. */
export const signedDecimal = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'US dollars, below zero where more went back than came', example: '249.00' })

export function partyDay(message = fieldError('rules.selectDate')) {
  return z
    .string({ error: message })
    .refine(isPartyDay, message)
    .meta({ description: 'A calendar date in Miami, yyyy-MM-dd', example: '2027-02-13' })
}

/** An instant in a response: ISO 8601 in UTC. */
export const instant = z.iso.datetime().meta({ example: '2027-01-04T15:30:00.000Z' })

const NO_SUCH_NUMBER = fieldError('fields.addressNumber')

const NUMBER_TEXT = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/

/** Also accepts a number as text, as forms and addresses send it. A list, true or null is no number. */
export function numeric<S extends z.ZodType>(schema: S) {
  return z.preprocess(
    (value: NumberOrText) => (typeof value === 'string' && NUMBER_TEXT.test(value) ? Number(value) : value),
    schema,
  )
}

type Bounds = {
  readonly min?: number
  readonly max?: number
  readonly tooSmall?: string | undefined
  readonly tooLarge?: string | undefined
}

/** A whole number; `message` is the sentence for anything else. */
export function wholeNumber(message: string | undefined, { min, max, tooSmall, tooLarge }: Bounds = {}) {
  const number = z.number({ error: message }).int(message)
  const atLeast = min === undefined ? number : number.min(min, tooSmall)
  return numeric(max === undefined ? atLeast : atLeast.max(max, tooLarge))
}

/** A whole number from none on; `message` is the sentence for anything else. */
export function wholeUpTo(max: number, message: string) {
  return wholeNumber(message, { min: 0, max, tooSmall: message, tooLarge: message })
}

/** Days, from none on. */
export const wholeDays = (max: number) => wholeUpTo(max, fieldError('fields.wholeDaysUpTo', { most: max }))

/** The id in a path such as /api/themes/7. */
export const idParams = z.object({
  id: wholeNumber(NO_SUCH_NUMBER, {
    min: 1,
    max: ID_MAX,
    tooSmall: NO_SUCH_NUMBER,
    tooLarge: NO_SUCH_NUMBER,
  }),
})

/** The id of a stored row, as sent by a form or a query. */
export const storedId = wholeNumber(undefined, { min: 1, max: ID_MAX })

/** The requested page of a long list, counted from 1. */
export const pageNumber = wholeNumber(undefined, { min: 1, max: 1_000_000 })

/** The number of rows per page. */
export const pageSize = (most: number) => wholeNumber(undefined, { min: 1, max: most })

/** A picture's address: a path on this site or an https address. */
export function imagePath(required = fieldError('pictures.pathRequired')) {
  return text({ required, max: 1000 }).refine(isImageAddress, fieldError('pictures.pathOrAddress'))
}

/** Any site will do: it tells a path on the site itself from the address of another site. */
const THIS_SITE = 'https://this-site.invalid'

/** Browsers read `//` and `/\` as the beginning of another site's address. */
function isImageAddress(value: string): boolean {
  if (!/^(\/|https:\/\/)/.test(value) || !URL.canParse(value, THIS_SITE)) return false
  const isHere = new URL(value, THIS_SITE).origin === THIS_SITE
  return isHere === value.startsWith('/')
}
