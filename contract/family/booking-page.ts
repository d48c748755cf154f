import { z } from 'zod'
import { PAYMENT_PURPOSES } from '#domain/money/payments/next-payment.ts'
import { DayAvailability } from '../booking/availability.ts'
import { bookingPageCall, families } from '../booking/booking-page-call.ts'
import { CustomerBooking, draftKey } from '../booking/bookings.ts'
import { agreedVersion } from '../booking/terms-of-service.ts'
import { AskedQuestion } from '../catalogue/questions.ts'
import { Readiness } from '../crew/room-readiness.ts'
import { FamilyHold } from '../money/holds.ts'
import { PaymentLine } from '../money/money.ts'
import { PaymentIntent } from '../money/payments.ts'
import { RefundStep } from '../money/pricing.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, FREE_TEXT_MAX, instant, partyDay, text } from '../wire/fields.ts'

/** The complete order that a booking waits for, see change-wait. */
const WaitsFor = z.object({
  status: z.enum(['waiting', 'offered']),
  themeId: z.int(),
  numberOfTeepees: z.int(),
  addons: z.array(z.object({ addonId: z.int(), quantity: z.int() })).optional(),
  guestCount: z.int().optional(),
  offerExpiresAt: instant.nullable().describe('When the offer expires'),
})

/** A booking as its customer sees it on the booking page, with the actions possible today. */
export const BookingPage = namedObject('BookingPage', {
  booking: CustomerBooking,
  payments: z.array(PaymentLine),
  paidAmount: decimal,
  owedAmount: decimal,
  dueAmount: decimal.describe('What can be paid by card now: the first payment, then the balance'),
  duePurpose: z.enum(PAYMENT_PURPOSES).nullable(),
  dueSentence: z.string().describe('When it is due, or why nothing can be paid'),
  settlingAmount: decimal
    .optional()
    .describe('Only while a bank processes a payment: nothing is due until it has decided'),
  asksForTerms: z
    .literal(true)
    .optional()
    .describe('Only if the payment must agree to the terms of service: see /api/terms'),
  balanceDueDay: z.string(),
  canReschedule: z.boolean(),
  rescheduleSentence: z.string(),
  moveRefundSentence: z
    .string()
    .optional()
    .describe('Only if it can be moved: the most that is refunded if it is canceled after a move'),
  movedPercent: z
    .string()
    .optional()
    .describe('Only if it was moved: the lowest refund percentage at the time of a move'),
  orderChanges: z
    .object({ more: z.string(), addons: z.string(), fewer: z.string(), allergiesUntil: instant })
    .partial()
    .optional()
    .describe(
      'Only if the family can change its order now, see change-quote: the last day for each kind of change; texts until the party begins, allergies until `allergiesUntil`',
    ),
  waitsFor: WaitsFor.optional().describe(
    'Only while the booking is on the waiting list for a bigger order on its full day, or that is offered',
  ),
  canCancel: z.boolean(),
  refundAmount: decimal.describe('The refund if it is canceled today'),
  refundSentence: z.string(),
  refundSteps: z
    .array(RefundStep)
    .optional()
    .describe('The refund by day, if the booking was made under other refund steps than the usual'),
  questions: z
    .array(AskedQuestion)
    .optional()
    .describe('Only if the owner asks any: what the family can answer now'),
  readiness: Readiness.nullish().describe(
    'Only the day before the party and on the day, if the owner asks: what was said about the room',
  ),
  canTip: z.literal(true).optional().describe('Only if the crew can be tipped now'),
  damageClaimIds: z.array(z.int()).optional().describe('Only if damage was claimed; newest first'),
  texts: z
    .object({
      isWanted: z.boolean(),
      stopNumber: z
        .string()
        .optional()
        .describe('Only if they stopped texts: the number to text START to; empty for a service'),
    })
    .optional()
    .describe('Only if the site sends texts and the phone number can receive them'),
  pictures: z
    .object({ isAllowed: z.boolean() })
    .optional()
    .describe('Only if the owner asks for pictures for the website, or they were allowed'),
  tipAmount: decimal.optional().describe('Only if the crew was tipped'),
  autopay: z
    .object({
      cardLabel: z.string(),
      chargeDay: z.string(),
      amount: decimal.describe('The amount charged: never more than agreed to'),
      consentText: z.string().describe('What the family agreed to'),
      newAmount: decimal
        .optional()
        .describe('Only if more is owed than agreed to: the amount to agree to now'),
      newText: z.string().optional(),
    })
    .nullish()
    .describe(
      'The balance that is charged automatically; null if there is none, missing if it is not offered',
    ),
  keptCard: z
    .object({
      cardLabel: z.string(),
      keptUntil: z.string().describe('The last day on which it is stored'),
      damage: z
        .enum(['none', 'claimed', 'by-card'])
        .describe('Whether there is an unpaid damage claim, and whether it is charged to this card'),
    })
    .optional()
    .describe('Only while a card is saved: the family can remove it at any time'),
  hold: FamilyHold.optional().describe('Only if it is offered, or was agreed to'),
  autopayOffer: z
    .object({ amount: decimal, chargeDay: z.string(), text: z.string(), hint: z.string() })
    .optional()
    .describe('Only if the deposit is due and autopay can be agreed to with it'),
})
export type BookingPage = z.infer<typeof BookingPage>

const visitors = describeCalls({ tag: 'Booking page', staff: false })
export const readBookingPage = families.get(
  '/api/my-bookings/:reference',
  'Get the booking page, with the token from the emailed link',
  { returns: BookingPage },
)
export const payBalance = families.post(
  '/api/my-bookings/:reference/balance-payment',
  'Prepare a card payment of the amount due: the first payment, then the balance',
  {
    body: z
      .object({
        amount: amount(),
        purpose: z.enum(PAYMENT_PURPOSES),
        termsVersion: agreedVersion,
        autopay: z.boolean(),
      })
      .partial()
      .describe('The amount due as shown to the customer; refused if it is another by now')
      .optional(),
    creates: PaymentIntent,
    refuses: [409, 502],
  },
)
export const removeFamilyCard = families.delete(
  '/api/my-bookings/:reference/autopay',
  'Remove the saved card; neither balance nor damage is charged to it',
  { returns: BookingPage, refuses: [409, 502] },
)
export const agreeToNewAmount = families.put(
  '/api/my-bookings/:reference/autopay',
  'Agree to the amount owed now, after the order grew',
  { body: z.object({ amount: amount() }), returns: BookingPage, refuses: [409] },
)
export const agreeToHold = families.put(
  '/api/my-bookings/:reference/hold',
  'Agree to a hold on the saved card from the day before the party',
  {
    body: z.object({ amount: amount(), last4: z.string().max(10).describe('As shown to the family') }),
    returns: BookingPage,
    refuses: [409],
  },
)
export const revokeHoldConsent = families.delete(
  '/api/my-bookings/:reference/hold',
  'Revoke consent to the hold, until it is placed',
  { returns: BookingPage, refuses: [409] },
)
export const giveTip = families.post(
  '/api/my-bookings/:reference/tip',
  'Prepare a card payment of a tip for the crew, from the day after the party',
  { body: z.object({ amount: amount() }), creates: PaymentIntent, refuses: [409, 502] },
)
export const readFamilyDays = families.get(
  '/api/my-bookings/:reference/availability',
  'List the days this party could move to; its own teepees do not count against it',
  {
    query: bookingPageCall.query.extend({ from: partyDay(), to: partyDay() }),
    returns: z.array(DayAvailability),
  },
)
const moveLines = z.array(z.object({ label: z.string(), amount: decimal }))

export const MoveQuote = namedObject('MoveQuote', {
  lines: moveLines.describe('What is due before the party moves, in the reader’s language'),
  sentence: z
    .string()
    .optional()
    .describe('Only if the new day has another price and nothing of it is due first: what it means'),
})
export type MoveQuote = z.infer<typeof MoveQuote>

export const quoteFamilyMove = families.get(
  '/api/my-bookings/:reference/move-quote',
  'Get what moving the party to a day costs',
  {
    query: bookingPageCall.query.extend({ bookingDate: partyDay() }),
    returns: MoveQuote,
    refuses: [409],
  },
)

/** A move that is made once it is paid. */
export const PendingMove = PaymentIntent.extend({
  moveId: z.int(),
  amount: decimal.describe('Due before the party moves: the fee, and what the new day costs more'),
  lines: moveLines.describe('What the amount is for, in the reader’s language'),
  expiresAt: instant.describe('Until when the new day is held'),
}).meta({ id: 'PendingMove' })
export type PendingMove = z.infer<typeof PendingMove>

export const rescheduleByFamily = families.post(
  '/api/my-bookings/:reference/reschedule',
  'Move the party to a free day, within the policy; 201 with a payment if something is due first: the party moves once it is paid',
  {
    body: z.object({ bookingDate: partyDay() }),
    returns: BookingPage,
    creates: PendingMove,
    refuses: [409, 502],
  },
)
export const cancelByFamily = families.post(
  '/api/my-bookings/:reference/cancellation',
  'Cancel the booking under the policy; the amount must be the one shown',
  { body: z.object({ refundAmount: amount() }), returns: BookingPage, refuses: [409] },
)
export const askForChange = families.post(
  '/api/my-bookings/:reference/message',
  'Ask the business for a change',
  {
    body: z.object({
      message: text({ required: fieldError('site.contact.enterMessage'), max: FREE_TEXT_MAX }),
    }),
    creates: z.object({ success: z.boolean() }),
  },
)
export const downloadReceiptPdf = families.get(
  '/api/my-bookings/:reference/receipt.pdf',
  'Get the receipt as PDF',
  { returns: null },
)
export const downloadReceiptJson = families.get(
  '/api/my-bookings/:reference/receipt.json',
  'Get the receipt as JSON',
  { returns: BookingPage },
)
export const downloadAgreedTerms = families.get(
  '/api/my-bookings/:reference/terms.pdf',
  'Get the accepted terms of service as PDF; 404 if there are none',
  { returns: null },
)
export const downloadPartyDay = families.get(
  '/api/my-bookings/:reference/party.ics',
  'Get the party as an iCalendar event',
  { returns: null },
)
export const getPageLink = visitors.post(
  '/api/bookings/:reference/page-link',
  'Get the token of the booking page in the browser that booked and paid, with the key of its draft',
  {
    body: z.object({ draftKey: draftKey.describe('As sent with POST /api/bookings') }),
    creates: z.object({ token: z.string() }),
  },
)
export const downloadPartyByReference = visitors.get(
  '/api/bookings/:reference/party.ics',
  'Get the party as an iCalendar event, for the confirmation page; works while the reference alone opens everything',
  { returns: null },
)
