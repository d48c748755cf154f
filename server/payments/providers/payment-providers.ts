import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/client.ts'
import { type PaymentProvider, type PaymentProviders, ProviderMissing } from './payment-provider.ts'

/** @param stopping aborted when the server stops: provider calls are then no longer awaited */
export async function openPaymentProviders(
  { paymentProviders }: Config,
  db: Database,
  stopping?: AbortSignal,
): Promise<PaymentProviders> {
  const opened = await Promise.all(paymentProviders.map(({ open }) => open({ db, stopping })))
  return Object.fromEntries(opened.map((provider) => [provider.name, provider]))
}

/** Returns the provider that a payment was made with. Throws ProviderMissing if it is no longer configured. */
export function providerNamed(providers: PaymentProviders, name: string | null): PaymentProvider {
  const provider = name === null ? undefined : providers[name]
  if (!provider) throw new ProviderMissing(name)
  return provider
}
