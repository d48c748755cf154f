import { type Refusal, refuse } from '#domain/refusal.ts'
import { ProviderDown, ProviderMissing, ProviderRefused } from './providers/payment-provider.ts'

export const PROVIDER_DOWN = refuse(
  'provider_down',
  'The card payment service does not answer right now. Nothing was charged. Please try again in a moment.',
)

/** Runs a call to the provider and turns its ways to fail into refusals. */
export async function askProvider<T>(call: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderDown) return PROVIDER_DOWN
    if (error instanceof ProviderMissing) return refuse('provider_down', error.message)
    if (error instanceof ProviderRefused) return refuse('payment_failed', error.message)
    throw error
  }
}
