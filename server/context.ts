import type { Logger } from 'pino'
import type { Permission } from '#contract/wire/permissions.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PaymentProvider, PaymentProviders } from '#server/money/payments/providers/payment-provider.ts'
import type { TextTransport } from '#server/people/conversations/texts/text-transport.ts'
import type { PhotoMaker } from './catalogue/ai-photos/open-ai-photos.ts'
import type { ImageWork } from './catalogue/images/image-work.ts'
import type { Config } from './config.ts'
import { type Database, readTogether } from './foundation/database/client.ts'
import type { DetailedRefusal } from './foundation/http/detailed-refusal.ts'
import type { JobQueue } from './foundation/jobs/job-queue.ts'
import type { MailTransport } from './foundation/mail/mail-transport.ts'
import type { Storage } from './foundation/storage/storage.ts'
import type { Metrics } from './foundation/telemetry/metrics.ts'
import type { FileParser } from './operations/imports/files/file-parser.ts'
import type { EventHub } from './operations/live-events/event-hub.ts'

/** A signed-in staff member, or an API key of theirs. */
export type Admin = {
  readonly userId: number
  /** The name in the audit log; includes the name of the key. */
  readonly username: string
  readonly permissions: readonly Permission[]
  /** Null for a request authenticated with the password itself or with a key. */
  readonly sessionHash: string | null
  /** When the session's user last showed the password or a passkey; missing for a request without a session. */
  readonly confirmedAt?: Date
  readonly keyId?: number
}

export type StaffCaller = { readonly admin: Admin; readonly language: Language }

/** The keys in effect: those in the environment, and owners' stored keys for those it does not set. */
export type KeysInUse = {
  /** The settings without stored keys. */
  readonly environment: Config
  /** Puts the stored keys into effect as they are now. */
  reload(): Promise<void>
}

/** Everything outside the rules that an operation may use, passed in so that tests can replace it. */
export type Context = {
  /** In effect: includes the keys that owners stored, unless the environment sets them. */
  readonly config: Config
  readonly db: Database
  /** The same on connections to PostgreSQL itself, for locks of a session; `db` may lead through a pooler. */
  readonly directDb: Database
  /** The provider for new payments. */
  readonly payments: PaymentProvider
  /** By name, for payments made before the provider was switched. */
  readonly providers: PaymentProviders
  /** Undefined if no SMTP server is configured: mails are then only stored. */
  readonly mail: MailTransport | undefined
  /** Undefined if no provider of texts is configured: they then stay in the outbox. */
  readonly texts: TextTransport | undefined
  readonly storage: Storage
  /** Undefined if no image service is configured. */
  readonly aiPhotos: PhotoMaker | undefined
  readonly imageWork: ImageWork
  /** Reads tables and calendars of other programs. */
  readonly fileParser: FileParser
  /** Recreates the adapters above when stored keys change. */
  readonly keys: KeysInUse
  readonly jobs: JobQueue
  /** This server's open streams, which show staff what others change. */
  readonly events: EventHub
  readonly metrics: Metrics
  readonly now: () => Date
  readonly log: Logger
  /**
   * Returns the user for an Authorization header from this address; a refusal after too many wrong passwords, undefined
   * if it is not valid.
   */
  readonly findAdmin: (authorization: string, address: string) => Promise<Admin | DetailedRefusal | undefined>
  /**
   * Offers places that may have become free to the waiting list. Call it after the commit; failures are only logged.
   */
  readonly placesFreed: () => Promise<void>
  /** For requests by staff: how long the mails that they cause wait, so that staff can undo it. */
  readonly mailsWaitSeconds?: number
  /** Tells every server that public pages are out of date. */
  readonly publicDataChanged: () => Promise<void>
}

/** Runs reads that use a context in as few round trips as they wait for each other, as `readTogether` does. */
export function readTogetherIn<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  return readTogether(ctx.db, (db) => read(Object.create(ctx, { db: { value: db, enumerable: true } })))
}

/** As long as a toast with *Undo* stays open. */
const UNDO_SECONDS = 10

/**
 * Returns the context of a request by staff. It inherits from the server's, so that it sees keys which owners change
 * meanwhile.
 */
export function contextOfStaff(ctx: Context): Context {
  return Object.create(ctx, { mailsWaitSeconds: { value: UNDO_SECONDS, enumerable: true } })
}
