import type { Logger } from 'pino'
import { checkCredentials } from './accounts/check-credentials.ts'
import { photoMaker } from './ai-photos/photo-maker.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './database/client.ts'
import { outsideTransactions } from './database/transaction-scope.ts'
import { notifyChange } from './http/public-data-changes.ts'
import { createImageWork } from './images/image-work.ts'
import { idleQueue } from './jobs/job-queue.ts'
import { smtpTransport } from './mail/mail-transport.ts'
import { stripePayments } from './payments/stripe-payments.ts'
import { testPayments } from './payments/test-payments.ts'
import { openStorage } from './storage/storage.ts'

/**
 * the real context: the adapters that the settings ask for. Tests change single parts of it.
 * @param stopping aborted when the server stops: nobody waits for other machines any longer
 */
export function createContext(
  { stopping, ...parts }: { config: Config; db: Database; log: Logger; stopping?: AbortSignal },
  changes: Partial<Context> = {},
): Context {
  const { config, db } = parts
  const adapters = {
    payments: config.stripe ? stripePayments(config.stripe, stopping) : testPayments(db),
    mail: smtpTransport(config, stopping),
    storage: openStorage(config),
    aiPhotos: photoMaker(config, stopping),
  }
  const ctx: Context = {
    ...parts,
    ...adapters,
    imageWork: createImageWork(),
    jobs: idleQueue,
    now: () => new Date(),
    adminOf: (credential, address) => checkCredentials(ctx, credential, address),
    publicDataChanged: () => notifyChange(db),
    ...changes,
  }
  return Object.assign(ctx, guarded(ctx))
}

function guarded({ payments, mail, storage, aiPhotos }: Context) {
  return {
    payments: outsideTransactions(payments),
    mail: mail && outsideTransactions(mail),
    storage: outsideTransactions(storage),
    aiPhotos: aiPhotos && outsideTransactions(aiPhotos),
  }
}
