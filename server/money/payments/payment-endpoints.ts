import type { PaymentConfig, TestCardResult } from '#contract/money/payments.ts'
import * as contract from '#contract/money/payments.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Context } from '#server/context.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { callerAddress, clientAddress } from '#server/foundation/http/client-address.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { bodyTooLarge, readBody, STAFF_BODY_BYTES_MAX } from '#server/foundation/http/read-json.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { isTestPayments } from '#server/money/payments/providers/test-payments/open-test-payments.ts'
import type { TestCardAttempt } from '#server/money/payments/providers/test-payments/pay-with-test-card.ts'
import { listOfferedWays } from './intents/offered-ways.ts'
import { preparePayment } from './intents/prepare-payment.ts'
import { recordPayment } from './intents/record-payment.ts'
import { tellFailedPayment } from './intents/tell-failed-payment.ts'
import { readAutopay } from './mandates/autopay-consents.ts'
import { receiveEvent } from './reconciliation/receive-event.ts'

const NO_TEST_PAYMENTS = refuse('not_found', 'payments.testPaymentsOff')

export const paymentEndpoints = endpoints((serve, app) => {
  const limitPayments = limitRequests({ name: 'payments', most: 120, seconds: 60 })
  app.use('/api/create-payment-intent', limitPayments)
  app.use('/api/test-payments/*', limitPayments)
  app.use('/api/bookings/:reference/payment', limitPayments)

  serve(contract.readPaymentConfig, async ({ ctx }) => ({
    provider: ctx.payments.name,
    publishableKey: ctx.payments.publishableKey,
    ready: !ctx.payments.isLocked,
    ways: await listOfferedWays(ctx.db),
    ...(await autopayOffer(ctx)),
  }))

  serve(contract.createPaymentIntent, ({ ctx, body, c, language }) => {
    c.header('Cache-Control', 'no-store')
    return preparePayment(ctx, {
      amountCents: toCents(body.amount),
      reference: body.bookingId ?? undefined,
      address: clientAddress(c),
      isDeposit: body.isDeposit,
      autopay: body.autopay ? { language, address: callerAddress(c) } : undefined,
    })
  })

  serve(contract.recordPayment, ({ ctx, params, body, language }) =>
    recordPayment(ctx, params.reference, { intentId: body?.paymentIntentId, language }),
  )

  serve(contract.receivePaymentEvent, ({ ctx, params, c }) => takeEvent(ctx, params.provider, c))
  serve(contract.receiveStripeEvent, ({ ctx, c }) => takeEvent(ctx, 'stripe', c))

  serve(contract.confirmTestPayment, async ({ ctx, params: { intentId }, body, language }) => {
    if (!isTestPayments(ctx.payments)) return NO_TEST_PAYMENTS
    const attempt =
      body.wallet === 'test'
        ? await ctx.payments.confirmWallet(intentId, body, ctx.now())
        : await ctx.payments.confirm(intentId, body, ctx.now())
    if (!isRefusal(attempt) && attempt.status === 'requires_payment_method')
      await tellFailedPayment(ctx, intentId)
    return attemptResponse(language, attempt)
  })

  serve(contract.authenticateTestPayment, async ({ ctx, params, body, language }) =>
    isTestPayments(ctx.payments)
      ? attemptResponse(language, await ctx.payments.authenticate(params.intentId, body, ctx.now()))
      : NO_TEST_PAYMENTS,
  )
})

/** Empty if autopay is not offered. */
async function autopayOffer(ctx: Context): Promise<Pick<PaymentConfig, 'autopay'>> {
  const settings = await readAutopay(ctx)
  return settings ? { autopay: { noticeDays: settings.noticeDays } } : {}
}

async function takeEvent(ctx: Context, provider: string, c: AppContext) {
  const rawBody = await readBody(c.req.raw, STAFF_BODY_BYTES_MAX)
  if (rawBody === undefined) return bodyTooLarge(STAFF_BODY_BYTES_MAX)
  const refusal = await receiveEvent(ctx, provider, { rawBody, header: (name) => c.req.header(name) })
  return refusal ?? { received: true }
}

/** Says in the reader's language why a test card was declined, as a real card form does. */
function attemptResponse(language: Language, attempt: TestCardAttempt | Refusal): TestCardResult | Refusal {
  if (isRefusal(attempt)) return attempt
  const { status, reason } = attempt
  return reason ? { status, message: textIn(language)(reason) } : { status }
}
