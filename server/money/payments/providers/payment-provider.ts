import type { Way } from '#domain/catalogue/pricing/ways.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { CardDecline } from '#domain/money/payments/decline.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  /** An amount is held on the card for us and has not been captured. */
  | 'held'
  | 'succeeded'
  | 'canceled'

/** An intended card payment as the provider stores it. */
export type Intent = {
  readonly id: string
  readonly clientSecret: string
  readonly amountCents: Cents
  /** What was really received; 0 until it succeeds. */
  readonly receivedCents: Cents
  readonly status: IntentStatus
  /** The provider's message about the last declined card. */
  readonly lastFailure: string | null
  /** Why the last card was declined; missing if none was, or if the provider does not say. */
  readonly lastDecline?: CardDecline | undefined
  readonly metadata: Readonly<Record<string, string>>
}

/** A card that a provider saves for off-session charges. */
export type SavedCard = {
  /** The provider's ids: of the customer that the card belongs to, and of the card. */
  readonly customerId: string
  readonly methodId: string
  /** Such as `visa`. */
  readonly brand: string
  readonly last4: string
}

/** Charges to saved cards. Every call declares to the provider that the cardholder is not present. */
export type SavedCards = {
  /** Returns the card that a succeeded payment saved. */
  readSavedCard(intentId: string): Promise<SavedCard | undefined>
  /** Prepares a charge. Nothing is charged until it is confirmed. */
  planCharge(input: {
    card: Pick<SavedCard, 'customerId' | 'methodId'>
    amountCents: Cents
    metadata: Record<string, string>
    idempotencyKey: string
    /** The amount is only held, and captured by `captureHold`. */
    isHold?: boolean
  }): Promise<Intent>
  /** Charges the card, once: repeated calls return the outcome. A declined one has `lastDecline`. */
  confirmCharge(intentId: string, methodId: string): Promise<Intent>
  /** Captures this much of the hold and releases the rest, once: repeated calls return the outcome. */
  captureHold(intentId: string, amountCents: Cents): Promise<Intent>
  /** Makes sure that the card can never be charged again; may be called any number of times. */
  removeCard(card: Pick<SavedCard, 'customerId' | 'methodId'>): Promise<void>
}

export type IntentPage = {
  readonly intents: readonly Intent[]
  /** The start of the next page; null after the last one. */
  readonly cursor: string | null
}

export type ProviderRefund = {
  readonly id: string
  readonly amountCents: Cents
  readonly status: 'succeeded' | 'pending' | 'failed'
  /** The idempotency key of its request; null if it was made in the provider's own dashboard. */
  readonly key: string | null
}

/** A dispute: the cardholder's bank wants the money back. `status` and `reason` are the provider's terms. */
export type ProviderDispute = {
  readonly id: string
  readonly amountCents: Cents
  readonly status: string
  readonly reason: string
}

/** A webhook event from the provider. `intentId` is null for kinds that are not used here. */
export type ProviderEvent = {
  readonly id: string
  readonly type: string
  readonly about: 'payment' | 'failure' | 'refund' | 'dispute'
  readonly intentId: string | null
}

/** The provider could not be reached, or failed: the outcome is unknown, and the call should be retried. */
export class ProviderDown extends Error {}

/**
 * The provider received payments earlier but is no longer configured; it can be used again once its settings are
 * restored.
 */
export class ProviderMissing extends Error {
  /** The explanation for staff. */
  readonly why: Message

  constructor(name: string | null) {
    const why = message('payments.providerMissing', { name: String(name) })
    super(textIn('en')(why))
    this.why = why
  }
}

/** The provider rejected the call. `message` can be shown to people. */
export class ProviderRefused extends Error {}

/**
 * A card payment provider. Amounts are integer cents of US dollars. Every call may throw ProviderDown or
 * ProviderRefused, and every writing call is safe to repeat with the same idempotency key.
 */
export type PaymentProvider = {
  /** The name stored with its payments; never changes. */
  readonly name: string
  /** What the browser needs to show the right card form. */
  readonly publishableKey: string | null
  /** Set while its stored keys cannot be opened: every call fails. */
  readonly isLocked?: true
  /** Whether an intent without a booking can be paid by card: thieves could use it to test stolen cards. */
  readonly acceptsUnbookedCards: boolean
  /** An intent without a booking in its metadata accepts no card, if the provider can ensure that. */
  createIntent(input: {
    amountCents: Cents
    metadata: Record<string, string>
    idempotencyKey: string
    /** The payment methods; a provider ignores those it does not know. */
    ways: readonly Way[]
    /** Whether to save the paying card, as its owner agreed: `ways` then only contains cards. Requires `savedCards`. */
    savesCard?: boolean
  }): Promise<Intent>
  /** Sets amount and metadata of an unpaid intent. */
  updateIntent(id: string, input: { amountCents: Cents; metadata: Record<string, string> }): Promise<Intent>
  readIntent(id: string): Promise<Intent | undefined>
  /** Makes sure that an unpaid intent can never be paid and holds nothing; returns its resulting state. */
  cancelIntent(id: string): Promise<Intent>
  refund(input: { intentId: string; amountCents: Cents; idempotencyKey: string }): Promise<ProviderRefund>
  getRefunds(intentId: string): Promise<ProviderRefund[]>
  getDisputes(intentId: string): Promise<ProviderDispute[]>
  /** Returns a page of the intents created since then, newest first; `cursor` is the end of the previous page. */
  listIntents(since: Date, cursor: string | null): Promise<IntentPage>
  /** Missing if it cannot charge cards off-session. */
  readonly savedCards?: SavedCards | undefined
  /**
   * Parses a request to its webhook. Throws ProviderRefused if it is not signed; returns undefined if it is signed but
   * not an event. Missing if it sends no events.
   */
  readonly readEvent?: ((event: ReceivedEvent) => ProviderEvent | undefined) | undefined
}

/** A request from a provider, as received. */
export type ReceivedEvent = {
  readonly rawBody: string
  readonly header: (name: string) => string | undefined
}

/**
 * Every provider by the name stored with payments. New payments go to one of them; refunds and queries go to the one
 * that received the money, for as long as it is configured.
 */
export type PaymentProviders = Readonly<Partial<Record<string, PaymentProvider>>>
