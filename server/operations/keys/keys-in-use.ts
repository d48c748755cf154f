import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { photoMaker } from '#server/catalogue/ai-photos/photo-maker.ts'
import type { Config } from '#server/config.ts'
import type { Context, KeysInUse } from '#server/context.ts'
import { outsideTransactions } from '#server/foundation/database/transaction-scope.ts'
import { smtpTransport } from '#server/foundation/mail/mail-transport.ts'
import { bucketStorage, folderStorage, type Storage } from '#server/foundation/storage/storage.ts'
import { openPaymentProviders, providerNamed } from '#server/money/payments/providers/payment-providers.ts'
import { textTransport } from '#server/people/conversations/texts/providers/text-providers.ts'
import { readStoredKeys } from './stored-keys.ts'
import { withStoredKeys } from './with-stored-keys.ts'

export const KEYS_CHANNEL = 'stored_keys'

/**
 * Keeps a context's adapters in sync with the stored keys: whatever reads them from the context uses the new ones at
 * once.
 */
export function keysInUse(
  ctx: Context,
  { storage, stopping }: { readonly storage: SwitchedStorage; readonly stopping: AbortSignal | undefined },
): KeysInUse {
  const environment = ctx.config
  let running = Promise.resolve()
  let stripe: unknown
  const load = async () => {
    const stored = await readStoredKeys(ctx.db, environment)
    const { unreadable } = stored
    if (unreadable.length > 0)
      ctx.log.error({ unreadable }, 'Stored keys cannot be opened: SECRETS_KEY or the key file has changed')
    const before = ctx.config
    const config = withStoredKeys(environment, stored)
    Object.assign(ctx, { config })
    const wanted = config.lockedKeys.includes('stripe') ? 'locked' : stored.keys.stripe
    if (!isDeepStrictEqual(stripe, wanted)) {
      stripe = wanted
      const providers = await openPaymentProviders(config, { db: ctx.db, now: ctx.now, stopping })
      replaceProviders(ctx, providers, config.paymentProviders[0]?.name ?? null)
    }
    if (before.smtpUrl !== config.smtpUrl || before.mailFrom !== config.mailFrom) {
      const mail = await smtpTransport(config, stopping)
      ctx.mail?.close()
      Object.assign(ctx, { mail: mail && outsideTransactions(mail) })
    }
    if (!isDeepStrictEqual(before.openai, config.openai)) {
      const aiPhotos = photoMaker(config, stopping)
      Object.assign(ctx, { aiPhotos: aiPhotos && outsideTransactions(aiPhotos) })
    }
    if (!isDeepStrictEqual(before.twilio, config.twilio)) {
      const texts = textTransport(config, stopping)
      Object.assign(ctx, { texts: texts && outsideTransactions(texts) })
    }
    if (!isDeepStrictEqual(before.s3, config.s3)) storage.use(config)
  }
  return {
    environment,
    // One reload after the other, so that an older state never comes last.
    reload: () => {
      running = running.catch(() => undefined).then(load)
      return running
    },
  }
}

function replaceProviders(ctx: Context, providers: Context['providers'], name: string | null): void {
  const guarded = Object.fromEntries(
    Object.entries(providers).map(([each, provider]) => [each, provider && outsideTransactions(provider)]),
  )
  Object.assign(ctx, { providers: guarded, payments: providerNamed(guarded, name) })
}

type SwitchedStorage = Storage & { use(config: Config): void }

/**
 * Returns picture storage that can be replaced by another. Pictures from before a bucket was configured are found in
 * the folder.
 */
export function createSwitchedStorage(first: Storage): SwitchedStorage {
  let current = first
  return {
    get name() {
      return current.name
    },
    put: (key, bytes) => current.put(key, bytes),
    read: (key) => current.read(key),
    open: (key) => current.open(key),
    remove: (keys) => current.remove(keys),
    use({ s3, dataDir }) {
      const folder = folderStorage(resolve(dataDir, 'uploads'))
      current = s3 ? withEarlier(bucketStorage(s3), folder) : folder
    },
  }
}

function withEarlier(now: Storage, earlier: Storage): Storage {
  return {
    name: now.name,
    put: (key, bytes) => now.put(key, bytes),
    async read(key) {
      return (await now.open(key)) ? now.read(key) : earlier.read(key)
    },
    open: async (key) => (await now.open(key)) ?? earlier.open(key),
    async remove(keys) {
      await now.remove(keys)
      await earlier.remove(keys)
    },
  }
}
