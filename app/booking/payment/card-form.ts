import type { Ref } from 'react'
import type { PaymentConfig, PaymentIntent } from '#contract/payments.ts'

export type BillingDetails = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly city: string
  readonly state: string
}

/** What became of the attempt to charge the card, in the provider's words. */
export type CardOutcome =
  | { readonly status: 'succeeded' }
  /** The bank has not decided yet. */
  | { readonly status: 'processing' }
  /** The card was refused or is not filled in right; the same payment can be tried again. */
  | { readonly status: 'refused'; readonly message: string }
  /** Neither yes nor no: the provider could not be reached. */
  | { readonly status: 'unknown'; readonly message: string }

/** What the payment step can ask of a card form. Card data never leaves the form but to its provider. */
export type CardForm = {
  /** Whether the card is filled in; otherwise says so at the fields and takes the focus there. */
  readonly isComplete: () => boolean
  /** Charges the card, asking for authentication where the bank wants it. */
  readonly confirm: (intent: PaymentIntent, billing: BillingDetails) => Promise<CardOutcome>
}

/** Each provider has a form of its own: a default export that fills `ref` as long as it can be used. */
export type CardFormProps = {
  readonly ref: Ref<CardForm>
  readonly config: PaymentConfig
  /** Called when there is no form to fill in after all. */
  readonly onMissing: () => void
}
