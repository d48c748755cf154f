import { type BookingText, describeText, isBookingText } from './booking-fields.ts'
import { EMAIL_PATTERN } from './email-pattern.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from './free-text.ts'

/** 10 digits: `3055550123`, `(305) 555-0123`, `305.555.0123`, `305 555 0123`. */
export const PHONE_PATTERN = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/

/** 5 digits, optionally followed by a dash or space and 4 more. */
export const ZIP_PATTERN = /^\d{5}(?:[- ]\d{4})?$/

export const GUESTS = { minimum: 1, maximum: 20, default: 6 } as const
export const NAME_LENGTH = { minimum: 2, maximum: 100 } as const
/** First and last name, with the space between them. */
export const FULL_NAME_MAXIMUM_LENGTH = NAME_LENGTH.maximum * 2 + 1
export const EMAIL_MAXIMUM_LENGTH = 254

/** A sentence for the field, and the predicate that has to hold for it not to be shown. */
export type DetailsRule = { readonly holds: (value: string) => boolean; readonly message: string }

// The notes below let a bundle that only needs a length leave the table out.
/* @__NO_SIDE_EFFECTS__ */
const atLeast = (length: number, label: string): DetailsRule => ({
  holds: (value) => value.trim().length >= length,
  message: `${label} must be at least ${length} characters`,
})

/* @__NO_SIDE_EFFECTS__ */
const atMost = (length: number, label: string): DetailsRule => ({
  holds: (value) => value.trim().length <= length,
  message: `${label} must be at most ${length} characters`,
})

/* @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp, message: string): DetailsRule => ({
  holds: (value) => pattern.test(value.trim()),
  message,
})

/* @__NO_SIDE_EFFECTS__ */
const guests = (holds: (count: number) => boolean, message: string): DetailsRule => ({
  holds: (value) => holds(Number(value)),
  message,
})

/** The rules of what every booking must tell, per field in the order in which they are told. Values are what was typed. */
export const DETAILS_RULES = {
  firstName: [atLeast(NAME_LENGTH.minimum, 'First name'), atMost(NAME_LENGTH.maximum, 'First name')],
  lastName: [atLeast(NAME_LENGTH.minimum, 'Last name'), atMost(NAME_LENGTH.maximum, 'Last name')],
  email: [
    atMost(EMAIL_MAXIMUM_LENGTH, 'Email'),
    matching(EMAIL_PATTERN, 'Please enter a valid email address'),
  ],
  phone: [matching(PHONE_PATTERN, 'Please enter a valid phone number')],
  address: [atLeast(5, 'Address'), atMost(FREE_TEXT_MAXIMUM_LENGTH, 'Address')],
  city: [atLeast(2, 'City'), atMost(NAME_LENGTH.maximum, 'City')],
  state: [atLeast(2, 'State'), atMost(NAME_LENGTH.maximum, 'State')],
  zipCode: [matching(ZIP_PATTERN, 'Please enter a valid ZIP code')],
  guestCount: [
    guests((count) => !(count < GUESTS.minimum), `Minimum guest count is ${GUESTS.minimum}`),
    guests((count) => !(count > GUESTS.maximum), `Maximum guest count is ${GUESTS.maximum}`),
    guests(Number.isInteger, 'Please enter the number of guests'),
  ],
} as const satisfies Record<string, readonly DetailsRule[]>

/** What the details form asks, in its order: what must be told, then what may be. */
export type DetailsField = keyof typeof DETAILS_RULES | BookingText

/** The sentence to show at a field, or nothing when all its rules hold. */
export function detailsProblem(field: DetailsField, value: string): string | undefined {
  const rules: readonly DetailsRule[] = isBookingText(field) ? [textRule(field)] : DETAILS_RULES[field]
  return rules.find((rule) => !rule.holds(value))?.message
}

function textRule(name: BookingText): DetailsRule {
  const { label, maximumLength } = describeText(name)
  return atMost(maximumLength, label)
}
