import type { CardSources } from '#contract/site/page-host.ts'
import type { Way } from '#domain/catalogue/pricing/ways.ts'
import type { Message } from '#domain/foundation/messages/message.ts'
import type { Result } from '#platform/doctor.ts'
import type { Database } from '#server/foundation/database/client.ts'
import type { Environment } from '#server/read-environment.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What the doctor's checks are given. */
type CheckedSite = {
  readonly publicUrl: string | undefined
  /** The payment methods for families. */
  readonly ways: readonly Way[]
}

type Check = (site: CheckedSite) => Result<Message> | Promise<Result<Message>>

type Opening = {
  readonly db: Database
  readonly now: () => Date
  /** Aborted when the server stops; calls are then no longer awaited. */
  readonly stopping?: AbortSignal | undefined
}

/** A provider whose settings are present. */
export type ConfiguredProvider = {
  /** Which of the keys that an owner can enter are present. Missing if it needs none. */
  readonly keys?: Readonly<Record<string, boolean>>
  /** What pages with its form load from it. */
  readonly sources: CardSources
  /** Loads what the provider needs. */
  readonly open: (opening: Opening) => Promise<PaymentProvider>
  /** Checks whether its account accepts payments. */
  readonly checkAccount: Check
  /** Checks whether its events reach this site. */
  readonly checkEvents: Check
  /** Checks whether its wallets are enabled for this site's domain. Missing if they need no permission. */
  readonly checkWallets?: Check
  /**
   * Makes the provider send its events to this site. Returns the secret that signs them; undefined if they are already
   * sent, or the provider refuses. Missing if there is no API for this.
   */
  readonly makeWebhook?: (publicUrl: string) => Promise<string | undefined>
  /**
   * Charges a test card and cancels the charge. Returns the provider's objection, if any. Missing where real money
   * would move, or none ever does.
   */
  readonly tryCharge?: () => Promise<string | undefined>
}

/**
 * Everything the server knows about a payment provider: a folder next to this file, and its line in `registry.ts`. What
 * a definition does not need before a payment is loaded lazily.
 */
export type ProviderDefinition = {
  /** Stored with its payments, and part of its webhook path; never changes. */
  readonly name: string
  /** The setting without which its events are not read. Missing if it sends none. */
  readonly eventSecret?: string
  /** Reads its own environment variables. Returns a sentence for each unusable one. */
  readonly configure: (env: Environment) => {
    readonly problems: readonly string[]
    /** Missing if its settings are not present. */
    readonly provider?: ConfiguredProvider | undefined
  }
}
