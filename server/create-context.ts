import type { Logger } from 'pino'
import { credentialCheck } from './accounts/check-credentials.ts'
import { photoMaker } from './ai-photos/photo-maker.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './database/client.ts'
import { outsideTransactions } from './database/transaction-scope.ts'
import { EventHub } from './events/event-hub.ts'
import { notifyChange } from './http/public-data-changes.ts'
import { createImageWork } from './images/image-work.ts'
import { FileParser } from './imports/files/file-parser.ts'
import { idleQueue } from './jobs/job-queue.ts'
import { createSwitchedStorage, keysInUse } from './keys/keys-in-use.ts'
import { smtpTransport } from './mail/mail-transport.ts'
import { Metrics } from './metrics/metrics.ts'
import { openPaymentProviders, providerNamed } from './payments/providers/payment-providers.ts'
import { openStorage } from './storage/storage.ts'
import { textTransport } from './texts/providers/text-providers.ts'
import { offerFreedPlaces } from './waiting-list/offer-places.ts'

/**
 * Creates the real context with the configured adapters, loading their libraries only if needed. Tests replace parts of
 * it.
 * @param stopping aborted when the server stops; calls to other machines are then no longer awaited
 */
export async function createContext(
  { stopping, ...parts }: { config: Config; db: Database; log: Logger; stopping?: AbortSignal },
  changes: Partial<Context> = {},
): Promise<Context> {
  const checkCredentials = credentialCheck()
  const { config, db } = parts
  const { now = () => new Date() } = changes
  const providers = await openPaymentProviders(config, { db, now, stopping })
  const payments = changes.payments ?? providerNamed(providers, config.paymentProviders[0]?.name ?? null)
  const storage = createSwitchedStorage(openStorage(config))
  const ctx = {
    ...parts,
    payments,
    providers: { ...providers, [payments.name]: payments },
    mail: await smtpTransport(config, stopping),
    texts: textTransport(config, stopping),
    storage,
    aiPhotos: photoMaker(config, stopping),
    imageWork: createImageWork(),
    fileParser: new FileParser(),
    jobs: idleQueue,
    events: new EventHub(),
    metrics: new Metrics(),
    now,
    findAdmin: (authorization, address) => checkCredentials(ctx, authorization, address),
    placesFreed: () => offerAfterwards(ctx),
    publicDataChanged: () => notifyChange(db),
    ...changes,
  } as Context
  return Object.assign(ctx, guarded(ctx), { keys: keysInUse(ctx, { storage, stopping }) })
}

/** If this fails, the job makes the offers later. */
async function offerAfterwards(ctx: Context): Promise<void> {
  await offerFreedPlaces(ctx).catch((error: unknown) => ctx.log.error({ error }, 'Places were not offered'))
}

function guarded({ payments, providers, mail, texts, storage, aiPhotos }: Context) {
  const guardedProviders = Object.entries(providers).map(
    ([name, provider]) => [name, provider && outsideTransactions(provider)] as const,
  )
  return {
    payments: outsideTransactions(payments),
    providers: Object.fromEntries(guardedProviders),
    mail: mail && outsideTransactions(mail),
    texts: texts && outsideTransactions(texts),
    storage: outsideTransactions(storage),
    aiPhotos: aiPhotos && outsideTransactions(aiPhotos),
  }
}
