import type { ZodType } from 'zod'
import type { FormRules } from '#app/admin/kit/forms/form-rules.ts'
import { type Form, getChanged } from '#app/admin/kit/forms/use-schema-form.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import {
  BookingChange,
  changeBooking,
  createPhoneBooking,
  OrderChange,
} from '#contract/booking/staff-bookings.ts'
import { eachBookingField, toInputValue } from '#domain/booking/booking-fields.ts'
import { GUESTS } from '#domain/booking/order/details-rules.ts'
import { TEEPEES } from '#domain/booking/order/selection-rules.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { DEFAULT_START_TIME } from '#domain/foundation/time/party-start.ts'

type AddonLine = { readonly addonId: number; readonly quantity: number }

type PriceBy = 'catalogue' | 'waived' | 'byHand'
type SameFamilyAs = { readonly bookingId: number; readonly phone: string }
type TaxExemption = { readonly certificate: string; readonly until: string }

const NEW_BOOKING = {
  language: DEFAULT_LANGUAGE,
  themeId: '',
  numberOfTeepees: String(TEEPEES.default),
  numberOfNights: '1',
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
  addons: [] as readonly AddonLine[],
  couponCode: '',
  isDeposit: true,
  damageWaiver: false,
  /** The certificate number of a tax-exempt customer; null for everyone else. */
  taxExemption: null as TaxExemption | null,
  /** Shown only for a new booking: empty if it is confirmed right away and keeps its date. */
  holdDays: '',
  /** With another family's phone number: a booking of theirs and that number, if it is the same family; else null. */
  sameFamilyAs: null as SameFamilyAs | null,
  sendPaymentLink: true,
  /** Also for a new booking only: the amount due now was paid in cash. */
  isCash: false,
  /** How a change to an existing booking is priced. */
  priceBy: 'catalogue' as PriceBy,
  agreedAmount: '',
  priceReason: '',
}

/** The booking form's fields as typed. */
export type BookingFields = typeof NEW_BOOKING

/** Of a part of the form; a new booking has no `booking`. */
export type BookingFormProps = { form: Form<BookingFields>; booking: Booking | undefined }

export function toBookingFields(booking: Booking | undefined): BookingFields {
  if (!booking) return NEW_BOOKING
  const { bookingDate, customerName, customerEmail, customerPhone, partyAddress } = booking
  const { city, state, zipCode, isDeposit, taxExemption } = booking
  return {
    ...NEW_BOOKING,
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
    sendPaymentLink: false,
    themeId: String(booking.themeId),
    numberOfTeepees: String(booking.numberOfTeepees),
    numberOfNights: String(booking.numberOfNights ?? 1),
    damageWaiver: booking.damageWaiver === true,
    guestCount: String(booking.guestCount),
    ...eachBookingField((name) => toInputValue(booking[name])),
    addons: booking.addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    couponCode: booking.couponCode ?? '',
  }
}

/**
 * Returns the fields that differ from the booking. A phone number in an older format is kept until staff edit
 * it.
 */
export function getChanges(
  fields: BookingFields,
  before: BookingFields,
  alwaysSent: readonly (keyof BookingFields)[] = [],
): Partial<BookingFields> {
  const sent = Object.fromEntries(alwaysSent.map((name) => [name, fields[name]]))
  return { ...sent, ...getChanged(fields, before) }
}

/** Returns the request body for changing a booking, without the price difference that staff saw. */
export function getBookingChange(fields: Partial<BookingFields>) {
  const { priceBy = 'catalogue', agreedAmount = '', priceReason = '', sameFamilyAs: _, ...change } = fields
  if (priceBy === 'catalogue') return change
  const amount = priceBy === 'byHand' && { amount: agreedAmount }
  return { ...change, priceByHand: { ...amount, reason: priceReason } }
}

/**
 * Returns the request body for a new booking. It is confirmed unless it has hold days and was not paid in
 * cash.
 */
export function toNewBooking(typed: BookingFields) {
  const { holdDays, priceBy, agreedAmount, priceReason, isCash, sameFamilyAs: _, ...fields } = typed
  if (isCash) return { ...fields, bookingStatus: 'confirmed' as const, sendPaymentLink: false }
  return holdDays === ''
    ? { ...fields, bookingStatus: 'confirmed' as const }
    : { ...fields, bookingStatus: 'pending' as const, holdDays }
}

const CHANGE: Readonly<Record<string, ZodType>> = BookingChange.shape

/** Returns the fields of a change that could be saved as they are, leaving out incomplete input. */
export function pickComplete(fields: Partial<BookingFields>): Partial<BookingFields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => CHANGE[name]?.safeParse(value).success),
  )
}

type PriceFields = Pick<BookingFields, keyof OrderChange>

/** Returns the fields of a change that affect its price, leaving out incomplete input. */
export function pickPriceFields(fields: Partial<BookingFields>): Partial<PriceFields> {
  const complete = pickComplete(fields)
  return Object.fromEntries(
    OrderChange.keyof().options.flatMap((name) =>
      complete[name] === undefined ? [] : [[name, complete[name]]],
    ),
  )
}

/** Returns whether a change can affect the price. Its family then gets an email with both statements. */
export function changesPrice(fields: Partial<BookingFields>): boolean {
  const { priceBy = 'catalogue' } = fields
  return priceBy !== 'catalogue' || Object.keys(pickPriceFields(fields)).length > 0
}

/** Request fields that have another name in the form. */
const FIELDS: Readonly<Record<string, keyof BookingFields>> = {
  'priceByHand.amount': 'agreedAmount',
  'priceByHand.reason': 'priceReason',
}

const toField = (path: string) => FIELDS[path]

export const NEW_BOOKING_RULES: FormRules<BookingFields> = {
  schema: createPhoneBooking.body,
  toBody: toNewBooking,
}

/**
 * The rules for a change, which sends only some fields: a phone number in an older format stays valid until
 * it is edited. A party is not moved into the past, which is a slip of the keyboard; one that is over stays
 * where it was.
 */
export function getChangeRules(
  toChange: (fields: BookingFields) => Partial<BookingFields>,
  storedDate: string,
): FormRules<BookingFields> {
  return {
    schema: changeBooking.body,
    toBody: (fields) => getBookingChange(toChange(fields)),
    toField,
    findMore: ({ bookingDate }, text) => {
      const isMovedBack = bookingDate !== storedDate && bookingDate < partyDayAt(new Date())
      return isMovedBack ? { bookingDate: text('admin.bookingForm.pastDate') } : {}
    },
  }
}
