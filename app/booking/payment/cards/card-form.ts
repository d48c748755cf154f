import type { Ref } from 'react'
import type { PaymentConfig, PaymentIntent } from '#contract/money/payments.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PartyDay } from '#domain/time/party-day.ts'

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
  /** The card was refused or is not filled in correctly; the same payment can be retried. */
  | { readonly status: 'refused'; readonly message: string }
  /** Unknown: the provider could not be reached. */
  | { readonly status: 'unknown'; readonly message: string }

/** The interface of a card form to the payment step. Card data goes from the form to its provider only. */
export type CardForm = {
  /** Returns whether the card is filled in; otherwise shows the errors and focuses the first field. */
  readonly isComplete: () => boolean
  /**
   * Charges the card, with authentication if the bank requires it.
   * @param returnTo where a way to pay that leaves this site sends the family back to
   */
  readonly confirm: (intent: PaymentIntent, billing: BillingDetails, returnTo: string) => Promise<CardOutcome>
  /** Returns whether the family agreed that the balance is charged to the same card: its payment has to be prepared so. */
  readonly keepsCard?: () => boolean
}

/** A deposit: where the site offers it, the balance can be charged to the same card. */
export type Deposit = { readonly balanceCents: Cents; readonly bookingDate: PartyDay }

/** What a wallet needs of the page it stands on. */
export type WalletPayment = {
  readonly isDisabled: boolean
  /** Returns whether everything else is filled in; otherwise points to what is missing. */
  readonly isReady: () => boolean
  /** Pays with the wallet as with the card form. Ends when the outcome is shown. */
  readonly pay: (wallet: CardForm) => Promise<void>
}

/** Each provider has its own form: a default export that sets `ref` while it can be used. */
export type CardFormProps = {
  readonly ref: Ref<CardForm>
  readonly config: PaymentConfig
  /** What the wallets show; the server decides what is charged. */
  readonly amountCents: Cents
  /** What is paid waits for minutes only: no way is offered that takes days. */
  readonly isPrompt?: boolean | undefined
  /** Missing if nothing is left to pay afterwards, or it is no deposit. */
  readonly deposit?: Deposit | undefined
  readonly wallet: WalletPayment
  /** Called if the form turns out to be unavailable. */
  readonly onMissing: () => void
}
