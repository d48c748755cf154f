import type { CardSources } from '#contract/site/page-host.ts'
import { type Environment, readEnvironment } from '#server/read-environment.ts'
import type { ConfiguredProvider, ProviderDefinition } from '../provider-definition.ts'
import { isTestKey, type StripeSettings, stripeEnvironment } from './stripe-settings.ts'

const SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/** https://docs.stripe.com/security/guide#content-security-policy */
const SOURCES: CardSources = {
  scripts: SCRIPTS,
  frames: [...SCRIPTS, 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
}

/** Real card payments. */
export const STRIPE: ProviderDefinition = {
  name: 'stripe',
  eventSecret: 'STRIPE_WEBHOOK_SECRET',
  configure(env) {
    const { problems, settings } = readSettings(env)
    return { problems, provider: settings && configured(settings) }
  },
}

function configured(settings: StripeSettings): ConfiguredProvider {
  return {
    keys: { secretKey: true, publishableKey: true, webhookSecret: settings.webhookSecret !== undefined },
    sources: SOURCES,
    open: async ({ stopping }) =>
      (await import('./open-stripe-payments.ts')).openStripePayments(settings, stopping),
    checkAccount: async () => (await import('./check-stripe.ts')).checkStripeAccount(settings),
    checkEvents: async (site) => (await import('./check-stripe.ts')).checkStripeWebhook(settings, site),
    checkWallets: async ({ publicUrl }) =>
      (await import('./check-wallets.ts')).checkStripeWallets(settings, publicUrl),
    makeWebhook: async (publicUrl) =>
      (await import('./check-stripe.ts')).makeStripeWebhook(settings, publicUrl),
    ...(isTestKey(settings.secretKey) && {
      tryCharge: async () => (await import('./check-stripe.ts')).tryTestCharge(settings),
    }),
  }
}

function readSettings(env: Environment): { problems: readonly string[]; settings?: StripeSettings } {
  const { problems, settings } = readEnvironment(stripeEnvironment, env)
  if (!settings) return { problems }
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings
  if (secretKey && !publishableKey)
    return { problems: ['STRIPE_PUBLISHABLE_KEY: is needed when STRIPE_SECRET_KEY is set'] }
  if (publishableKey && !secretKey)
    return { problems: ['STRIPE_SECRET_KEY: is needed when STRIPE_PUBLISHABLE_KEY is set'] }
  if (!secretKey || !publishableKey) return { problems: [] }
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = settings
  return { problems: [], settings: { secretKey, publishableKey, webhookSecret, apiBase } }
}
