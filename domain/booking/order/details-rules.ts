import { type Message, message } from '#domain/foundation/messages/message.ts'
import { EMAIL_PATTERN } from '#domain/foundation/text/email-pattern.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '#domain/foundation/text/free-text.ts'
import { type BookingField, describeField, isBookingField } from '../booking-fields.ts'
import type { DetailsField, RequiredField } from '../details-fields.ts'

/** 10 digits: `3055550123`, `(305) 555-0123`, `305.555.0123`, `305 555 0123`. */
export const PHONE_PATTERN = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/

/** 5 digits, optionally followed by a dash or space and 4 more. */
export const ZIP_PATTERN = /^\d{5}(?:[- ]\d{4})?$/

export const GUESTS = { minimum: 1, maximum: 20, default: 6 } as const
export const NAME_LENGTH = { minimum: 2, maximum: 100 } as const
/** First and last name, with the space between them. */
export const FULL_NAME_MAXIMUM_LENGTH = NAME_LENGTH.maximum * 2 + 1
export const EMAIL_MAXIMUM_LENGTH = 254

/** A check with the sentence shown at the field when it fails. */
type DetailsRule = { readonly holds: (value: string) => boolean; readonly message: Message }

/* @__NO_SIDE_EFFECTS__ */
const getName = (field: DetailsField): Message => message(`rules.field.${field}`)

// These annotations let a bundler drop the table from bundles that only need a length.
/* @__NO_SIDE_EFFECTS__ */
const atLeast = (length: number, field: DetailsField): DetailsRule => ({
  holds: (value) => value.trim().length >= length,
  message: message('rules.atLeast', { field: getName(field), length }),
})

/* @__NO_SIDE_EFFECTS__ */
const atMost = (length: number, field: DetailsField): DetailsRule => ({
  holds: (value) => value.trim().length <= length,
  message: message('rules.atMost', { field: getName(field), length }),
})

/* @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp, broken: Message): DetailsRule => ({
  holds: (value) => pattern.test(value.trim()),
  message: broken,
})

/* @__NO_SIDE_EFFECTS__ */
const guests = (holds: (count: number) => boolean, broken: Message): DetailsRule => ({
  holds: (value) => holds(Number(value)),
  message: broken,
})

/** The rules for the required details, by field and in the order they are checked. They take values as typed. */
export const DETAILS_RULES = {
  firstName: [atLeast(NAME_LENGTH.minimum, 'firstName'), atMost(NAME_LENGTH.maximum, 'firstName')],
  lastName: [atLeast(NAME_LENGTH.minimum, 'lastName'), atMost(NAME_LENGTH.maximum, 'lastName')],
  email: [atMost(EMAIL_MAXIMUM_LENGTH, 'email'), matching(EMAIL_PATTERN, message('rules.validEmail'))],
  phone: [matching(PHONE_PATTERN, message('rules.validPhone'))],
  address: [atLeast(5, 'address'), atMost(FREE_TEXT_MAXIMUM_LENGTH, 'address')],
  city: [atLeast(2, 'city'), atMost(NAME_LENGTH.maximum, 'city')],
  state: [atLeast(2, 'state'), atMost(NAME_LENGTH.maximum, 'state')],
  zipCode: [matching(ZIP_PATTERN, message('rules.validZip'))],
  guestCount: [
    guests((count) => !(count < GUESTS.minimum), message('rules.minimumGuests', { count: GUESTS.minimum })),
    guests((count) => !(count > GUESTS.maximum), message('rules.maximumGuests', { count: GUESTS.maximum })),
    guests(Number.isInteger, message('rules.wholeGuests')),
  ],
} as const satisfies Record<RequiredField, readonly DetailsRule[]>

/** Returns the number of children that was typed; the usual one if no booking can have it. */
export function readGuestCount(typed: string): number {
  return detailsProblem('guestCount', typed) ? GUESTS.default : Number(typed)
}

/** Returns the message to show at a field; undefined if all its rules hold. */
export function detailsProblem(field: DetailsField, value: string): Message | undefined {
  const rules: readonly DetailsRule[] = isBookingField(field) ? [fieldRule(field)] : DETAILS_RULES[field]
  return rules.find((rule) => !rule.holds(value))?.message
}

export function fieldRule(name: BookingField): DetailsRule {
  const field = describeField(name)
  if (field.kind === 'text') return atMost(field.maximumLength, name)
  return {
    holds: (value) => value === '' || Object.hasOwn(field.options, value),
    message: message('rules.noOption', { field: getName(name) }),
  }
}
