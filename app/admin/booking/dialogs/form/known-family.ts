import { type BookingFields, toBookingFields } from './booking-fields.ts'

/** Staff chose a family by one of these. */
const CONTACT = ['customerName', 'customerEmail', 'customerPhone'] as const
/** Filled in as a whole: parts of two addresses are no address. */
const ADDRESS = ['partyAddress', 'city', 'state', 'zipCode'] as const

/** The details that stay the same from one party to the next. */
export const KNOWN = [...CONTACT, 'language', ...ADDRESS] as const

type KnownField = (typeof KNOWN)[number]
type KnownFields = Pick<BookingFields, KnownField>
/** What was filled in from a known family. */
export type Filled = Partial<KnownFields>

const EMPTY: KnownFields = toBookingFields(undefined)

/**
 * Returns what a known family fills in: its contact details, and its language and address unless staff typed others,
 * since the form began or since another family was filled in.
 */
export function getFilling(fields: KnownFields, family: KnownFields, filled: Filled = {}): Filled {
  const free = [['language'] as const, ADDRESS].filter(
    (names) => isUntouched(names, fields, EMPTY) || isUntouched(names, fields, filled),
  )
  return pick([...CONTACT, ...free.flat()], family)
}

/** Returns the fields to empty if it was another family: those that nobody changed since, but not the number. */
export function getClearing(fields: KnownFields, filled: Filled): Filled {
  const groups = [['customerName'], ['customerEmail'], ['language'], ADDRESS] as const
  return pick(groups.filter((names) => isUntouched(names, fields, filled)).flat(), EMPTY)
}

function isUntouched(names: readonly KnownField[], fields: KnownFields, before: Filled): boolean {
  // A ZIP code fills in its city.
  const isCityOfZip = (name: KnownField) => name === 'city' && Boolean(before.zipCode)
  return names.every((name) => fields[name] === before[name] || isCityOfZip(name))
}

function pick(names: readonly KnownField[], from: KnownFields): Filled {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}
