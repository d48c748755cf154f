import Stripe from 'stripe'
import { filterPromptWays, type Way } from '#domain/catalogue/pricing/ways.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { passed, problem, type Result, warning } from '#platform/doctor.ts'
import { openStripe } from './stripe-client.ts'
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
const STRIPE_EVENTS: typeof EVENTS = [...EVENTS, ...LATE_EVENTS]
/** The first is the one to add; older installations added the second. */
const PATHS = ['/api/payment-events/stripe', '/api/stripe/webhook']

function getWebhookAddresses(publicUrl: string): readonly string[] {
  return PATHS.map((path) => publicUrl + path)
}

export async function checkStripeAccount(settings: StripeSettings): Promise<Result<Message>> {
  const isTest = isTestKey(settings.secretKey)
  if (isTest !== settings.publishableKey.startsWith('pk_test_'))
    return problem(message('stripe.keysMixed'), message('stripe.remedy.takeBothKeys'))
  // Any key is allowed to make this call.
  const refusal = await findObjection(() => openStripe(settings).paymentIntents.list({ limit: 1 }))
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

/**
 * Creates this site's webhook. Returns its secret, which Stripe only reveals now; undefined if there already is a
 * webhook, or Stripe refuses: the doctor says what is left to do.
 */
export async function makeStripeWebhook(
  settings: StripeSettings,
  publicUrl: string,
): Promise<string | undefined> {
  const [url = '', ...older] = getWebhookAddresses(publicUrl)
  try {
    const webhooks = await stripeWebhooks(settings)
    if (!webhooks || webhooks.some((webhook) => [url, ...older].includes(webhook.url))) return undefined
    const { secret } = await openStripe(settings).webhookEndpoints.create({
      url,
      enabled_events: [...STRIPE_EVENTS],
    })
    return secret
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return undefined
    throw error
  }
}

const ONE_DOLLAR = 100
/** https://docs.stripe.com/testing#cards */
const TEST_CARD = 'pm_card_visa'

/**
 * Holds a dollar on Stripe's own test card and releases it, so that no stray payment remains. Returns Stripe's
 * objection, if any. Live keys do not know this card.
 */
export async function tryTestCharge(settings: StripeSettings): Promise<string | undefined> {
  const { paymentIntents } = openStripe(settings)
  return findObjection(async () => {
    const { id } = await paymentIntents.create({
      amount: ONE_DOLLAR,
      currency: 'usd',
      payment_method: TEST_CARD,
      // No return URL, which only payments on another site need.
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      capture_method: 'manual',
      confirm: true,
    })
    await paymentIntents.cancel(id)
  })
}

/** Returns what Stripe has against a call, if anything. */
async function findObjection(call: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await call()
    return undefined
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error.message
    throw error
  }
}

type StripeWebhook = {
  readonly url: string
  readonly isEnabled: boolean
  readonly events: readonly string[]
}

/** Returns the account's webhooks; undefined if the key may not read them, as is usual for restricted keys. */
async function stripeWebhooks(config: StripeSettings): Promise<StripeWebhook[] | undefined> {
  try {
    const { data } = await openStripe(config).webhookEndpoints.list({ limit: 100 })
    return data.map(({ url, status, enabled_events: events }) => ({
      url,
      isEnabled: status === 'enabled',
      events,
    }))
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return undefined
    throw error
  }
}
