import type { FormRules } from '#app/admin/forms/form-rules.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { changeBooking, createPhoneBooking } from '#contract/booking/staff-bookings.ts'
import { type BookingField, eachBookingField, toInputValue } from '#domain/booking/booking-fields.ts'
import { detailsProblem, GUESTS } from '#domain/order/details-rules.ts'
import { TEEPEES } from '#domain/order/selection-rules.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import { DEFAULT_START_TIME } from '#domain/time/party-start.ts'

export type AddonLine = { readonly addonId: number; readonly quantity: number }

/** The fields of a booking as typed. */
export type BookingFields = {
  language: Language
  themeId: string
  numberOfTeepees: string
  bookingDate: string
  partyStartTime: string
  customerName: string
  customerEmail: string
  customerPhone: string
  partyAddress: string
  city: string
  state: string
  zipCode: string
  guestCount: string
  addons: readonly AddonLine[]
  couponCode: string
  isDeposit: boolean
  /** The certificate of a customer who pays no sales tax; null for all others. */
  taxExemption: { readonly certificate: string; readonly until: string } | null
  /** Shown only for a new booking: empty for one that is confirmed and keeps its date. */
  holdDays: string
  sendPaymentLink: boolean
  /** Likewise: what is due now was taken in cash. */
  isCash: boolean
  /** How a change of an existing booking is priced. */
  priceBy: 'catalogue' | 'waived' | 'byHand'
  agreedAmount: string
  priceReason: string
} & Record<BookingField, string>

const BY_CATALOGUE = { priceBy: 'catalogue', agreedAmount: '', priceReason: '' } as const

const NEW_BOOKING: BookingFields = {
  language: DEFAULT_LANGUAGE,
  themeId: '',
  numberOfTeepees: String(TEEPEES.default),
  bookingDate: '',
  partyStartTime: DEFAULT_START_TIME,
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  partyAddress: '',
  city: 'Miami',
  state: 'FL',
  zipCode: '',
  guestCount: String(GUESTS.default),
  ...eachBookingField(() => ''),
  addons: [],
  couponCode: '',
  isDeposit: true,
  taxExemption: null,
  holdDays: '',
  sendPaymentLink: true,
  isCash: false,
  ...BY_CATALOGUE,
}

export function toBookingFields(booking: Booking | undefined): BookingFields {
  if (!booking) return NEW_BOOKING
  const { bookingDate, customerName, customerEmail, customerPhone, partyAddress } = booking
  const { city, state, zipCode, isDeposit, taxExemption } = booking
  return {
    language: booking.language,
    bookingDate,
    partyStartTime: booking.partyStartTime,
    customerName,
    customerEmail,
    customerPhone,
    partyAddress,
    city,
    state,
    zipCode,
    isDeposit,
    taxExemption: taxExemption ? { ...taxExemption, until: taxExemption.until ?? '' } : null,
    holdDays: '',
    sendPaymentLink: false,
    isCash: false,
    ...BY_CATALOGUE,
    themeId: String(booking.themeId),
    numberOfTeepees: String(booking.numberOfTeepees),
    guestCount: String(booking.guestCount),
    ...eachBookingField((name) => toInputValue(booking[name])),
    addons: booking.addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    couponCode: booking.couponCode ?? '',
  }
}

/** Returns the fields that differ from the booking: an older phone number is kept until a user changes it. */
export function getChanges(
  fields: BookingFields,
  before: BookingFields,
  alwaysSent: readonly (keyof BookingFields)[] = [],
): Partial<BookingFields> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) =>
        alwaysSent.some((sent) => sent === name) ||
        JSON.stringify(value) !== JSON.stringify(before[name as keyof BookingFields]),
    ),
  )
}

/** Returns the request for a change of a booking, without the difference that was seen. */
export function getBookingChange(fields: Partial<BookingFields>) {
  const { priceBy = 'catalogue', agreedAmount = '', priceReason = '', ...change } = fields
  if (priceBy === 'catalogue') return change
  const amount = priceBy === 'byHand' && { amount: agreedAmount }
  return { ...change, priceByHand: { ...amount, reason: priceReason } }
}

const ABOUT_THE_FAMILY: ReadonlySet<string> = new Set([
  'customerName',
  'customerEmail',
  'customerPhone',
  'language',
  'state',
])

/** Returns whether a change is one of the order, which its family is told of with both statements. */
export function changesOrder(fields: Partial<BookingFields>): boolean {
  return Object.keys(fields).some((name) => !ABOUT_THE_FAMILY.has(name))
}

/** Returns the request for a new booking: without hold days, or paid in cash, it is confirmed. */
export function toNewBooking(typed: BookingFields) {
  const { holdDays, priceBy, agreedAmount, priceReason, isCash, ...fields } = typed
  if (isCash) return { ...fields, bookingStatus: 'confirmed' as const, sendPaymentLink: false }
  return holdDays === ''
    ? { ...fields, bookingStatus: 'confirmed' as const }
    : { ...fields, bookingStatus: 'pending' as const, holdDays }
}

const ORDER_FIELDS = [
  'themeId',
  'numberOfTeepees',
  'addons',
  'couponCode',
  'isDeposit',
  'zipCode',
  'bookingDate',
  'taxExemption',
] as const

type Order = Pick<BookingFields, (typeof ORDER_FIELDS)[number]>

/** Returns the part of a change that decides the price, without incomplete input. */
export function toOrder(fields: Partial<BookingFields>): Partial<Order> {
  return Object.fromEntries(
    ORDER_FIELDS.flatMap((name) =>
      fields[name] === undefined || isUnfinished(name, fields) ? [] : [[name, fields[name]]],
    ),
  )
}

function isUnfinished(name: keyof Order, { zipCode, bookingDate, taxExemption }: Partial<BookingFields>) {
  if (name === 'zipCode') return detailsProblem('zipCode', zipCode ?? '') !== undefined
  if (name === 'bookingDate') return bookingDate === ''
  return name === 'taxExemption' && taxExemption?.certificate.trim() === ''
}

/** Names of the request's parts that the form calls otherwise. */
const FIELDS: Readonly<Record<string, keyof BookingFields>> = {
  'priceByHand.amount': 'agreedAmount',
  'priceByHand.reason': 'priceReason',
}

const toField = (path: string) => FIELDS[path]

export const NEW_BOOKING_RULES: FormRules<BookingFields> = {
  schema: createPhoneBooking.body,
  toBody: toNewBooking,
}

/** The rules of a change, which sends some of the fields: an older phone number stays valid until it is changed. */
export function getChangeRules(
  toChange: (fields: BookingFields) => Partial<BookingFields>,
): FormRules<BookingFields> {
  return { schema: changeBooking.body, toBody: (fields) => getBookingChange(toChange(fields)), toField }
}
