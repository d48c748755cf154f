import type { Logger } from 'pino'
import type { Permission } from '#contract/permissions.ts'
import type { PaymentProvider } from '#server/payments/providers/payment-provider.ts'
import type { PhotoMaker } from './ai-photos/open-ai-photos.ts'
import type { Config } from './config.ts'
import type { Database } from './database/client.ts'
import type { DetailedRefusal } from './http/responses.ts'
import type { ImageWork } from './images/image-work.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { PaymentProviders } from './payments/payment-providers.ts'
import type { Storage } from './storage/storage.ts'

/** Somebody on the team, or an API key of theirs. */
export type Admin = {
  readonly userId: number
  /** What the audit log calls them; it names the key, too. */
  readonly username: string
  readonly permissions: readonly Permission[]
  /** Null for a request signed with the password itself or with a key. */
  readonly sessionHash: string | null
  readonly keyId?: number
}

/** Everything outside the rules that an operation may touch, handed in so that tests can hand in another. */
export type Context = {
  readonly config: Config
  readonly db: Database
  /** Takes new payments. */
  readonly payments: PaymentProvider
  /** By name, for payments that were made before another provider was chosen. */
  readonly providers: PaymentProviders
  /** Undefined while no SMTP server is configured: mails are then kept. */
  readonly mail: MailTransport | undefined
  readonly storage: Storage
  /** Undefined while no image service is configured. */
  readonly aiPhotos: PhotoMaker | undefined
  readonly imageWork: ImageWork
  readonly jobs: JobQueue
  readonly metrics: Metrics
  readonly now: () => Date
  readonly log: Logger
  /** Who an Authorization header from this address belongs to, if it is good; a refusal after too many wrong passwords. */
  readonly adminOf: (authorization: string, address: string) => Promise<Admin | DetailedRefusal | undefined>
  /** Tells every server that public pages show something old. */
  readonly publicDataChanged: () => Promise<void>
}
