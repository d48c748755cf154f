import type { Cents } from '#domain/money.ts'
import { providerMissing, type ToStaff } from '#domain/sentences/to-staff.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled'

/** One intended card payment as the provider knows it. */
export type Intent = {
  readonly id: string
  readonly clientSecret: string
  readonly amountCents: Cents
  /** What was really taken; 0 until it succeeded. */
  readonly receivedCents: Cents
  readonly status: IntentStatus
  /** The provider's sentence about the last declined card. */
  readonly lastFailure: string | null
  readonly metadata: Readonly<Record<string, string>>
}

export type IntentPage = {
  readonly intents: readonly Intent[]
  /** Where the next page begins; null after the last one. */
  readonly cursor: string | null
}

export type ProviderRefund = {
  readonly id: string
  readonly amountCents: Cents
  readonly status: 'succeeded' | 'pending' | 'failed'
  /** The idempotency key it was asked for with; null for one made in the provider's own dashboard. */
  readonly key: string | null
}

/** A card owner's bank that wants the money back. `status` and `reason` are the provider's words. */
export type ProviderDispute = {
  readonly id: string
  readonly amountCents: Cents
  readonly status: string
  readonly reason: string
}

/** A webhook event of the provider. `intentId` is null for kinds that are not used here. */
export type ProviderEvent = {
  readonly id: string
  readonly type: string
  readonly about: 'payment' | 'refund' | 'dispute'
  readonly intentId: string | null
}

/** The provider could not be reached, or failed on its side: nothing is known, trying again is right. */
export class ProviderDown extends Error {}

/** The provider took payments earlier, but its settings are gone: it can be asked again once they are back. */
export class ProviderMissing extends Error {
  readonly toStaff: ToStaff

  constructor(name: string | null) {
    const toStaff = providerMissing(name)
    super(toStaff.en)
    this.toStaff = toStaff
  }
}

/** The provider understood and said no. `message` can be shown to people. */
export class ProviderRefused extends Error {}

/**
 * A card payment provider. Amounts are integer cents of US dollars. Every call may throw ProviderDown or
 * ProviderRefused, and every writing call is safe to repeat with the same idempotency key.
 */
export type PaymentProvider = {
  /** What its payments are stored with; never changes. */
  readonly name: 'stripe' | 'test'
  /** What the browser needs to show the right card form. */
  readonly publishableKey: string | null
  /** An intent whose metadata names no booking takes no card, where the provider can see to that. */
  createIntent(input: {
    amountCents: Cents
    metadata: Record<string, string>
    idempotencyKey: string
  }): Promise<Intent>
  /** Sets amount and metadata of an intent that is not paid yet. */
  updateIntent(id: string, input: { amountCents: Cents; metadata: Record<string, string> }): Promise<Intent>
  readIntent(id: string): Promise<Intent | undefined>
  /** Makes sure that an unpaid intent can never be paid; returns the intent as it then is. */
  cancelIntent(id: string): Promise<Intent>
  refund(input: { intentId: string; amountCents: Cents; idempotencyKey: string }): Promise<ProviderRefund>
  refundsOf(intentId: string): Promise<ProviderRefund[]>
  disputesOf(intentId: string): Promise<ProviderDispute[]>
  /** One page of the intents created since then, the newest first; `cursor` is where the page before it ended. */
  listIntents(since: Date, cursor: string | null): Promise<IntentPage>
  /** Checks the signature of a webhook. Throws ProviderRefused when it does not fit. */
  readEvent(rawBody: string, signature: string | undefined): ProviderEvent
}
