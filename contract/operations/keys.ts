import { z } from 'zod'
import { TEXT_SENDER } from '#domain/people/conversations/text-sender.ts'
import { describeCalls } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { NO_NUL, UNSTORABLE } from '../wire/fields.ts'

const NOT_EMPTY = fieldError('keys.empty')

/** A key as pasted. Its format is checked, so that a wrong key is not discovered by the first family that pays. */
const secret = (pattern?: RegExp, message = NOT_EMPTY) => {
  const text = z.string(message).trim().min(1, message).max(1000, message).regex(NO_NUL, UNSTORABLE)
  return (pattern ? text.regex(pattern, message) : text).nullable().optional()
}
const webAddress = z
  .url({ protocol: /^https?$/, error: fieldError('fields.webAddress') })
  .max(1000)
  .nullable()
  .optional()

const SMTP_OPTIONS = new Set([
  'requireTLS',
  'ignoreTLS',
  'authMethod',
  'tls.rejectUnauthorized',
  'tls.servername',
  'tls.minVersion',
])

/**
 * Returns a mail server's address with no more than server, port, user, password and these options; undefined if it names
 * no server. The library that sends mails would take any of its settings from it: another host, a proxy, even a program
 * of this machine to run instead.
 */
export function toPlainSmtpAddress(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || !/^(\[[\da-f:.]+\]|[\w.-]+)$/i.test(url.hostname)) return undefined
  url.pathname = ''
  url.hash = ''
  url.search = new URLSearchParams(
    [...url.searchParams].filter(([option]) => SMTP_OPTIONS.has(option)),
  ).toString()
  return url.href
}

function hasOtherOptions(address: string): boolean {
  const plain = URL.parse(toPlainSmtpAddress(address) ?? '')
  return plain !== null && plain.search !== URL.parse(address)?.search
}

/** The fields of each service. An omitted field stays unchanged; null removes it. */
const KEY_FIELDS = {
  stripe: {
    secretKey: secret(/^(sk|rk)_/, fieldError('keys.stripeSecret')),
    publishableKey: secret(/^pk_/, fieldError('keys.stripePublishable')),
    webhookSecret: secret(/^whsec_/, fieldError('keys.stripeWebhook')),
  },
  smtp: {
    url: secret(/^smtps?:\/\/./, fieldError('keys.smtpUrl'))
      .refine((url) => !url || toPlainSmtpAddress(url) !== undefined, fieldError('keys.smtpHost'))
      .refine((url) => !url || !hasOtherOptions(url), fieldError('keys.smtpPlain')),
    from: secret(/@/, fieldError('keys.smtpFrom')),
  },
  s3: {
    bucket: secret(),
    endpoint: webAddress,
    region: secret(),
    accessKeyId: secret(),
    secretAccessKey: secret(),
  },
  openai: { apiKey: secret() },
  twilio: {
    accountSid: secret(/^AC/, fieldError('keys.twilioSid')),
    authToken: secret(),
    from: secret(TEXT_SENDER, fieldError('keys.twilioFrom')),
  },
} as const

export const KEY_NAMES = ['stripe', 'smtp', 's3', 'openai', 'twilio'] as const
export type KeyName = (typeof KEY_NAMES)[number]

/** The fields of each service, in the order of the form. */
export const KEY_FIELD_NAMES: Readonly<Record<KeyName, readonly string[]>> = {
  stripe: Object.keys(KEY_FIELDS.stripe),
  smtp: Object.keys(KEY_FIELDS.smtp),
  s3: Object.keys(KEY_FIELDS.s3),
  openai: Object.keys(KEY_FIELDS.openai),
  twilio: Object.keys(KEY_FIELDS.twilio),
}

/** The fields a service cannot do without once it has any key. */
export const NEEDED_KEYS: Readonly<Record<KeyName, readonly string[]>> = {
  stripe: ['secretKey', 'publishableKey'],
  smtp: ['url'],
  s3: ['bucket', 'accessKeyId', 'secretAccessKey'],
  openai: ['apiKey'],
  twilio: ['accountSid', 'authToken', 'from'],
}

const KeysChange = z
  .object({
    stripe: z.object(KEY_FIELDS.stripe).nullable(),
    smtp: z.object(KEY_FIELDS.smtp).nullable(),
    s3: z.object(KEY_FIELDS.s3).nullable(),
    openai: z.object(KEY_FIELDS.openai).nullable(),
    twilio: z.object(KEY_FIELDS.twilio).nullable(),
  })
  .partial()
export type KeysChange = z.output<typeof KeysChange>

const KeyState = z.object({
  source: z
    .enum(['environment', 'stored', 'none'])
    .describe('Where the keys in use come from; environment variables take precedence over stored keys'),
  fields: z.record(z.string(), z.enum(['set', 'missing'])),
  isLocked: z
    .literal(true)
    .optional()
    .describe('Stored, but not in use: SECRETS_KEY or the key file is not the one that encrypted the keys'),
})
export type KeyState = z.infer<typeof KeyState>

/** Which keys are set; never the keys themselves. */
export const Keys = z
  .object({ stripe: KeyState, smtp: KeyState, s3: KeyState, openai: KeyState, twilio: KeyState })
  .meta({ id: 'Keys' })
export type Keys = z.infer<typeof Keys>

const owners = describeCalls({ tag: 'Keys of other services', staff: 'integrations' })
export const readKeys = owners.get(
  '/api/admin/keys',
  'List which keys of other services are set; never the keys themselves',
  { returns: Keys },
)
export const changeKeys = owners.put(
  '/api/admin/keys',
  'Set or remove keys; takes effect at once on every server',
  { body: KeysChange, asksForPassword: true, returns: Keys },
)
export const testKey = owners.post('/api/admin/keys/:name/test', 'Test the keys in use with their service', {
  params: { name: z.enum(KEY_NAMES) },
  returns: z.object({ ok: z.boolean(), sentence: z.string() }),
})
