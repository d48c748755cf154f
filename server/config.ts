import { isIP } from 'node:net'
import { z } from 'zod'
import type { KeyName } from '#contract/operations/keys.ts'
import { DEFAULT_HOLD_MINUTES } from '#domain/booking/changes/hold.ts'
import { TEXT_SENDER } from '#domain/people/conversations/text-sender.ts'
import { NEW_CONTACT_INFO, NEW_SITE } from '#domain/site/new-site.ts'
import type { Reach } from './foundation/reach/public-address.ts'
import { KEY_BYTES } from './foundation/secrets/sealed-text.ts'
import type { ProviderDefinition } from './money/payments/providers/provider-definition.ts'
import { PAYMENT_PROVIDERS } from './money/payments/providers/registry.ts'
import { type Environment, hostAddress, optional, readEnvironment, webAddress } from './read-environment.ts'

const DEFAULT_BACKUP_KEEP_DAYS = 14
const DEFAULT_OPENAI_URL = 'https://api.openai.com/v1'
const DEFAULT_OPENAI_MODEL = 'gpt-image-1'
const DEFAULT_S3_REGION = 'us-east-1'
const DEFAULT_TWILIO_URL = 'https://api.twilio.com'
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

function databaseAddress(name: string) {
  return z.string().regex(/^postgres(ql)?:\/\//, `${name} must start with postgres:// or postgresql://`)
}

const environment = z.object({
  PORT: optional(
    z.coerce
      .number({ error: 'PORT must be a number' })
      .int('PORT must be a whole number')
      .min(0, 'PORT must be 0 to 65535')
      .max(65535, 'PORT must be 0 to 65535'),
  ),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(hostAddress('PUBLIC_URL')),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(databaseAddress('DATABASE_URL')),
  DATABASE_DIRECT_URL: optional(databaseAddress('DATABASE_DIRECT_URL')),
  ADMIN_USERNAME: optional(
    z
      .string()
      .max(100)
      .regex(/^[^:\s]+$/, 'ADMIN_USERNAME must not contain colons or spaces'),
  ),
  ADMIN_PASSWORD: optional(z.string().max(1000)),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'SMTP_URL must start with smtp:// or smtps://')),
  MAIL_FROM: optional(z.string().max(300).regex(/@/, 'MAIL_FROM must contain an e-mail address')),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(webAddress('OPENAI_BASE_URL')),
  OPENAI_IMAGE_MODEL: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(webAddress('S3_ENDPOINT')),
  S3_REGION: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  TWILIO_ACCOUNT_SID: optional(z.string()),
  TWILIO_AUTH_TOKEN: optional(z.string()),
  TWILIO_FROM: optional(
    z
      .string()
      .regex(
        TEXT_SENDER,
        'TWILIO_FROM must be a number such as +13055550100, or a messaging service (MG...)',
      ),
  ),
  TWILIO_API_BASE: optional(webAddress('TWILIO_API_BASE')),
  SECRETS_KEY: optional(
    z
      .string()
      .transform((keys) => keys.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
      .refine((keys) => keys.every(({ length }) => length === KEY_BYTES), {
        error: 'SECRETS_KEY must be 32 random bytes in base64, as "openssl rand -base64 32" prints them',
      }),
  ),
  HOLD_MINUTES: optional(
    z.coerce
      .number({ error: 'HOLD_MINUTES must be a number of minutes' })
      .positive('HOLD_MINUTES must be more than 0')
      .max(1440, 'HOLD_MINUTES must be at most 1440'),
  ),
  BACKUP_DIR: optional(z.string()),
  BACKUP_KEEP_DAYS: optional(
    z.coerce
      .number({ error: 'BACKUP_KEEP_DAYS must be a number of days' })
      .min(1, 'BACKUP_KEEP_DAYS must be at least 1')
      .max(3650, 'BACKUP_KEEP_DAYS must be at most 3650'),
  ),
  METRICS_TOKEN: optional(z.string().min(16, 'METRICS_TOKEN must have at least 16 characters')),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(webAddress('OTEL_EXPORTER_OTLP_ENDPOINT')),
  RATE_LIMITS: optional(z.enum(['on', 'off'], { error: 'RATE_LIMITS must be on or off' })),
  TRUST_PROXY: optional(
    z.enum(['1', '0', 'true', 'false', 'yes', 'no'], { error: 'TRUST_PROXY must be true or false' }),
  ),
  LOG_LEVEL: optional(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'LOG_LEVEL must be trace, debug, info, warn, error or silent',
    }),
  ),
})

export type Config = ReturnType<typeof parseConfig>

/** Thrown for unusable settings; `message` names all of them. */
export class ConfigError extends Error {}

/** Reads the settings from the environment, once. Throws a ConfigError. */
export function parseConfig(env: Environment, definitions = PAYMENT_PROVIDERS) {
  const { settings, problems: unusable } = readEnvironment(environment, env)
  const withKeys = (keys: Environment) => configureProviders({ ...env, ...keys }, definitions)
  const providers = withKeys({})
  const problems = [...(settings ? contradictions(settings) : unusable), ...providers.problems]
  if (!settings || problems.length > 0) {
    throw new ConfigError(
      `These settings cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
  }
  const host = settings.HOST ?? '127.0.0.1'
  const defaults = {
    openaiBaseUrl: settings.OPENAI_BASE_URL ?? DEFAULT_OPENAI_URL,
    openaiModel: settings.OPENAI_IMAGE_MODEL ?? DEFAULT_OPENAI_MODEL,
    s3Region: settings.S3_REGION ?? DEFAULT_S3_REGION,
    twilioBaseUrl: (settings.TWILIO_API_BASE ?? DEFAULT_TWILIO_URL).replace(/\/+$/, ''),
  }
  return {
    port: settings.PORT ?? 3000,
    host,
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: settings.DATA_DIR ?? './data',
    databaseUrl: settings.DATABASE_URL,
    /** PostgreSQL itself, if `databaseUrl` leads through a pooler in transaction mode. */
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    admin: settings.ADMIN_PASSWORD
      ? { username: settings.ADMIN_USERNAME ?? 'admin', password: settings.ADMIN_PASSWORD }
      : undefined,
    /** The first one takes new payments. */
    paymentProviders: providers.configured,
    /** The providers for these settings on top of the environment's. */
    paymentProvidersWith: (keys: Environment) => withKeys(keys).configured,
    /** The setting that each provider needs for its webhooks. */
    eventSecrets: new Map(definitions.map(({ name, eventSecret }) => [name, eventSecret])),
    smtpUrl: settings.SMTP_URL,
    /** Where an address that somebody entered may lead; one from the environment may lead anywhere. */
    smtpReach: undefined as Reach | undefined,
    mailFrom: settings.MAIL_FROM ?? `${NEW_SITE.siteTitle} <${NEW_CONTACT_INFO.email}>`,
    /** The services whose stored keys cannot be opened, and which the environment does not set. */
    lockedKeys: [] as readonly KeyName[],
    /** Defaults for services whose keys are stored rather than set here. */
    defaults,
    openai: settings.OPENAI_API_KEY
      ? { apiKey: settings.OPENAI_API_KEY, baseUrl: defaults.openaiBaseUrl, model: defaults.openaiModel }
      : undefined,
    s3: settings.S3_BUCKET
      ? {
          bucket: settings.S3_BUCKET,
          endpoint: settings.S3_ENDPOINT,
          region: defaults.s3Region,
          accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
          /** As `smtpReach`. */
          reach: undefined as Reach | undefined,
        }
      : undefined,
    twilio:
      settings.TWILIO_ACCOUNT_SID && settings.TWILIO_AUTH_TOKEN && settings.TWILIO_FROM
        ? {
            accountSid: settings.TWILIO_ACCOUNT_SID,
            authToken: settings.TWILIO_AUTH_TOKEN,
            from: settings.TWILIO_FROM,
            baseUrl: defaults.twilioBaseUrl,
          }
        : undefined,
    /** The first one encrypts, all of them decrypt. */
    secretsKeys: settings.SECRETS_KEY ?? [],
    holdMinutes: settings.HOLD_MINUTES ?? DEFAULT_HOLD_MINUTES,
    backups: settings.BACKUP_DIR
      ? { folder: settings.BACKUP_DIR, keepDays: settings.BACKUP_KEEP_DAYS ?? DEFAULT_BACKUP_KEEP_DAYS }
      : undefined,
    metricsToken: settings.METRICS_TOKEN,
    sendsTraces: settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    rateLimits: settings.RATE_LIMITS !== 'off',
    trustProxy: ['1', 'true', 'yes'].includes(settings.TRUST_PROXY ?? ''),
    logLevel: settings.LOG_LEVEL ?? 'info',
  }
}

function configureProviders(env: Environment, definitions: readonly ProviderDefinition[]) {
  const providers = definitions.map(({ name, configure }) => ({ name, ...configure(env) }))
  return {
    problems: providers.flatMap((one) => one.problems),
    configured: providers.flatMap(({ provider, name }) => (provider ? { name, ...provider } : [])),
  }
}

function contradictions(settings: z.output<typeof environment>): string[] {
  const problems: string[] = []
  const host = settings.HOST ?? '127.0.0.1'
  if (isIP(host) === 0 && host !== 'localhost' && !/^[a-z0-9.-]+$/i.test(host))
    problems.push('HOST: must be an address such as 127.0.0.1 or 0.0.0.0')
  if (settings.RATE_LIMITS === 'off' && !LOOPBACK.has(host)) {
    problems.push(
      'RATE_LIMITS: off is only for load tests and needs HOST to be a loopback address such as 127.0.0.1',
    )
  }
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    problems.push('DATABASE_URL: is needed when DATABASE_DIRECT_URL is set')
  if (settings.ADMIN_USERNAME && !settings.ADMIN_PASSWORD)
    problems.push('ADMIN_PASSWORD: is needed when ADMIN_USERNAME is set')
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: are needed when S3_BUCKET is set')
  }
  const twilio = [settings.TWILIO_ACCOUNT_SID, settings.TWILIO_AUTH_TOKEN, settings.TWILIO_FROM]
  if (twilio.some(Boolean) && !twilio.every(Boolean))
    problems.push('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: are needed together')
  return problems
}
