import type { Ref } from 'react'
import type { PaymentConfig, PaymentIntent } from '#contract/money/payments.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

export type BillingDetails = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly state: string
}

/** The result of the attempt to charge the card, in the provider's words. */
export type CardOutcome =
  | { readonly status: 'succeeded' }
  /** The bank has not decided yet. */
  | { readonly status: 'processing' }
  /** The card was declined or the form is invalid; the same payment can be retried. */
  | { readonly status: 'refused'; readonly message: string }
  /** Unknown: the provider could not be reached. */
  | { readonly status: 'unknown'; readonly message: string }

/**
 * The interface between a card form and the payment step. Card data goes straight from the form to its
 * provider.
 */
export type CardForm = {
  /** Returns whether the card is filled in; otherwise shows the errors and focuses the first field. */
  readonly isComplete: () => boolean
  /**
   * Charges the card, with authentication if the bank requires it.
   * @param returnTo where a way to pay that leaves this site sends the family back to
   */
  readonly confirm: (intent: PaymentIntent, billing: BillingDetails, returnTo: string) => Promise<CardOutcome>
  /**
   * Returns whether the family agreed to have the balance charged to the same card: its payment must be
   * prepared for that.
   */
  readonly keepsCard?: () => boolean
}

/** For a deposit: if the site offers it, the balance can be charged to the same card. */
export type Deposit = { readonly balanceCents: Cents; readonly bookingDate: PartyDay }

/** What a wallet needs from the page around it. */
export type WalletPayment = {
  readonly isDisabled: boolean
  /** Returns whether everything else is filled in; otherwise points to what is missing. */
  readonly isReady: () => boolean
  /** Pays with the wallet, as with the card form. Resolves once the outcome is shown. */
  readonly pay: (wallet: CardForm) => Promise<void>
}

/** Each provider has its own form: a default export that sets `ref` while it is usable. */
export type CardFormProps = {
  readonly ref: Ref<CardForm>
  readonly config: PaymentConfig
  /** The amounts shown by the wallets; the server decides what is charged. */
  readonly amountCents: Cents
  /** The payment expires within minutes, so methods that take days are not offered. */
  readonly isPrompt?: boolean | undefined
  /** Undefined if nothing remains to be paid afterwards, or it is not a deposit. */
  readonly deposit?: Deposit | undefined
  readonly wallet: WalletPayment
  /** Called if the form turns out to be unavailable. */
  readonly onMissing: () => void
}
