import { type BookingField, describeField, isBookingField } from '../booking/booking-fields.ts'
import type { DetailsField, RequiredField } from '../booking/details-fields.ts'
import type { Sentences } from '../sentences/english.ts'
import { type Said, tell } from '../sentences/said.ts'
import { EMAIL_PATTERN } from '../text/email-pattern.ts'
import { FREE_TEXT_MAXIMUM_LENGTH } from '../text/free-text.ts'

/** 10 digits: `3055550123`, `(305) 555-0123`, `305.555.0123`, `305 555 0123`. */
export const PHONE_PATTERN = /^(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/

/** 5 digits, optionally followed by a dash or space and 4 more. */
export const ZIP_PATTERN = /^\d{5}(?:[- ]\d{4})?$/

export const GUESTS = { minimum: 1, maximum: 20, default: 6 } as const
export const NAME_LENGTH = { minimum: 2, maximum: 100 } as const
/** First and last name, with the space between them. */
export const FULL_NAME_MAXIMUM_LENGTH = NAME_LENGTH.maximum * 2 + 1
export const EMAIL_MAXIMUM_LENGTH = 254

/** A sentence for the field, shown unless the predicate holds. */
export type DetailsRule = { readonly holds: (value: string) => boolean; readonly said: Said }

// The annotations below let a bundle that only needs a length leave the table out.
/* @__NO_SIDE_EFFECTS__ */
const atLeast = (length: number, field: DetailsField): DetailsRule => ({
  holds: (value) => value.trim().length >= length,
  said: { sentence: 'fieldAtLeast', about: [field, length] },
})

/* @__NO_SIDE_EFFECTS__ */
const atMost = (length: number, field: DetailsField): DetailsRule => ({
  holds: (value) => value.trim().length <= length,
  said: { sentence: 'fieldAtMost', about: [field, length] },
})

/* @__NO_SIDE_EFFECTS__ */
const matching = (pattern: RegExp, sentence: keyof Sentences): DetailsRule => ({
  holds: (value) => pattern.test(value.trim()),
  said: { sentence, about: [] },
})

/* @__NO_SIDE_EFFECTS__ */
const guests = (holds: (count: number) => boolean, said: Said): DetailsRule => ({
  holds: (value) => holds(Number(value)),
  said,
})

/** The rules for the required details of a booking, per field in the order of their checks. Values are as typed. */
export const DETAILS_RULES = {
  firstName: [atLeast(NAME_LENGTH.minimum, 'firstName'), atMost(NAME_LENGTH.maximum, 'firstName')],
  lastName: [atLeast(NAME_LENGTH.minimum, 'lastName'), atMost(NAME_LENGTH.maximum, 'lastName')],
  email: [atMost(EMAIL_MAXIMUM_LENGTH, 'email'), matching(EMAIL_PATTERN, 'validEmail')],
  phone: [matching(PHONE_PATTERN, 'validPhone')],
  address: [atLeast(5, 'address'), atMost(FREE_TEXT_MAXIMUM_LENGTH, 'address')],
  city: [atLeast(2, 'city'), atMost(NAME_LENGTH.maximum, 'city')],
  state: [atLeast(2, 'state'), atMost(NAME_LENGTH.maximum, 'state')],
  zipCode: [matching(ZIP_PATTERN, 'validZip')],
  guestCount: [
    guests((count) => !(count < GUESTS.minimum), { sentence: 'minimumGuests', about: [GUESTS.minimum] }),
    guests((count) => !(count > GUESTS.maximum), { sentence: 'maximumGuests', about: [GUESTS.maximum] }),
    guests(Number.isInteger, { sentence: 'wholeGuests', about: [] }),
  ],
} as const satisfies Record<RequiredField, readonly DetailsRule[]>

/** Returns the sentence to show at a field, or nothing if all its rules hold. */
export function detailsProblem(
  field: DetailsField,
  value: string,
  sentences?: Sentences,
): string | undefined {
  const rules: readonly DetailsRule[] = isBookingField(field) ? [fieldRule(field)] : DETAILS_RULES[field]
  const broken = rules.find((rule) => !rule.holds(value))
  return broken && tell(broken.said, sentences)
}

/** Returns the rule of an optional field, by its kind. */
export function fieldRule(name: BookingField): DetailsRule {
  const field = describeField(name)
  if (field.kind === 'text') return atMost(field.maximumLength, name)
  return {
    holds: (value) => value === '' || Object.hasOwn(field.options, value),
    said: { sentence: 'fieldNoOption', about: [name] },
  }
}
