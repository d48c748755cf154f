import type { Config } from '#server/config.ts'
import { type PaymentProvider, type PaymentProviders, ProviderMissing } from './payment-provider.ts'
import type { ConfiguredProvider } from './provider-definition.ts'

export async function openPaymentProviders(
  { paymentProviders }: Config,
  opening: Parameters<ConfiguredProvider['open']>[0],
): Promise<PaymentProviders> {
  const opened = await Promise.all(paymentProviders.map(({ open }) => open(opening)))
  return Object.fromEntries(opened.map((provider) => [provider.name, provider]))
}

/** Returns the provider that a payment was made with. Throws ProviderMissing if it is no longer configured. */
export function providerNamed(providers: PaymentProviders, name: string | null): PaymentProvider {
  const provider = name === null ? undefined : providers[name]
  if (!provider) throw new ProviderMissing(name)
  return provider
}
