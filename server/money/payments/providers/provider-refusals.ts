import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { ProviderDown, ProviderMissing, ProviderRefused } from './payment-provider.ts'

export const PROVIDER_DOWN = refuse('provider_down', 'payments.paymentServiceDown')

/** Returns whether the provider cannot be reached, as opposed to refusing a call. */
export function isProviderDown(error: unknown): boolean {
  return error instanceof ProviderDown || error instanceof ProviderMissing
}

/** Runs a call to the provider and turns its failures into refusals. */
export async function callProvider<T>(call: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ProviderDown) return PROVIDER_DOWN
    if (error instanceof ProviderMissing) return refuse('provider_down', error.why)
    if (error instanceof ProviderRefused)
      return refuse('payment_failed', 'message.asWritten', { text: error.message })
    throw error
  }
}
