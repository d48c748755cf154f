import type { Ref } from 'react'
import type { PaymentConfig, PaymentIntent } from '#contract/money/payments.ts'

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
  /** Charges the card, with authentication if the bank requires it. */
  readonly confirm: (intent: PaymentIntent, billing: BillingDetails) => Promise<CardOutcome>
}

/** Each provider has its own form: a default export that sets `ref` while it can be used. */
export type CardFormProps = {
  readonly ref: Ref<CardForm>
  readonly config: PaymentConfig
  /** Called if the form turns out to be unavailable. */
  readonly onMissing: () => void
}
