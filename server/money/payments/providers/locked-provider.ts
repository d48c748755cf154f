import { NO_SOURCES } from '#contract/site/page-host.ts'
import { describeLockedKeys } from '#server/foundation/secrets/describe-locked-keys.ts'
import { type PaymentProvider, ProviderDown } from './payment-provider.ts'
import type { ConfiguredProvider } from './provider-definition.ts'

/**
 * Returns what stands in for a provider whose stored keys cannot be opened. It takes no payments and answers as during an
 * outage: everything that waits for the provider continues once its keys are back.
 */
export function lockedProvider(name: string): ConfiguredProvider & { readonly name: string } {
  return {
    name,
    sources: NO_SOURCES,
    open: async () => openLockedProvider(name),
    checkAccount: describeLockedKeys,
    checkEvents: describeLockedKeys,
  }
}

function openLockedProvider(name: string): PaymentProvider {
  const down = () => Promise.reject(new ProviderDown(`The stored keys of ${name} cannot be opened`))
  return {
    name,
    publishableKey: null,
    isLocked: true,
    acceptsUnbookedCards: false,
    createIntent: down,
    updateIntent: down,
    readIntent: down,
    cancelIntent: down,
    refund: down,
    getRefunds: down,
    getDisputes: down,
    listIntents: down,
    savedCards: {
      readSavedCard: down,
      planCharge: down,
      confirmCharge: down,
      captureHold: down,
      removeCard: down,
    },
  }
}
