import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { type PaymentProvider, ProviderMissing } from './payment-provider.ts'
import { testPayments } from './test-payments/test-payments.ts'

/**
 * Every provider by the name stored with payments. New payments go to one of them; refunds and queries go to the one
 * that received the money, for as long as it is configured.
 */
export type PaymentProviders = Readonly<Partial<Record<string, PaymentProvider>>>

/** @param stopping aborted when the server stops: provider calls are then no longer awaited */
export async function paymentProviders(
  config: Config,
  db: Database,
  stopping?: AbortSignal,
): Promise<PaymentProviders> {
  const test = testPayments(db)
  if (!config.stripe) return { test }
  const { stripePayments } = await import('./stripe/stripe-payments.ts')
  return { test, stripe: stripePayments(config.stripe, stopping) }
}

/** Returns the provider that a payment was made with. Throws ProviderMissing if it is no longer configured. */
export function providerNamed(providers: PaymentProviders, name: string | null): PaymentProvider {
  const provider = name === null ? undefined : providers[name]
  if (!provider) throw new ProviderMissing(name)
  return provider
}
