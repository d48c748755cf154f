import type { Logger } from 'pino'
import { textTransport } from '#server/people/conversations/texts/providers/text-providers.ts'
import { photoMaker } from './catalogue/ai-photos/photo-maker.ts'
import { createImageWork } from './catalogue/images/image-work.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { offerFreedPlaces } from './family/waiting-list/offer-places.ts'
import type { Database } from './foundation/database/client.ts'
import { outsideTransactions } from './foundation/database/transaction-scope.ts'
import { notifyChange } from './foundation/http/public-data-changes.ts'
import { idleQueue } from './foundation/jobs/job-queue.ts'
import { smtpTransport } from './foundation/mail/mail-transport.ts'
import { openStorage } from './foundation/storage/storage.ts'
import { Metrics } from './foundation/telemetry/metrics.ts'
import { openPaymentProviders, providerNamed } from './money/payments/providers/payment-providers.ts'
import { FileParser } from './operations/imports/files/file-parser.ts'
import { createSwitchedStorage, keysInUse } from './operations/keys/keys-in-use.ts'
import { EventHub } from './operations/live-events/event-hub.ts'
import { credentialCheck } from './people/accounts/check-credentials.ts'

type Parts = {
  readonly config: Config
  readonly db: Database
  /** Missing without a pooler. */
  readonly directDb?: Database
  readonly log: Logger
  /** Aborted when the server stops; calls to other machines are then no longer awaited. */
  readonly stopping?: AbortSignal
}

/**
 * Creates the real context with the configured adapters, loading their libraries only if needed. Tests replace parts of
 * it.
 */
export async function createContext(
  { stopping, ...parts }: Parts,
  changes: Partial<Context> = {},
): Promise<Context> {
  const checkCredentials = credentialCheck()
  const { config, db } = parts
  const { now = () => new Date() } = changes
  const providers = await openPaymentProviders(config, { db, now, stopping })
  const payments = changes.payments ?? providerNamed(providers, config.paymentProviders[0]?.name ?? null)
  const storage = createSwitchedStorage(openStorage(config))
  const ctx = {
    directDb: db,
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
