import { z } from 'zod'
import { hostAddress, optional } from '#server/read-environment.ts'

export const stripeEnvironment = z.object({
  STRIPE_SECRET_KEY: optional(z.string().regex(/^(sk|rk)_/, 'STRIPE_SECRET_KEY must start with sk_ or rk_')),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().regex(/^pk_/, 'STRIPE_PUBLISHABLE_KEY must start with pk_')),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_/, 'STRIPE_WEBHOOK_SECRET must start with whsec_'),
  ),
  STRIPE_API_BASE: optional(hostAddress('STRIPE_API_BASE')),
})

export type StripeSettings = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string | undefined
  /** Another host for the Stripe API. */
  readonly apiBase: string | undefined
}

export function isTestKey(secretKey: string): boolean {
  return /^(sk|rk)_test_/.test(secretKey)
}
