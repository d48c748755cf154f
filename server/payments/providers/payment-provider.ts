import { type Message, message } from '#domain/messages/message.ts'
import type { Cents } from '#domain/money/money.ts'
import type { Way } from '#domain/money/ways.ts'
import type { CardDecline } from '#domain/payments/decline.ts'
import { textIn } from '#domain/translation/text-in.ts'

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  /** An amount is kept on the card for us, and was not taken. */
  | 'held'
  | 'succeeded'
  | 'canceled'

/** One intended card payment as the provider stores it. */
export type Intent = {
  readonly id: string
  readonly clientSecret: string
  readonly amountCents: Cents
  /** What was really received; 0 until it succeeded. */
  readonly receivedCents: Cents
  readonly status: IntentStatus
  /** The provider's message about the last declined card. */
  readonly lastFailure: string | null
  /** Why the last card was declined; missing if none was, or the provider does not say. */
  readonly lastDecline?: CardDecline | undefined
  readonly metadata: Readonly<Record<string, string>>
}

/** A card that a provider keeps for charges without its owner. */
export type SavedCard = {
  /** The provider's names: of the account that the card belongs to, and of the card. */
  readonly customerId: string
  readonly methodId: string
  /** Such as `visa`. */
  readonly brand: string
  readonly last4: string
}

/** Charges of saved cards. Every call declares to the provider that the card's owner is not there. */
export type SavedCards = {
  /** Returns the card that a succeeded payment saved. */
  readSavedCard(intentId: string): Promise<SavedCard | undefined>
  /** Prepares a charge. Nothing is charged before it is confirmed. */
  planCharge(input: {
    card: Pick<SavedCard, 'customerId' | 'methodId'>
    amountCents: Cents
    metadata: Record<string, string>
    idempotencyKey: string
    /** The amount is kept on the card, and taken only by `captureHold`. */
    isHold?: boolean
  }): Promise<Intent>
  /** Asks the card, once: repeated calls tell what came of it. A declined one has `lastDecline`. */
  confirmCharge(intentId: string, methodId: string): Promise<Intent>
  /** Takes this much of what is held and lets go of the rest, once: repeated calls tell what came of it. */
  captureHold(intentId: string, amountCents: Cents): Promise<Intent>
  /** Makes sure that the card can never be charged again; any number of times. */
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

/** A dispute: the card owner's bank wants the money back. `status` and `reason` are the provider's terms. */
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

/** The provider could not be reached, or failed: the outcome is unknown and the call should be retried. */
export class ProviderDown extends Error {}

/**
 * The provider received payments earlier, but is no longer configured: it can be used again once its settings are back.
 */
export class ProviderMissing extends Error {
  /** What staff read about it. */
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
  /** Whether an intent without a booking can be paid by card: thieves could try stolen cards with it. */
  readonly acceptsUnbookedCards: boolean
  /** An intent without a booking in its metadata accepts no card, if the provider can ensure that. */
  createIntent(input: {
    amountCents: Cents
    metadata: Record<string, string>
    idempotencyKey: string
    /** How it may be paid; a provider leaves out what it does not know. */
    ways: readonly Way[]
    /** The card that pays is kept, as its owner agreed: `ways` are cards only. Needs `savedCards`. */
    savesCard?: boolean
  }): Promise<Intent>
  /** Sets amount and metadata of an unpaid intent. */
  updateIntent(id: string, input: { amountCents: Cents; metadata: Record<string, string> }): Promise<Intent>
  readIntent(id: string): Promise<Intent | undefined>
  /** Makes sure that an unpaid intent can never be paid, and that nothing is held by it; returns its resulting state. */
  cancelIntent(id: string): Promise<Intent>
  refund(input: { intentId: string; amountCents: Cents; idempotencyKey: string }): Promise<ProviderRefund>
  getRefunds(intentId: string): Promise<ProviderRefund[]>
  getDisputes(intentId: string): Promise<ProviderDispute[]>
  /** Returns one page of the intents created since then, the newest first; `cursor` is the end of the previous page. */
  listIntents(since: Date, cursor: string | null): Promise<IntentPage>
  /** Missing if it cannot charge cards without their owners. */
  readonly savedCards?: SavedCards | undefined
  /** Reads what was sent to its address of events. Throws ProviderRefused if it is not signed. Missing without events. */
  readonly readEvent?: ((event: ReceivedEvent) => ProviderEvent) | undefined
}

/** What a provider sent, as it came. */
export type ReceivedEvent = {
  readonly rawBody: string
  readonly header: (name: string) => string | undefined
}

/**
 * Every provider by the name stored with payments. New payments go to one of them; refunds and queries go to the one
 * that received the money, for as long as it is configured.
 */
export type PaymentProviders = Readonly<Partial<Record<string, PaymentProvider>>>
