import type { BookingField } from './booking-fields.ts'

/** The fields of the details form in order: required ones, then optional ones. */
export type DetailsField = RequiredField | BookingField

export type RequiredField =
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'guestCount'
