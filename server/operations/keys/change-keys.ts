import {
  KEY_FIELD_NAMES,
  KEY_NAMES,
  type KeyName,
  type Keys,
  type KeysChange,
  NEEDED_KEYS,
} from '#contract/operations/keys.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { getReach } from '#server/foundation/webhooks/webhook-reach.ts'
import { findPrivateHost } from './find-private-host.ts'
import { KEYS_CHANNEL } from './keys-in-use.ts'
import { type KeyValues, readStoredKeys, storeKeys } from './stored-keys.ts'
import { getStripe, listEnvironmentKeys, withStoredKeys } from './with-stored-keys.ts'

/** Returns which keys are in use and where they come from. */
export async function readKeys(ctx: Context): Promise<Keys> {
  const { environment } = ctx.keys
  const fromEnvironment = listEnvironmentKeys(environment)
  const stored = await readStoredKeys(ctx.db, environment)
  const used = withStoredKeys(environment, stored)
  const inUse: Readonly<Record<KeyName, Readonly<Record<string, unknown>> | undefined>> = {
    stripe: getStripe(used)?.keys,
    smtp: used.smtpUrl ? { url: used.smtpUrl, from: used.mailFrom } : undefined,
    s3: used.s3,
    openai: used.openai,
    twilio: used.twilio,
  }
  const isLocked = (name: KeyName) => used.lockedKeys.includes(name)
  const isStored = (name: KeyName) => stored.keys[name] !== undefined || isLocked(name)
  const getState = (name: KeyName): Keys[KeyName] => ({
    source: fromEnvironment.has(name) ? 'environment' : isStored(name) ? 'stored' : 'none',
    fields: Object.fromEntries(
      KEY_FIELD_NAMES[name].map((field) => [field, inUse[name]?.[field] ? 'set' : 'missing']),
    ),
    ...(isLocked(name) && { isLocked: true }),
  })
  return {
    stripe: getState('stripe'),
    smtp: getState('smtp'),
    s3: getState('s3'),
    openai: getState('openai'),
    twilio: getState('twilio'),
  }
}

/** Stores keys and puts them into effect on every server. The log says which fields were changed, never to what. */
export async function changeKeys(
  ctx: Context,
  change: KeysChange,
  admin: Admin,
): Promise<Keys | DetailedRefusal> {
  const { environment } = ctx.keys
  const privateField = await findPrivateHost(change, getReach(ctx))
  if (privateField) return { ...refuse('invalid', 'keys.privateAddress'), field: privateField }
  const saved = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.storedKeys)
    const { keys: stored } = await readStoredKeys(tx, environment)
    for (const name of KEY_NAMES) {
      const wanted = change[name]
      if (wanted === undefined) continue
      const values = merged(stored[name] ?? {}, wanted)
      const missing = Object.keys(values).length > 0 && NEEDED_KEYS[name].find((field) => !values[field])
      if (missing) return incomplete(name, missing)
      await storeKeys(tx, { config: environment, now: ctx.now() }, name, values)
      const fields = wanted === null ? Object.keys(stored[name] ?? {}) : Object.keys(wanted)
      await recordEvent(tx, {
        kind: wanted === null ? 'integration.keys-removed' : 'integration.keys-changed',
        actor: admin.username,
        facts: { kind: 'text', text: `${name}: ${fields.join(', ')}` },
      })
    }
    await tx.execute(sql`SELECT pg_notify(${KEYS_CHANNEL}, '')`)
    return null
  })
  if (isRefusal(saved)) return saved
  await ctx.keys.reload()
  const webhookSecret = await makeWebhook(ctx, change)
  if (webhookSecret !== undefined) return changeKeys(ctx, { stripe: { webhookSecret } }, admin)
  // Pages say whether a card is charged.
  await ctx.publicDataChanged()
  return readKeys(ctx)
}

/** Creates Stripe's webhook to this site once new keys are in effect, if Stripe can reach the site's URL. */
async function makeWebhook(ctx: Context, { stripe: change }: KeysChange): Promise<string | undefined> {
  const { publicUrl = '' } = ctx.config
  const stripe = getStripe(ctx.config)
  const isMissing =
    stripe?.keys?.webhookSecret === false && !listEnvironmentKeys(ctx.keys.environment).has('stripe')
  if (!change?.secretKey || !isMissing || !publicUrl.startsWith('https:')) return undefined
  return stripe.makeWebhook?.(publicUrl)
}

function merged(stored: KeyValues, wanted: Readonly<Record<string, string | null | undefined>> | null) {
  const all = wanted === null ? {} : { ...stored, ...wanted }
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function incomplete(name: KeyName, field: string): DetailedRefusal {
  const needed = NEEDED_KEYS[name].join(', ')
  return { ...refuse('invalid', 'keys.together', { name, needed }), field: `${name}.${field}` }
}
