import Stripe from 'stripe'
import { ProviderDown, ProviderRefused } from '#server/money/payments/providers/payment-provider.ts'

/** Translates Stripe's refusals and failures to the errors that all providers throw. */
export async function translatingErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw translated(error)
  }
}

function translated(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'AbortError')
    return new ProviderDown('The server is stopping', { cause: error })
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const isNo =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeIdempotencyError
  return isNo
    ? new ProviderRefused(error.message, { cause: error })
    : new ProviderDown(error.message, { cause: error })
}

/** Returns whether Stripe refused because it does not know the object. */
export function isMissing({ cause }: ProviderRefused): boolean {
  return cause instanceof Stripe.errors.StripeError && cause.code === 'resource_missing'
}
