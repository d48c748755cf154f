import { z } from 'zod'
import { BOOKING_STATUSES } from '#domain/booking/status.ts'
import { DISCOUNT_TYPES } from '#domain/catalogue/pricing/discount.ts'
import { DEFAULT_START_TIME, getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { GivenAnswer, sentAnswers } from '../catalogue/questions.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { amount, decimal, instant, language } from '../wire/fields.ts'
import { bookingDetails, newOrder, storedAnswers } from './booking-fields.ts'
import { BookingSource } from './booking-source.ts'
import { TaxExemption } from './tax-exemption.ts'
import { agreedVersion } from './terms-of-service.ts'

export const BookingStatus = z.enum(BOOKING_STATUSES)

export const PriceLine = namedObject('PriceLine', {
  kind: z.enum([
    'theme',
    'nights',
    'rule',
    'addon',
    'minimum',
    'waiver',
    'delivery',
    'agreed',
    'tax',
    'balance',
    'coupon',
  ]),
  part: z
    .enum(['total', 'dueNow'])
    .describe('total: part of the price; dueNow: leads from the price to the amount due now'),
  label: z.string(),
  amount: z.string().meta({ description: 'US dollars; negative for a discount', example: '-10.00' }),
  quantity: z.int().optional(),
  unitAmount: decimal.optional(),
  nights: z.int().optional().describe('How many nights the party has, in a line for those after the first'),
  nameEs: z.string().optional().describe('The name of a rule of the price list in Spanish'),
  fromMiles: z.int().optional().describe('From how many miles on there is a minimum'),
  zip: z.string().optional().describe('Where the party is delivered'),
  percent: decimal
    .optional()
    .describe('The tax rate, state and county together, or the share of the damage waiver'),
  certificate: z.string().optional().describe('The exemption certificate of a customer who pays no tax'),
  coupon: z
    .object({ code: z.string(), discountType: z.enum(DISCOUNT_TYPES), discountValue: decimal })
    .optional(),
})

const totalParts = {
  subtotalAmount: decimal.describe('Everything before delivery and tax'),
  deliveryAmount: decimal,
  taxAmount: decimal,
}

export const Quote = namedObject('Quote', {
  lines: z.array(PriceLine),
  ...totalParts,
  totalAmount: decimal,
  depositAmount: decimal,
  discountAmount: decimal,
  finalAmount: decimal.describe('The amount due now'),
  balanceAmount: decimal,
  fullPayment: z.literal(true).optional().describe('Only if the party is so near that everything is due now'),
})
export type Quote = z.infer<typeof Quote>

const BookedAddon = z.object({
  addonId: z.int(),
  name: z.string(),
  quantity: z.int(),
  price: decimal.describe('The unit price when booked'),
})

export const CustomerBooking = namedObject('CustomerBooking', {
  id: z.int().describe('The booking number, which staff use on the phone'),
  bookingId: z.string().meta({ description: 'The booking reference', example: 'MT-7K3F-9QXW-2M4D' }),
  themeId: z.int(),
  themeName: z.string(),
  numberOfTeepees: z.int(),
  bookingDate: z.string(),
  numberOfNights: z.int().optional().describe('Missing while the owner offers one night'),
  partyStartTime: z.string().meta({ example: DEFAULT_START_TIME }),
  isStartTimeKnown: z.boolean().describe('False if this is the default time rather than the family’s own'),
  deliveryWindow: z
    .object({ from: z.string(), to: z.string() })
    .meta({ description: 'When the crew comes to set up', example: getDeliveryWindow(DEFAULT_START_TIME) }),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  partyAddress: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  guestCount: z.int(),
  ...storedAnswers,
  answers: z.array(GivenAnswer).describe('Answers to the owner’s questions'),
  addons: z.array(BookedAddon),
  ...totalParts,
  totalAmount: decimal,
  depositAmount: decimal,
  discountAmount: decimal,
  finalAmount: decimal,
  balanceAmount: decimal,
  paidAmount: decimal.describe('Payments minus refunds'),
  keptAmount: decimal
    .optional()
    .describe(
      'Only after an order was reduced too late for a full refund: the amount paid above the price that is kept',
    ),
  couponCode: z.string().nullable(),
  lines: z.array(PriceLine),
  isPaid: z.boolean(),
  isDeposit: z.boolean(),
  damageWaiver: z.literal(true).optional().describe('Only if the family took the waiver'),
  bookingStatus: BookingStatus,
  cancelReason: z.string().nullable(),
  holdExpiresAt: instant.nullable(),
  isMasked: z
    .literal(true)
    .optional()
    .describe(
      'Only if the reference alone no longer reveals name, address and texts: after the party, once canceled, or once the email address was corrected',
    ),
  termsVersion: z
    .int()
    .optional()
    .describe('The version of the terms that was agreed to; missing if none was'),
  termsSha256: z.string().optional(),
  termsAgreedAt: instant.optional(),
  createdAt: instant,
})
export type CustomerBooking = z.infer<typeof CustomerBooking>

const touch = z.object({
  utmSource: z.string().nullish(),
  utmMedium: z.string().nullish(),
  utmCampaign: z.string().nullish(),
  referrerHost: z.string().nullish(),
})

/** A booking as staff read it. */
export const Booking = CustomerBooking.extend({
  language: language.describe('The language of its emails and documents'),
  stripePaymentId: z.string().nullable(),
  owedAmount: decimal.describe('What is left to pay for the whole party'),
  termsAddress: z.string().optional().describe('The IP address from which the terms were agreed to'),
  taxExemption: TaxExemption.optional().describe('Missing if the customer pays sales tax'),
  source: z.literal('imported').optional().describe('Only for bookings imported from another program'),
  paidElsewhereAmount: decimal
    .optional()
    .describe(
      'Only for imported bookings: the part of the paid amount that was paid before, and never to us',
    ),
  tipAmount: decimal.optional().describe('Only if the crew was tipped; not part of the price'),
  touches: z
    .object({ first: touch, last: touch, heardFrom: z.string().nullable() })
    .optional()
    .describe('How the family found the site; missing if unknown'),
  disputeNote: z.string().nullable().describe('The bank’s objection to the payment'),
  isTrial: z.literal(true).optional().describe('Created by the owner to try the site; otherwise missing'),
  teamNotes: z
    .string()
    .optional()
    .describe('The team’s internal notes, never returned to the family; missing if there are none'),
  version: z.int(),
}).meta({ id: 'Booking' })
export type Booking = z.infer<typeof Booking>

/** A random key of a draft, which only its browser knows. */
export const draftKey = z.string().regex(/^[\w-]{16,100}$/)

export const PartyOrder = z.object({ ...bookingDetails, ...newOrder, answers: sentAnswers.optional() })
export type PartyOrder = z.output<typeof PartyOrder>

/** Whether the checkbox for text messages is ticked; missing if it was not shown. */
export const textConsent = z.boolean().nullish().describe('Whether the family wants texts about its party')

/**
 * Amounts are optional and only compared with the server's own; `isPaid` and `bookingStatus` are accepted and ignored.
 * `bookingId` names the customer's own unpaid booking, which is revised instead of creating a second one.
 */
export const NewBooking = PartyOrder.extend({
  totalAmount: amount().optional(),
  depositAmount: amount().optional(),
  discountAmount: amount().optional(),
  finalAmount: amount().optional(),
  isPaid: z.boolean().optional(),
  bookingStatus: z.string().optional(),
  paymentIntentId: z.string().max(255).nullish(),
  bookingId: z.string().max(40).nullish(),
  token: z
    .string()
    .max(200)
    .nullish()
    .describe('From the emailed link: required to revise a booking that staff created or confirmed'),
  draftKey: draftKey
    .nullish()
    .describe(
      'A random key of the draft: sending the same party with the same key again does not book or charge it twice',
    ),
  termsVersion: agreedVersion,
  source: BookingSource.nullish(),
  textConsent,
  offerToken: z
    .string()
    .max(100)
    .nullish()
    .describe('From the email that offers a place to somebody on the waiting list'),
})
export type NewBooking = z.output<typeof NewBooking>

const visitors = describeCalls({ tag: 'Bookings', staff: false })
export const createBooking = visitors.post('/api/bookings', 'Book a party and hold its date', {
  body: NewBooking,
  creates: CustomerBooking,
  refuses: [401, 409, 422, 502],
})
export const readBooking = visitors.get(
  '/api/bookings/:bookingId',
  'Get a booking: anybody by its reference, staff by its number',
  {
    params: { bookingId: z.string().max(60) },
    query: z.object({
      token: z
        .string()
        .max(200)
        .optional()
        .describe('From the emailed link: reveals everything, as staff credentials do'),
    }),
    returns: z.union([Booking, CustomerBooking]),
    refuses: [401, 403],
  },
)
