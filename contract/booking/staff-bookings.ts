import { z } from 'zod'
import { MONEY_OF_DELETED } from '#domain/booking/changes/deletion.ts'
import { FULL_NAME_MAXIMUM_LENGTH } from '#domain/booking/order/details-rules.ts'
import { sentAnswers } from '../catalogue/questions.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import {
  amount,
  decimal,
  FREE_TEXT_MAX,
  optionalText,
  pageNumber,
  pagePlace,
  pageSize,
  partyDay,
  REASON_MAX,
  searchText,
  signedAmount,
  text,
} from '../wire/fields.ts'
import {
  access,
  addonLine,
  bookingDetails,
  couponCode,
  damageWaiver,
  holdDays,
  newOrder,
  staffPhone,
} from './booking-fields.ts'
import { Booking, BookingStatus, PartyOrder, Quote } from './bookings.ts'
import { newTaxExemption } from './tax-exemption.ts'

/** `soonest`: upcoming parties by their day, then past ones, the latest first. */
export const BOOKING_SORTS = [
  'soonest',
  'latest',
  'newest',
  'oldest',
  'customer',
  'customerDown',
  'largest',
  'smallest',
] as const
export type BookingSort = (typeof BOOKING_SORTS)[number]

const bookingFilters = z.object({
  status: BookingStatus.optional(),
  search: searchText.optional(),
  money: z
    .enum(['owed'])
    .optional()
    .describe('Only pending and confirmed bookings with an amount left to pay'),
  from: partyDay().optional(),
  to: partyDay().optional(),
  sort: z
    .enum(BOOKING_SORTS)
    .optional()
    .describe(
      'For a page; the newest bookings by default. soonest: upcoming parties first; latest: by the day of the party, downwards',
    ),
  page: pageNumber.optional(),
  pageSize: pageSize(1000).optional(),
})
export type BookingFilters = z.output<typeof bookingFilters>

export const BookingList = z.object({
  bookings: z.array(Booking),
  ...pagePlace,
  owedAmount: decimal.optional().describe('With money=owed: what is left to pay on all pages'),
})
export type BookingList = z.infer<typeof BookingList>

const overrideCapacity = z
  .boolean()
  .optional()
  .describe('Book although the day is full or marked unavailable; staff have confirmed it')

const overrideArea = z
  .boolean()
  .optional()
  .describe('Book although the ZIP code has no delivery fee; staff have confirmed it')

const staffCustomerName = text({
  required: fieldError('bookings.customerNameNeeded'),
  max: FULL_NAME_MAXIMUM_LENGTH,
  isLine: true,
})

const PriceByHand = z.object({
  amount: amount().optional().describe('The price before tax and coupon; by default the current one'),
  reason: text({ required: fieldError('bookings.reasonNeeded'), max: REASON_MAX }),
})

/** What staff may change. The price follows from theme, teepees, add-ons and coupon. */
export const BookingChange = z
  .object({
    ...bookingDetails,
    // Older bookings may have phone numbers and ZIP codes in other formats; staff may keep them.
    customerName: staffCustomerName,
    customerPhone: staffPhone,
    bookingStatus: BookingStatus,
    addons: z.array(addonLine).max(200),
    couponCode,
    isDeposit: z.boolean(),
    damageWaiver,
    taxExemption: newTaxExemption,
    answers: sentAnswers,
    teamNotes: optionalText(FREE_TEXT_MAX).describe(
      'Internal notes, replacing the previous ones; empty removes them',
    ),
    version: z.int32(),
    overrideCapacity,
    overrideArea,
    undo: z
      .literal(true)
      .describe(
        'Takes back the last change: neither the email that it caused, if it is still waiting, nor one about this change is sent',
      ),
    differenceAmount: signedAmount.describe(
      'The difference shown to staff. The change is settled like one by the family, with refund, documents and email; refused if the difference is another by now',
    ),
    priceByHand: PriceByHand,
    putBack: z.int32().describe('The id of a change: restores the order from before it'),
  })
  .partial()
export type BookingChange = z.output<typeof BookingChange>

/** What determines the price; missing values stay as sold. */
export const OrderChange = BookingChange.pick({
  themeId: true,
  numberOfTeepees: true,
  numberOfNights: true,
  addons: true,
  couponCode: true,
  isDeposit: true,
  taxExemption: true,
  zipCode: true,
  bookingDate: true,
  floor: true,
  stairs: true,
  damageWaiver: true,
})
export type OrderChange = z.output<typeof OrderChange>

/** A booking that staff take by phone. It waits for its payment indefinitely, or for as long as they choose. */
export const PhoneBooking = PartyOrder.extend({
  customerName: staffCustomerName,
  customerPhone: staffPhone,
  bookingStatus: z.enum(['pending', 'confirmed']).default('confirmed'),
  holdDays: holdDays.optional(),
  taxExemption: newTaxExemption,
  sendPaymentLink: z
    .boolean()
    .default(false)
    .describe('Email the customer a link to pay the amount due now by card'),
  overrideCapacity,
  overrideArea,
}).refine(({ bookingStatus, holdDays }) => bookingStatus === 'pending' || holdDays === undefined, {
  path: ['holdDays'],
  message: fieldError('bookings.confirmedHasNoLimit'),
})

const tag = 'Bookings'
const readers = describeCalls({ tag, staff: 'bookings:read' })
const writers = describeCalls({ tag, staff: 'bookings:write' })
export const listBookings = readers.get(
  '/api/bookings',
  'List bookings, newest first; paginated with `page`',
  { query: bookingFilters, returns: z.union([z.array(Booking), BookingList]) },
)
/** A booking after a change; undoing one says whether its email can still be kept back. */
const ChangedBooking = Booking.extend({
  mailHadLeft: z
    .literal(true)
    .optional()
    .describe('Only after an undo: the email about what was undone had left already'),
})

export const changeBooking = writers.patch('/api/bookings/:id', 'Update a booking', {
  body: BookingChange,
  returns: ChangedBooking,
  refuses: [409],
})
export const setBookingStatus = writers.put('/api/bookings/:id', 'Update a booking (same as PATCH)', {
  body: BookingChange,
  returns: ChangedBooking,
  refuses: [409],
})
/** A mail that an act would send, as staff read it before. */
export const PreviewedMail = z.object({ recipient: z.string(), subject: z.string(), text: z.string() })
export type PreviewedMail = z.infer<typeof PreviewedMail>

export const Reopening = namedObject('Reopening', {
  paidAmount: decimal.describe('What has been paid, less refunds'),
  refundedAmount: decimal.describe('What was refunded; reopening does not bring it back'),
  mail: PreviewedMail.optional().describe(
    'The email that reopening sends to the family, without its link. Missing if none is sent',
  ),
})
export type Reopening = z.infer<typeof Reopening>

export const previewReopening = readers.get(
  '/api/bookings/:id/reopening',
  'Get what reopening a canceled or completed booking means: the email to the family, and what was refunded',
  { returns: Reopening, refuses: [400] },
)
const deletion = z.object({
  money: z
    .enum(MONEY_OF_DELETED, { error: fieldError('bookings.moneyChoice') })
    .optional()
    .describe('What to do with money not yet refunded: refund all of it, the policy’s amount, or nothing'),
  reason: optionalText(REASON_MAX).describe('Required to keep the money'),
  paidAmount: amount().optional().describe('The paid amount shown to staff: refused if it is another by now'),
})

export const deleteBooking = writers.delete(
  '/api/bookings/:id',
  'Delete a booking; one with payments requires a decision about the money',
  { query: deletion, refuses: [409, 502] },
)
export const quoteChange = readers.post(
  '/api/bookings/:id/quote',
  'Get the price of a booking after a change; unchanged parts keep the price they were sold at',
  { body: OrderChange, returns: Quote, refuses: [409] },
)
export const quoteOrder = readers.post(
  '/api/admin/quote',
  'Get the price of a new booking at today’s prices',
  {
    body: z.object({
      ...newOrder,
      ...access,
      zipCode: bookingDetails.zipCode.nullish(),
      bookingDate: bookingDetails.bookingDate.nullish(),
      taxExemption: newTaxExemption,
    }),
    returns: Quote,
    refuses: [409],
  },
)
export const createPhoneBooking = writers.post(
  '/api/admin/bookings',
  'Create a booking for a customer on the phone',
  { body: PhoneBooking, creates: Booking, refuses: [409, 422] },
)
