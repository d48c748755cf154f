import type { ToStaff } from '#domain/sentences/to-staff.ts'
import { fine, problem, type Result, warning } from '#platform/doctor.ts'
import { refusalOfStripeKey, stripeWebhooks } from './stripe-account.ts'
import { FOUND, REMEDIES } from './stripe-findings.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** The events that change our records, or end a payment that cards are tried out on. */
const EVENTS = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'payment_intent.payment_failed',
]
/** The first is the one to add; the second is what older installations added. */
const ADDRESSES = ['/api/payment-events/stripe', '/api/stripe/webhook']

export async function checkStripeAccount(settings: StripeSettings): Promise<Result<ToStaff>> {
  const isTest = /^(sk|rk)_test_/.test(settings.secretKey)
  if (isTest !== settings.publishableKey.startsWith('pk_test_'))
    return problem<ToStaff>(FOUND.keysMixed(), REMEDIES.takeBothKeys)
  const refusal = await refusalOfStripeKey(settings)
  if (refusal) return problem<ToStaff>(FOUND.keyRefused(refusal), REMEDIES.copyKey)
  return isTest ? warning<ToStaff>(FOUND.testKeys(), REMEDIES.setLiveKeys) : fine<ToStaff>(FOUND.liveKeys())
}

export async function checkStripeWebhook(settings: StripeSettings, publicUrl = ''): Promise<Result<ToStaff>> {
  if (!settings.webhookSecret) return warning<ToStaff>(FOUND.noWebhookSecret(), REMEDIES.addWebhook)
  const webhooks = await stripeWebhooks(settings)
  if (!webhooks) return fine<ToStaff>(FOUND.webhooksHidden())
  const [address = '', ...older] = ADDRESSES.map((path) => publicUrl + path)
  const ours = webhooks.find(({ url, isEnabled }) => [address, ...older].includes(url) && isEnabled)
  if (!ours) return problem<ToStaff>(FOUND.noWebhook(address), REMEDIES.addWebhookOrAddress)
  const missing = EVENTS.filter((event) => !ours.events.includes(event) && !ours.events.includes('*'))
  return missing.length > 0
    ? problem<ToStaff>(FOUND.eventsMissing(missing), REMEDIES.addEvents)
    : fine<ToStaff>(FOUND.webhookFine(ours.url))
}
