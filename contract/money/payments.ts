import { z } from 'zod'
import { WAYS } from '#domain/catalogue/pricing/ways.ts'
import { MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { CustomerBooking } from '../booking/bookings.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { amount } from '../wire/fields.ts'

export const PaymentConfig = namedObject('PaymentConfig', {
  provider: z.string().meta({ description: 'The provider whose card form to show', example: 'test' }),
  publishableKey: z.string().nullable(),
  ready: z.boolean(),
  ways: z.array(z.enum(WAYS)).describe('The payment methods that the form offers'),
  autopay: z
    .object({ noticeDays: z.int() })
    .optional()
    .describe('Only if families who pay a deposit can have the balance charged to the same card'),
})
export type PaymentConfig = z.infer<typeof PaymentConfig>

export const NewPaymentIntent = z.object({
  amount: amount({
    negative: fieldError('rules.amountTooSmall', { amount: MINIMUM_PAYMENT_CENTS }),
  }),
  currency: z.literal('usd', { error: fieldError('payments.currency') }).default('usd'),
  isDeposit: z.boolean().default(false),
  bookingId: z.string().max(40).nullish(),
  autopay: z
    .boolean()
    .optional()
    .describe('The family agrees that the balance is charged to the card that pays this deposit'),
})

export const PaymentIntent = z
  .object({ clientSecret: z.string(), client_secret: z.string(), paymentIntentId: z.string() })
  .meta({ id: 'PaymentIntent' })
export type PaymentIntent = z.infer<typeof PaymentIntent>

/** The state of a payment, as reported by the provider. */
export const PaymentResult = namedObject('PaymentResult', {
  status: z.enum(['paid', 'processing', 'unpaid', 'refunded']),
  message: z.string(),
  booking: CustomerBooking,
})
export type PaymentResult = z.infer<typeof PaymentResult>

/** A card for the test payments; never a real one. Only its last four digits are stored. */
export const TestCard = z.object({
  clientSecret: z.string().max(255),
  number: z.string().max(40),
  expiry: z.string().max(10),
  cvc: z.string().max(4),
  zip: z.string().max(20),
  country: z.enum(['US', 'CA']),
  wallet: z.null().optional(),
})
export type TestCard = z.infer<typeof TestCard>

/** The pretend wallet of the test payments, which pays in one tap. */
export const TestWallet = z.object({ clientSecret: z.string().max(255), wallet: z.literal('test') })

export const TestCardResult = z.object({
  status: z.enum(['succeeded', 'processing', 'requires_action', 'requires_payment_method']),
  message: z.string().optional(),
})
export type TestCardResult = z.infer<typeof TestCardResult>

const visitors = describeCalls({ tag: 'Payments', staff: false })
export const readPaymentConfig = visitors.get('/api/payment-config', 'Get which card form to show', {
  returns: PaymentConfig,
})
export const createPaymentIntent = visitors.post('/api/create-payment-intent', 'Prepare a card payment', {
  body: NewPaymentIntent,
  creates: PaymentIntent,
  refuses: [404, 409, 502],
})
export const recordPayment = visitors.post(
  '/api/bookings/:reference/payment',
  'Ask the card provider whether a booking is paid, and record it',
  {
    body: z.object({ paymentIntentId: z.string().max(255).optional() }).optional(),
    returns: PaymentResult,
    refuses: [502],
  },
)
export const receivePaymentEvent = visitors.post(
  '/api/payment-events/:provider',
  'Receive signed events from a payment provider',
  {
    params: { provider: z.string().max(40) },
    rawBody: 'application/json',
    returns: z.object({ received: z.boolean() }),
    refuses: [400, 413, 502, 503],
  },
)
export const receiveStripeEvent = visitors.post(
  '/api/stripe/webhook',
  'Receive signed events from Stripe (same as /api/payment-events/stripe)',
  {
    rawBody: 'application/json',
    returns: z.object({ received: z.boolean() }),
    refuses: [400, 404, 413, 502, 503],
  },
)
export const confirmTestPayment = visitors.post(
  '/api/test-payments/:intentId/confirm',
  'Pay with a test card (only while no card provider is configured)',
  {
    params: { intentId: z.string().max(255) },
    body: z.discriminatedUnion('wallet', [TestCard, TestWallet]),
    returns: TestCardResult,
  },
)
export const authenticateTestPayment = visitors.post(
  '/api/test-payments/:intentId/authenticate',
  'Complete the authentication of a test card',
  {
    params: { intentId: z.string().max(255) },
    body: z.object({ clientSecret: z.string().max(255), approve: z.boolean() }),
    returns: TestCardResult,
  },
)
