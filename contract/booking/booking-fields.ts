import { z } from 'zod'
import {
  type BookingAnswers,
  type BookingField,
  describeField,
  eachBookingField,
  isBookingField,
} from '#domain/booking/booking-fields.ts'
import { LONG_HOLD_DAYS_MOST } from '#domain/booking/changes/hold.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import {
  DETAILS_RULES,
  detailsProblem,
  FULL_NAME_MAXIMUM_LENGTH,
  fieldRule,
  GUESTS,
  PHONE_PATTERN,
} from '#domain/booking/order/details-rules.ts'
import { ADDON_QUANTITY, TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { toOneLine } from '#domain/foundation/text/one-line.ts'
import { DEFAULT_START_TIME, PARTY_START_TIMES } from '#domain/foundation/time/party-start.ts'
import { NIGHTS_MOST } from '#domain/foundation/time/stay.ts'
import { FOREIGN_PHONE_PATTERN } from '#domain/people/customers/contact-keys.ts'
import { fieldError, toFieldError } from '../wire/field-message.ts'
import {
  ID_MAX,
  language,
  NO_NUL,
  partyDay,
  storedId,
  text,
  UNSTORABLE,
  wholeBetween,
  wholeNumber,
} from '../wire/fields.ts'

export const couponCode = z
  .string()
  .trim()
  .max(50)
  .nullish()
  .transform((code) => code || null)

/** Returns the schema of a field of the details form, with the form's own messages. */
function detail(field: DetailsField) {
  const missing = detailsProblem(field, '')
  const whole = z.string(missing && { error: toFieldError(missing) }).regex(NO_NUL, UNSTORABLE)
  // Answers to optional questions may have paragraphs.
  return (isBookingField(field) ? whole : whole.overwrite(toOneLine)).trim().superRefine((value, context) => {
    const problem = detailsProblem(field, value)
    if (problem) context.addIssue({ code: 'custom', message: toFieldError(problem) })
  })
}

/** Returns the schema of an optional field: missing, null and empty are all stored as null. */
function answerTo(name: BookingField) {
  const field = describeField(name)
  if (field.kind === 'text')
    return detail(name)
      .nullish()
      .transform((value) => value || null)
  const error = toFieldError(fieldRule(name).message)
  const options = Object.keys(field.options)
  if (field.kind === 'choice')
    return z
      .enum([...options, ''], error)
      .nullish()
      .transform((value) => value || null)
  return z
    .union([z.boolean(), z.enum([...options, ''])], error)
    .nullish()
    .transform((value) => (typeof value === 'string' ? toBoolean(value) : (value ?? null)))
}

const toBoolean = (value: string) => (value === '' ? null : value === 'yes')

type Answer = BookingAnswers[BookingField]
type AnswerSchemas = {
  [Name in BookingField]: z.ZodPipe<
    z.ZodOptional<z.ZodType<Answer>>,
    z.ZodTransform<BookingAnswers[Name], Answer | undefined>
  >
}
type StoredSchemas = { [Name in BookingField]: z.ZodType<BookingAnswers[Name]> }

const [TOO_FEW_GUESTS, TOO_MANY_GUESTS, NO_GUESTS] = DETAILS_RULES.guestCount.map((rule) =>
  toFieldError(rule.message),
)

/** Staff and imports may store a foreign number, too. */
export const staffPhone = z
  .string(toFieldError(DETAILS_RULES.phone[0].message))
  .overwrite(toOneLine)
  .trim()
  .superRefine((phone, context) => {
    if (PHONE_PATTERN.test(phone) || FOREIGN_PHONE_PATTERN.test(phone)) return
    const isForeign = phone.startsWith('+')
    const problem = isForeign ? message('rules.foreignPhone') : DETAILS_RULES.phone[0].message
    context.addIssue({ code: 'custom', message: toFieldError(problem) })
  })
  .meta({
    description: 'Ten digits, or a foreign number with a plus sign and its country code',
    example: '+44 20 7946 0958',
  })

export const numberOfNights = wholeBetween(
  1,
  NIGHTS_MOST,
  fieldError('rules.mostNights', { most: NIGHTS_MOST }),
)

/** What a family, and later the admin, enters about its party. */
export const bookingDetails = {
  themeId: wholeBetween(1, ID_MAX, fieldError('rules.selectTheme')),
  numberOfTeepees: wholeNumber(fieldError('rules.oneTeepee'), {
    min: TEEPEES.minimum,
    max: TEEPEES.maximum,
    tooSmall: fieldError('rules.oneTeepee'),
    tooLarge: fieldError('rules.mostTeepees', { most: TEEPEES.maximum }),
    notWhole: fieldError('fields.wholeTeepees'),
  }),
  bookingDate: partyDay(),
  numberOfNights: numberOfNights.optional().describe('1 by default; what the owner offers at most'),
  customerName: text({
    required: toFieldError(DETAILS_RULES.firstName[0].message),
    min: 2,
    max: FULL_NAME_MAXIMUM_LENGTH,
    isLine: true,
  }),
  customerEmail: detail('email'),
  customerPhone: detail('phone'),
  partyAddress: detail('address'),
  city: detail('city'),
  state: detail('state'),
  zipCode: detail('zipCode'),
  guestCount: wholeNumber(NO_GUESTS, {
    min: GUESTS.minimum,
    max: GUESTS.maximum,
    tooSmall: TOO_FEW_GUESTS,
    tooLarge: TOO_MANY_GUESTS,
  }),
  partyStartTime: z
    .enum(PARTY_START_TIMES, { error: fieldError('bookings.startTime') })
    .nullish()
    .meta({
      description: `When the party begins; ${DEFAULT_START_TIME} by default`,
      example: DEFAULT_START_TIME,
    }),
  ...(eachBookingField(answerTo) as unknown as AnswerSchemas),
  language: language
    .optional()
    .describe('The language of emails and documents; defaults to the language of the request'),
}

/** A family's answers, as in responses. */
export const storedAnswers = eachBookingField((name) => {
  const field = describeField(name)
  if (field.kind === 'yesNo') return z.boolean().nullable()
  return field.kind === 'choice' ? z.enum(Object.keys(field.options)).nullable() : z.string().nullable()
}) as unknown as StoredSchemas

export const addonLine = z.object({
  addonId: storedId,
  quantity: wholeNumber(fieldError('bookings.wholeAddons'), {
    min: ADDON_QUANTITY.minimum,
    max: ADDON_QUANTITY.maximum,
    tooSmall: fieldError('bookings.oneOfEachAddon'),
    tooLarge: fieldError('bookings.tooManyOfAddon', { most: ADDON_QUANTITY.maximum }),
  }),
})

/** In a new order, one unless the quantity is given. */
const newAddonLine = addonLine.extend({
  quantity: addonLine.shape.quantity.default(ADDON_QUANTITY.minimum),
})

/** What determines how much there is to carry. */
export const access = { floor: bookingDetails.floor, stairs: bookingDetails.stairs }

export const damageWaiver = z
  .boolean()
  .optional()
  .describe('Whether the family takes the damage waiver, if the owner offers one')

/** What determines the price of a new booking. */
export const newOrder = {
  themeId: bookingDetails.themeId,
  numberOfTeepees: bookingDetails.numberOfTeepees.default(TEEPEES.default),
  addons: z.array(newAddonLine).max(200).default([]),
  isDeposit: z.boolean().default(false),
  couponCode,
  damageWaiver,
  numberOfNights: bookingDetails.numberOfNights,
}

/** How many days staff hold the date of an unpaid booking. */
export const holdDays = wholeNumber(fieldError('bookings.holdNeeded'), {
  min: 1,
  max: LONG_HOLD_DAYS_MOST,
  tooSmall: fieldError('bookings.holdTooShort'),
  tooLarge: fieldError('bookings.holdTooLong', { most: LONG_HOLD_DAYS_MOST }),
}).meta({ description: 'How many days the date is held for the payment', example: 3 })
