import Stripe from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'

const TIMEOUT_MILLISECONDS = 8_000
/** As Stripe advises: the library waits longer each time and retries with the same idempotency key. */
const NETWORK_RETRIES = 2

/** Returns Stripe's client library with our limits. */
export function openStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MILLISECONDS,
    maxNetworkRetries: NETWORK_RETRIES,
    telemetry: false,
    ...getAddress(apiBase),
  })
}

function getAddress(apiBase: string | undefined) {
  if (!apiBase) return {}
  const { protocol, hostname, port } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  }
}
