import type Stripe from 'stripe'
import { filterPromptWays, type Way } from '#domain/catalogue/pricing/ways.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { passed, problem, type Result, warning } from '#platform/doctor.ts'
import { checkStripeKey, stripeWebhooks } from './stripe-account.ts'
import { isTestKey, type StripeSettings } from './stripe-settings.ts'

/** The events that change our records, or stop a payment on which cards are being tested. */
const EVENTS: readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[] = [
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'payment_intent.payment_failed',
]
/** Reports that a bank takes days to process a payment, so that its date is held meanwhile. */
const LATE_EVENTS: typeof EVENTS = ['payment_intent.processing']
/** Everything that this site understands. */
export const STRIPE_EVENTS: typeof EVENTS = [...EVENTS, ...LATE_EVENTS]
/** The first is the one to add; older installations added the second. */
const PATHS = ['/api/payment-events/stripe', '/api/stripe/webhook']

export function getWebhookAddresses(publicUrl: string): readonly string[] {
  return PATHS.map((path) => publicUrl + path)
}

export async function checkStripeAccount(settings: StripeSettings): Promise<Result<Message>> {
  const isTest = isTestKey(settings.secretKey)
  if (isTest !== settings.publishableKey.startsWith('pk_test_'))
    return problem(message('stripe.keysMixed'), message('stripe.remedy.takeBothKeys'))
  const refusal = await checkStripeKey(settings)
  if (refusal)
    return problem(message('stripe.keyRefused', { message: refusal }), message('stripe.remedy.copyKey'))
  return isTest
    ? warning(message('stripe.testKeys'), message('stripe.remedy.setLiveKeys'))
    : passed(message('stripe.liveKeys'))
}

type Site = { readonly publicUrl: string | undefined; readonly ways: readonly Way[] }

export async function checkStripeWebhook(
  settings: StripeSettings,
  { publicUrl = '', ways }: Site,
): Promise<Result<Message>> {
  if (!settings.webhookSecret)
    return warning(message('stripe.noWebhookSecret'), message('stripe.remedy.addWebhook'))
  const webhooks = await stripeWebhooks(settings)
  if (!webhooks) return passed(message('stripe.webhooksHidden'))
  const [address = '', ...older] = getWebhookAddresses(publicUrl)
  const ours = webhooks.find(({ url, isEnabled }) => [address, ...older].includes(url) && isEnabled)
  if (!ours)
    return problem(message('stripe.noWebhook', { address }), message('stripe.remedy.addWebhookOrAddress'))
  const wanted = filterPromptWays(ways).length < ways.length ? STRIPE_EVENTS : EVENTS
  const missing = wanted.filter((event) => !ours.events.includes(event) && !ours.events.includes('*'))
  return missing.length > 0
    ? problem(
        message('stripe.eventsMissing', { events: missing.join(', ') }),
        message('stripe.remedy.addEvents'),
      )
    : passed(message('stripe.webhookFine', { address: ours.url }))
}
