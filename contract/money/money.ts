import { z } from 'zod'
import { MANUAL_METHODS } from '#domain/money/payment-method.ts'
import { PAYMENT_PURPOSES } from '#domain/money/payments/next-payment.ts'
import { holdDays } from '../booking/booking-fields.ts'
import { Booking } from '../booking/bookings.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount, decimal, idParams, instant, optionalText, REASON_MAX } from '../wire/fields.ts'

/** The refund for cancelling a booking. */
export const RefundFigure = z
  .object({
    paidAmount: decimal,
    refundAmount: decimal.meta({ description: 'The refund under the policy' }),
    reason: z.string(),
    canCancel: z.boolean(),
  })
  .meta({ id: 'RefundFigure' })
export type RefundFigure = z.infer<typeof RefundFigure>

export const NewCancellation = z.object({
  refundAmount: amount({ negative: fieldError('bookings.refundNegative') })
    .optional()
    .meta({ description: 'An amount other than the policy’s; requires a reason' }),
  reason: optionalText(REASON_MAX),
})

export const Cancellation = z
  .object({
    booking: Booking,
    refundAmount: decimal,
    byHandAmount: decimal.meta({
      description: 'The part not paid by card, which staff must pay back',
    }),
  })
  .meta({ id: 'Cancellation' })
export type Cancellation = z.infer<typeof Cancellation>

export const NewOverpaymentRefund = z.object({
  refundAmount: amount({ zero: fieldError('fields.amountAboveZero') }).meta({
    description: 'All that was paid above the price, as shown; refused if it is another amount by now',
  }),
})

export const OverpaymentRefund = Cancellation.omit({}).meta({ id: 'OverpaymentRefund' })

export const NewManualPayment = z.object({
  amount: amount({ zero: fieldError('fields.amountAboveZero') }),
  method: z.enum(MANUAL_METHODS, { error: fieldError('payments.methodNeeded') }),
})

/** The link with which a customer pays the next amount due by card. */
export const PaymentLink = z
  .object({
    url: z.string().meta({ description: 'Anyone with this link can see and change the booking' }),
    recipient: z.string(),
    purpose: z.enum(PAYMENT_PURPOSES),
    amount: decimal,
    sentence: z.string().meta({ description: 'When it is due' }),
    canHold: z.boolean().meta({ description: 'Whether its date can be held some days longer' }),
    sentAt: instant.nullable().meta({ description: 'When it was last emailed' }),
    isMailing: z.boolean().meta({ description: 'False without SMTP_URL: emails are stored, not sent' }),
  })
  .meta({ id: 'PaymentLink' })
export type PaymentLink = z.infer<typeof PaymentLink>

export const OpenBalance = z
  .object({
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
  .meta({ id: 'OpenBalance' })
export type OpenBalance = z.infer<typeof OpenBalance>

export const Discrepancy = z
  .object({
    id: z.int(),
    kind: z.string(),
    intentId: z.string(),
    bookingReference: z.string().nullable(),
    sentence: z.string(),
    amount: decimal.nullable().meta({
      description: 'For a difference of the kind refund-failed: the refund that failed and is still owed',
    }),
    isRepaired: z.boolean(),
    resolvedAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ReconciliationFinding' })
export type Discrepancy = z.infer<typeof Discrepancy>

const seenAmount = amount({ zero: fieldError('fields.amountAboveZero') }).meta({
  description: 'The amount owed, as shown; refused if it is another amount by now',
})

export const NewRefundAgain = z.object({ refundAmount: seenAmount })

export const NewHandedBackRefund = z.object({
  refundAmount: seenAmount,
  method: z.enum(MANUAL_METHODS, { error: fieldError('payments.methodNeeded') }),
})

const tag = 'Money'
export const readCancellation = endpoint({
  method: 'get',
  path: '/api/bookings/:id/cancellation',
  summary: 'Get the refund under the policy if the booking is canceled now',
  tag,
  staff: 'bookings:read',
  params: idParams,
  responses: { 200: RefundFigure },
  refusals: [400, 404],
})
export const cancelBooking = endpoint({
  method: 'post',
  path: '/api/bookings/:id/cancellation',
  summary: 'Cancel a booking and refund the policy’s amount, or another amount with a reason',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: NewCancellation,
  responses: { 201: Cancellation },
  refusals: [400, 404, 409],
})
export const refundOverpayment = endpoint({
  method: 'post',
  path: '/api/bookings/:id/surplus-refund',
  summary: 'Refund what was paid above the price, without canceling the booking',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: NewOverpaymentRefund,
  responses: { 201: OverpaymentRefund },
  refusals: [400, 404, 409],
})
export const recordManualPayment = endpoint({
  method: 'post',
  path: '/api/bookings/:id/payments',
  summary: 'Record a payment by cash, Zelle or check',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: NewManualPayment,
  responses: { 201: Booking },
  refusals: [400, 404, 409],
})
export const readPaymentLink = endpoint({
  method: 'get',
  path: '/api/bookings/:id/payment-link',
  summary: 'Get the link under which the customer can pay by card',
  tag,
  // Anyone with the link can also move and cancel the party.
  staff: 'bookings:write',
  params: idParams,
  responses: { 200: PaymentLink },
  refusals: [400, 404, 409],
})
export const sendPaymentLink = endpoint({
  method: 'post',
  path: '/api/bookings/:id/payment-link',
  summary: 'Send the payment link to the customer by email',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: z.object({ holdDays: holdDays.optional() }).optional(),
  responses: { 201: PaymentLink },
  refusals: [400, 404, 409],
})
export const listBalances = endpoint({
  method: 'get',
  path: '/api/admin/balances',
  summary: 'List outstanding balances, earliest party first',
  tag,
  staff: 'bookings:read',
  responses: { 200: z.array(OpenBalance) },
})
export const listFindings = endpoint({
  method: 'get',
  path: '/api/admin/reconciliation',
  summary: 'List differences between our books and the card provider’s, newest first',
  tag,
  staff: 'outbox',
  responses: { 200: z.array(Discrepancy) },
})
export const resolveFinding = endpoint({
  method: 'post',
  path: '/api/admin/reconciliation/:id/resolve',
  summary: 'Mark a difference as resolved',
  tag,
  staff: 'outbox',
  params: idParams,
  responses: { 200: Discrepancy },
  refusals: [400, 404],
})
export const refundAgain = endpoint({
  method: 'post',
  path: '/api/admin/reconciliation/:id/refund-again',
  summary: 'Retry a failed refund through the card provider',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: NewRefundAgain,
  responses: { 201: Discrepancy },
  refusals: [400, 404, 409, 502],
})
export const handRefundBack = endpoint({
  method: 'post',
  path: '/api/admin/reconciliation/:id/handed-back',
  summary: 'Record that staff paid back a failed refund',
  tag,
  staff: 'bookings:write',
  params: idParams,
  body: NewHandedBackRefund,
  responses: { 201: Discrepancy },
  refusals: [400, 404, 409],
})
