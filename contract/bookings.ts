import { z } from 'zod'
import { DETAILS_RULES, type DetailsField, detailsProblem, GUESTS } from '#domain/booking/details-rules.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import { endpoint } from './endpoint.ts'
import {
  amount,
  decimal,
  ID_MAX,
  idParams,
  instant,
  NAME_MAX,
  NO_NUL,
  partyDay,
  text,
  UNSTORABLE,
  wholeNumber,
} from './fields.ts'

export const BookingStatus = z.enum(BOOKING_STATUSES)

export const PriceLine = z
  .object({
    kind: z.enum(['theme', 'addon', 'balance', 'coupon']),
    part: z
      .enum(['total', 'dueNow'])
      .meta({ description: 'What the party costs, or what turns that into what is due now' }),
    label: z.string(),
    amount: z.string().meta({ description: 'US dollars; negative for a discount', example: '-10.00' }),
    quantity: z.int().optional(),
    unitAmount: decimal.optional(),
  })
  .meta({ id: 'PriceLine' })

export const Quote = z
  .object({
    lines: z.array(PriceLine),
    totalAmount: decimal,
    depositAmount: decimal,
    discountAmount: decimal,
    finalAmount: decimal.meta({ description: 'What is due now' }),
    balanceAmount: decimal,
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof Quote>

const BookedAddon = z.object({
  addonId: z.int(),
  name: z.string(),
  quantity: z.int(),
  price: decimal.meta({ description: 'The price of one when booked' }),
})

/** A booking as its customer reads it, by its reference. */
export const CustomerBooking = z
  .object({
    id: z.int().meta({ description: 'The number, what staff say on the phone' }),
    bookingId: z.string().meta({ description: 'The reference', example: 'MT-7K3F-9QXW-2M4D' }),
    themeId: z.int(),
    themeName: z.string(),
    numberOfTeepees: z.int(),
    bookingDate: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    partyAddress: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    guestCount: z.int(),
    specialRequests: z.string().nullable(),
    customThemeDetails: z.string().nullable(),
    addons: z.array(BookedAddon),
    totalAmount: decimal,
    depositAmount: decimal,
    discountAmount: decimal,
    finalAmount: decimal,
    balanceAmount: decimal,
    couponCode: z.string().nullable(),
    lines: z.array(PriceLine),
    isPaid: z.boolean(),
    isDeposit: z.boolean(),
    bookingStatus: BookingStatus,
    cancelReason: z.string().nullable(),
    holdExpiresAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'CustomerBooking' })
export type CustomerBooking = z.infer<typeof CustomerBooking>

/** A booking as staff read it. */
export const Booking = CustomerBooking.extend({
  stripePaymentId: z.string().nullable(),
  paidAmount: decimal.meta({ description: 'What was taken, less what went back' }),
  owedAmount: decimal.meta({ description: 'What is left to pay of the whole party' }),
  disputeNote: z.string().nullable().meta({ description: 'What a bank says against the payment' }),
  version: z.int(),
}).meta({ id: 'Booking' })
export type Booking = z.infer<typeof Booking>

const couponCode = z
  .string()
  .trim()
  .max(50)
  .nullish()
  .transform((code) => code || null)

/** A field of the details form, refused in the form's own words. */
function detail(field: DetailsField) {
  const missing = DETAILS_RULES[field][0].message
  return z
    .string({ error: missing })
    .regex(NO_NUL, UNSTORABLE)
    .trim()
    .superRefine((value, context) => {
      const message = detailsProblem(field, value)
      if (message) context.addIssue({ code: 'custom', message })
    })
}

const optionalDetail = (field: 'specialRequests' | 'customThemeDetails') =>
  detail(field)
    .nullish()
    .transform((value) => value || null)

const [TOO_FEW_GUESTS, TOO_MANY_GUESTS, NO_GUESTS] = DETAILS_RULES.guestCount.map((rule) => rule.message)
const NO_TEEPEES = 'At least one teepee is required'

const bookingDetails = {
  themeId: z.coerce
    .number({ error: 'Please select a theme' })
    .int('Please select a theme')
    .min(1, 'Please select a theme')
    .max(ID_MAX, 'Please select a theme'),
  numberOfTeepees: wholeNumber(NO_TEEPEES).min(1, NO_TEEPEES).max(10, 'Maximum 10 teepees allowed'),
  bookingDate: partyDay(),
  customerName: text({ required: DETAILS_RULES.firstName[0].message, min: 2, max: NAME_MAX * 2 + 1 }),
  customerEmail: detail('email'),
  customerPhone: detail('phone'),
  partyAddress: detail('address'),
  city: detail('city'),
  state: detail('state'),
  zipCode: detail('zipCode'),
  guestCount: wholeNumber(NO_GUESTS ?? '')
    .min(GUESTS.minimum, TOO_FEW_GUESTS)
    .max(GUESTS.maximum, TOO_MANY_GUESTS),
  specialRequests: optionalDetail('specialRequests'),
  customThemeDetails: optionalDetail('customThemeDetails'),
}

const addonLine = z.object({
  addonId: z.coerce.number().int().min(1).max(ID_MAX),
  quantity: z.coerce
    .number({ error: 'Please choose a whole number of add-ons' })
    .int('Please choose a whole number of add-ons')
    .min(1, 'Please choose at least one of each add-on')
    .max(99, 'At most 99 of one add-on can be booked'),
})

/**
 * Amounts are optional and only compared with the server's own; `isPaid` and `bookingStatus` are accepted and
 * ignored. `bookingId` names the customer's own unpaid booking, which is then revised instead of made twice.
 */
export const NewBooking = z.object({
  ...bookingDetails,
  numberOfTeepees: bookingDetails.numberOfTeepees.default(1),
  addons: z.array(addonLine).max(200).default([]),
  isDeposit: z.boolean().default(true),
  couponCode,
  totalAmount: amount().optional(),
  depositAmount: amount().optional(),
  discountAmount: amount().optional(),
  finalAmount: amount().optional(),
  isPaid: z.boolean().optional(),
  bookingStatus: z.string().optional(),
  paymentIntentId: z.string().max(255).nullish(),
  bookingId: z.string().max(40).nullish(),
})
export type NewBooking = z.output<typeof NewBooking>

/** A reference as it may be typed from a mail: case, dashes and look-alike letters are forgiven. */
const reference = z.string().transform((typed, context) => {
  const meant = normalizeReference(typed)
  if (meant) return meant
  context.addIssue({ code: 'custom', message: 'This is not a booking reference' })
  return z.NEVER
})
export const referenceParams = z.object({ reference })

const bookingFilters = z.object({
  status: BookingStatus.optional(),
  search: z.string().max(200).optional(),
  from: partyDay().optional(),
  to: partyDay().optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(200).optional(),
})
export type BookingFilters = z.output<typeof bookingFilters>

export const BookingPage = z.object({
  bookings: z.array(Booking),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type BookingPage = z.infer<typeof BookingPage>

const overrideCapacity = z.boolean().optional().meta({
  description: 'Staff were asked and want this party although the day is full or marked unavailable',
})

/** What staff may change. Prices follow from theme, teepees, add-ons and coupon. */
export const BookingChange = z
  .object({
    ...bookingDetails,
    // Older bookings may hold phone numbers and ZIP codes in other shapes; staff may keep them.
    customerName: text({ required: 'Please enter the customer’s name', max: NAME_MAX * 2 + 1 }),
    bookingStatus: BookingStatus,
    addons: z.array(addonLine).max(200),
    couponCode,
    version: z.int(),
    overrideCapacity,
  })
  .partial()
export type BookingChange = z.output<typeof BookingChange>

const tag = 'Bookings'
export const createBooking = endpoint({
  method: 'post',
  path: '/api/bookings',
  summary: 'Book a party and hold its date',
  tag,
  staff: false,
  body: NewBooking,
  answers: { 201: CustomerBooking },
  refusals: [400, 409, 422, 502],
})
export const listBookings = endpoint({
  method: 'get',
  path: '/api/bookings',
  summary: 'All bookings, newest first; a page of them with `page`',
  tag,
  staff: true,
  query: bookingFilters,
  answers: { 200: z.union([z.array(Booking), BookingPage]) },
  refusals: [400],
})
export const readBooking = endpoint({
  method: 'get',
  path: '/api/bookings/:bookingId',
  summary: 'One booking: by its reference for anybody, by its number for staff',
  tag,
  staff: false,
  params: z.object({ bookingId: z.string().max(60) }),
  answers: { 200: z.union([Booking, CustomerBooking]) },
  refusals: [401, 404],
})
export const changeBooking = endpoint({
  method: 'patch',
  path: '/api/bookings/:id',
  summary: 'Change a booking',
  tag,
  staff: true,
  params: idParams,
  body: BookingChange,
  answers: { 200: Booking },
  refusals: [400, 404, 409],
})
export const setBookingStatus = endpoint({
  method: 'put',
  path: '/api/bookings/:id',
  summary: 'Change a booking (the same as PATCH)',
  tag,
  staff: true,
  params: idParams,
  body: BookingChange,
  answers: { 200: Booking },
  refusals: [400, 404, 409],
})
export const deleteBooking = endpoint({
  method: 'delete',
  path: '/api/bookings/:id',
  summary: 'Delete a booking',
  tag,
  staff: true,
  params: idParams,
  answers: { 204: null },
  refusals: [404, 409],
})
