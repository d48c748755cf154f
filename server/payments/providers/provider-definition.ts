import type { CardSources } from '#contract/site/page-host.ts'
import type { Message } from '#domain/messages/message.ts'
import type { Way } from '#domain/money/ways.ts'
import type { Result } from '#platform/doctor.ts'
import type { Database } from '#server/database/client.ts'
import type { Environment } from '#server/read-environment.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** What a check of the doctor is told. */
type CheckedSite = {
  readonly publicUrl: string | undefined
  /** How families can pay. */
  readonly ways: readonly Way[]
}

type Check = (site: CheckedSite) => Result<Message> | Promise<Result<Message>>

type Opening = {
  readonly db: Database
  readonly now: () => Date
  /** Aborted when the server stops: calls are then no longer awaited. */
  readonly stopping?: AbortSignal | undefined
}

/** A provider whose settings are there. */
export type ConfiguredProvider = {
  /** Which of the keys that an owner can enter are there. Missing if it needs none. */
  readonly keys?: Readonly<Record<string, boolean>>
  /** What pages with its form load of it. */
  readonly sources: CardSources
  /** Loads what the provider needs. */
  readonly open: (opening: Opening) => Promise<PaymentProvider>
  /** Whether its account takes payments. */
  readonly checkAccount: Check
  /** Whether its events reach this site. */
  readonly checkEvents: Check
  /** Whether its wallets are let in by this site's domain. Missing if they need no permission. */
  readonly checkWallets?: Check
  /**
   * Has its events sent to this site. Returns the secret that signs them; undefined where they are sent already, or the
   * provider refuses. Missing if it cannot be asked.
   */
  readonly makeWebhook?: (publicUrl: string) => Promise<string | undefined>
  /**
   * Charges a test card and takes it back. Returns the provider's objection, if any. Missing where real money would
   * move, or none ever does.
   */
  readonly tryCharge?: () => Promise<string | undefined>
}

/**
 * All that the server knows of a payment provider: a folder beside this file, and its line in `registry.ts`. What a
 * definition does not need before a payment is loaded only then.
 */
export type ProviderDefinition = {
  /** Stored with its payments, and part of the address of its events; never changes. */
  readonly name: string
  /** The setting without which its events are not read. Missing if it sends none. */
  readonly eventSecret?: string
  /** Reads its own environment variables. Returns a sentence for each one that cannot be used. */
  readonly configure: (env: Environment) => {
    readonly problems: readonly string[]
    /** Missing if its settings are not there. */
    readonly provider?: ConfiguredProvider | undefined
  }
}
