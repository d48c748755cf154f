import type { Hono } from 'hono'
import * as contract from '#contract/payments.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { BODY_TOO_LARGE, readBody } from '#server/http/read-json.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { isTestPayments } from '#server/payments/test-payments.ts'
import { preparePayment } from './prepare-payment.ts'
import { receiveEvent } from './receive-event.ts'
import { recordPayment } from './record-payment.ts'

const NO_TEST_PAYMENTS = refuse(
  'not_found',
  'Test payments are switched off, because real card payments are configured.',
)

export function paymentEndpoints(app: Hono<AppEnvironment>): void {
  const limitPayments = limitRequests({ name: 'payments', most: 120, seconds: 60 })
  app.use('/api/create-payment-intent', limitPayments)
  app.use('/api/test-payments/*', limitPayments)
  app.use('/api/bookings/:reference/payment', limitPayments)

  serve(app, contract.readPaymentConfig, ({ world }) => ({
    provider: world.payments.name,
    publishableKey: world.payments.publishableKey,
    ready: true,
  }))

  serve(app, contract.createPaymentIntent, ({ world, body, c }) => {
    c.header('Cache-Control', 'no-store')
    return preparePayment(world, body)
  })

  serve(app, contract.recordPayment, ({ world, params, body }) =>
    recordPayment(world, params.reference, body?.paymentIntentId),
  )

  serve(app, contract.receiveStripeEvent, async ({ world, c }) => {
    const rawBody = await readBody(c.req.raw)
    if (rawBody === undefined) return BODY_TOO_LARGE
    const received = await receiveEvent(world, rawBody, c.req.header('stripe-signature'))
    return isRefusal(received) ? received : { received: true }
  })

  serve(app, contract.confirmTestPayment, ({ world, params, body }) =>
    isTestPayments(world.payments)
      ? world.payments.confirm(params.intentId, body, world.now())
      : NO_TEST_PAYMENTS,
  )

  serve(app, contract.authenticateTestPayment, ({ world, params, body }) =>
    isTestPayments(world.payments)
      ? world.payments.authenticate(params.intentId, body, world.now())
      : NO_TEST_PAYMENTS,
  )
}
