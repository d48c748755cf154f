import type { BookingField } from './booking-fields.ts'

/** The required fields in form order, each with the booking property that stores its value. */
const REQUIRED_FIELDS = {
  firstName: 'customerName',
  lastName: 'customerName',
  email: 'customerEmail',
  phone: 'customerPhone',
  address: 'partyAddress',
  city: 'city',
  state: 'state',
  zipCode: 'zipCode',
  guestCount: 'guestCount',
} as const

export type RequiredField = keyof typeof REQUIRED_FIELDS

/** The fields of the details form: required ones first, then optional ones. */
export type DetailsField = RequiredField | BookingField

type StoredName = (typeof REQUIRED_FIELDS)[RequiredField]
type StoredDetails = { readonly [Name in StoredName]: Name extends 'guestCount' ? number : string }

/* @__NO_SIDE_EFFECTS__ */
export function eachRequiredField<Value>(
  make: (field: RequiredField, storedName: StoredName) => Value,
): Readonly<Record<RequiredField, Value>> {
  const entries = Object.entries(REQUIRED_FIELDS) as [RequiredField, StoredName][]
  return Object.fromEntries(entries.map(([field, storedName]) => [field, make(field, storedName)])) as Record<
    RequiredField,
    Value
  >
}

/**
 * Returns the required fields as a family would have typed them. The first word of the stored name is the first name.
 */
export function toRequiredDetails(booking: StoredDetails): Readonly<Record<RequiredField, string>> {
  const [firstName = '', ...others] = booking.customerName.trim().split(/\s+/)
  return {
    ...eachRequiredField((_, storedName) => String(booking[storedName])),
    firstName,
    lastName: others.join(' '),
  }
}
