import { type KeyName, toPlainSmtpAddress } from '#contract/operations/keys.ts'
import type { Config } from '#server/config.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'
import { lockedProvider } from '#server/money/payments/providers/locked-provider.ts'
import type { KeyValues, StoredKeys } from './stored-keys.ts'

/** Returns the names of the services whose keys come from environment variables, which take precedence. */
export function listEnvironmentKeys(config: Config): ReadonlySet<KeyName> {
  const { smtpUrl, openai, s3, twilio } = config
  const stripe = getStripe(config)
  const set: Partial<Record<KeyName, unknown>> = { stripe, smtp: smtpUrl, openai, s3, twilio }
  return new Set((Object.keys(set) as KeyName[]).filter((name) => set[name] !== undefined))
}

/** Returns the provider that accepts cards with these keys; undefined without keys. */
export function getStripe({ paymentProviders }: Config) {
  return paymentProviders.find(({ name }) => name === 'stripe')
}

/**
 * Returns the settings in effect: those of the environment, and stored keys for those it does not set. Without its keys,
 * Stripe takes no payments, and the test payments do not stand in for it.
 */
export function withStoredKeys(config: Config, { keys, unreadable }: StoredKeys): Config {
  const { defaults } = config
  const from = listEnvironmentKeys(config)
  const use = (name: KeyName): KeyValues | undefined => (from.has(name) ? undefined : keys[name])
  const [stripe, smtp, openai, s3] = [use('stripe'), use('smtp'), use('openai'), use('s3')]
  const twilio = use('twilio')
  const reach = getReach({ config })
  const lockedKeys = unreadable.filter((name) => !from.has(name))
  return {
    ...config,
    lockedKeys,
    ...(lockedKeys.includes('stripe') && {
      // Before the last provider, which are the test payments.
      paymentProviders: config.paymentProviders.toSpliced(-1, 0, lockedProvider('stripe')),
    }),
    ...(stripe?.secretKey &&
      stripe.publishableKey && {
        paymentProviders: config.paymentProvidersWith({
          STRIPE_SECRET_KEY: stripe.secretKey,
          STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
          STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
        }),
      }),
    ...(smtp?.url && {
      smtpUrl: toPlainSmtpAddress(smtp.url),
      smtpReach: reach,
      mailFrom: smtp.from ?? config.mailFrom,
    }),
    ...(openai?.apiKey && {
      openai: { apiKey: openai.apiKey, baseUrl: defaults.openaiBaseUrl, model: defaults.openaiModel },
    }),
    ...(twilio?.accountSid &&
      twilio.authToken &&
      twilio.from && {
        twilio: {
          accountSid: twilio.accountSid,
          authToken: twilio.authToken,
          from: twilio.from,
          baseUrl: defaults.twilioBaseUrl,
        },
      }),
    ...(s3?.bucket && s3.accessKeyId && s3.secretAccessKey
      ? {
          s3: {
            bucket: s3.bucket,
            endpoint: s3.endpoint,
            region: s3.region ?? defaults.s3Region,
            accessKeyId: s3.accessKeyId,
            secretAccessKey: s3.secretAccessKey,
            reach,
          },
        }
      : {}),
  }
}
