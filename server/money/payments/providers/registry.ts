import type { ProviderDefinition } from './provider-definition.ts'
import { STRIPE } from './stripe/stripe.ts'
import { TEST_PAYMENTS } from './test-payments/test-payments.ts'

/**
 * Every payment provider. The first one whose settings are present takes new payments; the others still refund and
 * report the payments they took. The last needs no settings.
 */
export const PAYMENT_PROVIDERS: readonly ProviderDefinition[] = [STRIPE, TEST_PAYMENTS]
