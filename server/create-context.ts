import type { Logger } from 'pino'
import { credentialCheck } from './accounts/check-credentials.ts'
import { photoMaker } from './ai-photos/photo-maker.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import type { Database } from './database/client.ts'
import { notifyChange } from './http/public-data-changes.ts'
import { idleQueue } from './jobs/job-queue.ts'
import { smtpTransport } from './mail/mail-transport.ts'
import { paymentProviders } from './payments/payment-providers.ts'
import { openStorage } from './storage/storage.ts'

/** the real context: the adapters that the settings ask for. Tests change single parts of it. */
export function createContext(
  parts: { config: Config; db: Database; log: Logger },
  changes: Partial<Context> = {},
): Context {
  const checkCredentials = credentialCheck()
  const providers = paymentProviders(parts.config, parts.db)
  const payments = changes.payments ?? providers.stripe ?? providers.test
  if (!payments) throw new Error('There is no payment provider')
  const ctx: Context = {
    ...parts,
    payments,
    providers: { ...providers, [payments.name]: payments },
    mail: smtpTransport(parts.config),
    storage: openStorage(parts.config),
    aiPhotos: photoMaker(parts.config),
    jobs: idleQueue,
    now: () => new Date(),
    adminOf: (credential, address) => checkCredentials(ctx, credential, address),
    publicDataChanged: () => notifyChange(parts.db),
    ...changes,
  }
  return ctx
}
