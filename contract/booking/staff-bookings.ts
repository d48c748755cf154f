import { z } from 'zod'
import { MONEY_OF_DELETED } from '#domain/changes/deletion.ts'
import { FULL_NAME_MAXIMUM_LENGTH } from '#domain/order/details-rules.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  amount,
  FREE_TEXT_MAX,
  idParams,
  optionalText,
  pageNumber,
  pageSize,
  partyDay,
  REASON_MAX,
  signedAmount,
  text,
} from '../wire/fields.ts'
import { addonLine, bookingDetails, couponCode, holdDays, newOrder } from './booking-fields.ts'
import { Booking, BookingStatus, PartyOrder, Quote } from './bookings.ts'
import { newTaxExemption } from './tax-exemption.ts'

const bookingFilters = z.object({
  status: BookingStatus.optional(),
  search: z.string().max(200).optional(),
  money: z.enum(['owed']).optional().meta({
    description: 'Only pending and confirmed ones of which something is left to pay',
  }),
  from: partyDay().optional(),
  to: partyDay().optional(),
  page: pageNumber.optional(),
  pageSize: pageSize(1000).optional(),
})
export type BookingFilters = z.output<typeof bookingFilters>

export const BookingList = z.object({
  bookings: z.array(Booking),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type BookingList = z.infer<typeof BookingList>

const overrideCapacity = z.boolean().optional().meta({
  description: 'Staff were asked and want this party although the day is full or marked unavailable',
})

const overrideArea = z.boolean().optional().meta({
  description: 'Staff were asked and want this party although its ZIP code has no delivery fee',
})

const staffCustomerName = text({
  required: fieldError('bookings.customerNameNeeded'),
  max: FULL_NAME_MAXIMUM_LENGTH,
})

const PriceByHand = z.object({
  amount: amount().optional().meta({
    description: 'What the party costs before tax and coupon; without it, what it has cost so far',
  }),
  reason: text({ required: fieldError('bookings.reasonNeeded'), max: REASON_MAX }),
})

/** What staff may change. The price follows from theme, teepees, add-ons and coupon. */
export const BookingChange = z
  .object({
    ...bookingDetails,
    // Older bookings may have phone numbers and ZIP codes in other formats; staff may keep them.
    customerName: staffCustomerName,
    bookingStatus: BookingStatus,
    addons: z.array(addonLine).max(200),
    couponCode,
    isDeposit: z.boolean(),
    taxExemption: newTaxExemption,
    teamNotes: optionalText(FREE_TEXT_MAX).meta({
      description: 'Notes for the team, in place of those before; empty takes them away',
    }),
    version: z.int32(),
    overrideCapacity,
    overrideArea,
    differenceAmount: signedAmount.meta({
      description:
        'The difference that staff saw: settled as a change by the family is, with refund, papers and mail; refused if it is another one by now',
    }),
    priceByHand: PriceByHand,
    putBack: z
      .int32()
      .meta({ description: 'The number of a change: the order becomes what it was before it' }),
  })
  .partial()
export type BookingChange = z.output<typeof BookingChange>

/** What determines the price; missing values stay as sold. */
export const OrderChange = BookingChange.pick({
  themeId: true,
  numberOfTeepees: true,
  addons: true,
  couponCode: true,
  isDeposit: true,
  taxExemption: true,
  zipCode: true,
  bookingDate: true,
})
export type OrderChange = z.output<typeof OrderChange>

/** A booking that staff take by phone. It waits for its payment indefinitely, or for as long as they choose. */
export const PhoneBooking = PartyOrder.extend({
  customerName: staffCustomerName,
  bookingStatus: z.enum(['pending', 'confirmed']).default('confirmed'),
  holdDays: holdDays.optional(),
  taxExemption: newTaxExemption,
  sendPaymentLink: z.boolean().default(false).meta({
    description: 'Mail the customer a link to pay what is due now by card',
  }),
  overrideCapacity,
  overrideArea,
}).refine(({ bookingStatus, holdDays }) => bookingStatus === 'pending' || holdDays === undefined, {
  path: ['holdDays'],
  message: fieldError('bookings.confirmedHasNoLimit'),
})
export type PhoneBooking = z.output<typeof PhoneBooking>

const tag = 'Bookings'
export const listBookings = endpoint({
  method: 'get',
  path: '/api/bookings',
  summary: 'List bookings, newest first; paginated with `page`',
  tag,
  staff: 'bookings:read',
  query: bookingFilters,
  responses: { 200: z.union([z.array(Booking), BookingList]) },
  refusals: [400],
})
export const changeBooking = endpoint({
  method: 'patch',
  path: '/api/bookings/:id',
  summary: 'Update a booking',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: BookingChange,
  responses: { 200: Booking },
  refusals: [400, 404, 409],
})
export const setBookingStatus = endpoint({
  method: 'put',
  path: '/api/bookings/:id',
  summary: 'Update a booking (same as PATCH)',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: BookingChange,
  responses: { 200: Booking },
  refusals: [400, 404, 409],
})
const deletion = z.object({
  money: z
    .enum(MONEY_OF_DELETED, { error: fieldError('bookings.moneyChoice') })
    .optional()
    .meta({
      description:
        'What happens with money that was not given back: all goes back, what the policy gives, or nothing',
    }),
  reason: optionalText(REASON_MAX).meta({ description: 'Needed to keep the money' }),
  paidAmount: amount().optional().meta({
    description: 'What was seen as paid: refused if it is another amount by now',
  }),
})

export const deleteBooking = endpoint({
  method: 'delete',
  path: '/api/bookings/:id',
  summary: 'Delete a booking; one with payments requires a decision about the money',
  tag,
  staff: 'bookings:write',
  params: idParams,
  query: deletion,
  responses: { 204: null },
  refusals: [400, 404, 409, 502],
})
export const quoteChange = endpoint({
  method: 'post',
  path: '/api/bookings/:id/quote',
  summary: 'Get the price of a booking after a change; unchanged parts keep the price they were sold at',
  tag,
  staff: 'bookings:read',
  params: idParams,
  body: OrderChange,
  responses: { 200: Quote },
  refusals: [400, 404, 409],
})
export const quoteOrder = endpoint({
  method: 'post',
  path: '/api/admin/quote',
  summary: 'Get the price of a new booking at today’s prices',
  tag,
  staff: 'bookings:read',
  body: z.object({
    ...newOrder,
    zipCode: bookingDetails.zipCode.nullish(),
    bookingDate: bookingDetails.bookingDate.nullish(),
    taxExemption: newTaxExemption,
  }),
  responses: { 200: Quote },
  refusals: [400, 409],
})
export const createPhoneBooking = endpoint({
  method: 'post',
  path: '/api/admin/bookings',
  summary: 'Create a booking for a customer on the phone',
  tag,
  staff: 'bookings:write',
  body: PhoneBooking,
  responses: { 201: Booking },
  refusals: [400, 409, 422],
})
