import type { Logger } from 'pino'
import { checkCredentials } from './accounts/check-credentials.ts'
import { photoMaker } from './ai-photos/photo-maker.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './database/client.ts'
import { notifyChange } from './http/public-data-changes.ts'
import { idleQueue } from './jobs/job-queue.ts'
import { smtpTransport } from './mail/mail-transport.ts'
import { Metrics } from './metrics/metrics.ts'
import { stripePayments } from './payments/stripe-payments.ts'
import { testPayments } from './payments/test-payments.ts'
import { openStorage } from './storage/storage.ts'

/** the real context: the adapters that the settings ask for. Tests change single parts of it. */
export function createContext(
  parts: { config: Config; db: Database; log: Logger },
  changes: Partial<Context> = {},
): Context {
  const ctx: Context = {
    ...parts,
    payments: parts.config.stripe ? stripePayments(parts.config.stripe) : testPayments(parts.db),
    mail: smtpTransport(parts.config),
    storage: openStorage(parts.config),
    aiPhotos: photoMaker(parts.config),
    jobs: idleQueue,
    metrics: new Metrics(),
    now: () => new Date(),
    adminOf: (credential, address) => checkCredentials(ctx, credential, address),
    publicDataChanged: () => notifyChange(parts.db),
    ...changes,
  }
  return ctx
}
