import { z } from 'zod'
import { MANUAL_METHODS, PAYMENT_METHODS } from '#domain/money/payment-method.ts'
import { PAYMENT_PURPOSES } from '#domain/money/payments/next-payment.ts'
import { holdDays } from '../booking/booking-fields.ts'
import { Booking } from '../booking/bookings.ts'
import { PreviewedMail } from '../booking/staff-bookings.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, instant, optionalText, REASON_MAX } from '../wire/fields.ts'

/** The refund for cancelling a booking. */
export const RefundFigure = namedObject('RefundFigure', {
  paidAmount: decimal,
  refundAmount: decimal.describe('The refund under the policy'),
  reason: z.string(),
  canCancel: z.boolean(),
  mail: PreviewedMail.optional().describe(
    'The email that canceling sends to the family, without its link. Missing if none is sent, or one about a refund',
  ),
})
export type RefundFigure = z.infer<typeof RefundFigure>

export const NewCancellation = z.object({
  refundAmount: amount({ negative: fieldError('bookings.refundNegative') })
    .optional()
    .describe('An amount other than the policy’s; requires a reason'),
  reason: optionalText(REASON_MAX),
})

export const Cancellation = namedObject('Cancellation', {
  booking: Booking,
  refundAmount: decimal,
  byHandAmount: decimal.describe('The part not paid by card, which staff must pay back'),
})

export const NewOverpaymentRefund = z.object({
  refundAmount: amount({ zero: fieldError('fields.amountAboveZero') }).describe(
    'All that was paid above the price, as shown; refused if it is another amount by now',
  ),
})

export const OverpaymentRefund = Cancellation.omit({}).meta({ id: 'OverpaymentRefund' })

export const NewManualPayment = z.object({
  amount: amount({ zero: fieldError('fields.amountAboveZero') }),
  method: z.enum(MANUAL_METHODS, { error: fieldError('payments.methodNeeded') }),
})

export const PaymentLine = z.object({
  kind: z.enum(['payment', 'refund']),
  amount: decimal,
  method: z.enum(PAYMENT_METHODS),
  status: z.enum(['done', 'underway', 'failed']),
  at: instant,
})
export type PaymentLine = z.infer<typeof PaymentLine>

/** The link with which a customer pays the next amount due by card. */
export const PaymentLink = namedObject('PaymentLink', {
  url: z.string().describe('Anyone with this link can see and change the booking'),
  recipient: z.string(),
  purpose: z.enum(PAYMENT_PURPOSES),
  amount: decimal,
  sentence: z.string().describe('When it is due'),
  canHold: z.boolean().describe('Whether its date can be held some days longer'),
  sentAt: instant.nullable().describe('When it was last emailed'),
  isMailing: z.boolean().describe('False without SMTP_URL: emails are stored, not sent'),
})
export type PaymentLink = z.infer<typeof PaymentLink>

export const OpenBalance = namedObject('OpenBalance', {
  id: z.int(),
  bookingId: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  themeName: z.string(),
  bookingDate: z.string(),
  owedAmount: decimal,
  dueDay: z.string(),
  isOverdue: z.boolean(),
})
export type OpenBalance = z.infer<typeof OpenBalance>

export const Discrepancy = namedObject('ReconciliationFinding', {
  id: z.int(),
  kind: z.string(),
  intentId: z.string(),
  bookingReference: z.string().nullable(),
  sentence: z.string(),
  amount: decimal
    .nullable()
    .describe('For a difference of the kind refund-failed: the refund that failed and is still owed'),
  isRepaired: z.boolean(),
  resolvedAt: instant.nullable(),
  createdAt: instant,
})
export type Discrepancy = z.infer<typeof Discrepancy>

const seenAmount = amount({ zero: fieldError('fields.amountAboveZero') }).describe(
  'The amount owed, as shown; refused if it is another amount by now',
)

export const NewRefundAgain = z.object({ refundAmount: seenAmount })

export const NewHandedBackRefund = z.object({
  refundAmount: seenAmount,
  method: z.enum(MANUAL_METHODS, { error: fieldError('payments.methodNeeded') }),
})

const tag = 'Money'
const readers = describeCalls({ tag, staff: 'bookings:read' })
const writers = describeCalls({ tag, staff: 'bookings:write' })
const staff = describeCalls({ tag, staff: 'outbox' })
export const readCancellation = readers.get(
  '/api/bookings/:id/cancellation',
  'Get the refund under the policy if the booking is canceled now',
  { inStaffLanguage: true, returns: RefundFigure, refuses: [400] },
)
export const cancelBooking = writers.post(
  '/api/bookings/:id/cancellation',
  'Cancel a booking and refund the policy’s amount, or another amount with a reason',
  { body: NewCancellation, creates: Cancellation, refuses: [409] },
)
export const refundOverpayment = writers.post(
  '/api/bookings/:id/surplus-refund',
  'Refund what was paid above the price, without canceling the booking',
  { body: NewOverpaymentRefund, creates: OverpaymentRefund, refuses: [409] },
)
export const recordManualPayment = writers.post(
  '/api/bookings/:id/payments',
  'Record a payment by cash, Zelle or check',
  { body: NewManualPayment, creates: Booking, refuses: [409] },
)
export const listPayments = readers.get(
  '/api/bookings/:id/payments',
  'List what was paid of the price of a booking, then what was refunded of it',
  { returns: z.array(PaymentLine), refuses: [400] },
)
/** Anyone with the link can also move and cancel the party. */
export const readPaymentLink = writers.get(
  '/api/bookings/:id/payment-link',
  'Get the link under which the customer can pay by card',
  { inStaffLanguage: true, returns: PaymentLink, refuses: [400, 409] },
)
export const sendPaymentLink = writers.post(
  '/api/bookings/:id/payment-link',
  'Send the payment link to the customer by email',
  { body: z.object({ holdDays: holdDays.optional() }).optional(), creates: PaymentLink, refuses: [409] },
)
export const listBalances = readers.get(
  '/api/admin/balances',
  'List outstanding balances, earliest party first',
  { returns: z.array(OpenBalance) },
)
export const listFindings = staff.get(
  '/api/admin/reconciliation',
  'List differences between our books and the card provider’s, newest first',
  { inStaffLanguage: true, returns: z.array(Discrepancy) },
)
export const resolveFinding = staff.post(
  '/api/admin/reconciliation/:id/resolve',
  'Mark a difference as resolved',
  { returns: Discrepancy, refuses: [400] },
)
export const refundAgain = writers.post(
  '/api/admin/reconciliation/:id/refund-again',
  'Retry a failed refund through the card provider',
  { body: NewRefundAgain, creates: Discrepancy, refuses: [409, 502] },
)
export const handRefundBack = writers.post(
  '/api/admin/reconciliation/:id/handed-back',
  'Record that staff paid back a failed refund',
  { body: NewHandedBackRefund, creates: Discrepancy, refuses: [409] },
)
