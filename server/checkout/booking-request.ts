import type { PartyOrder } from '#contract/bookings.ts'
import type { ClaimedAmounts } from '#domain/pricing/price-changed.ts'
import type { TaxExemption } from '#domain/pricing/types.ts'

export type BookingRequest = {
  readonly order: PartyOrder
  /** The amounts that the customer read, where they are told. */
  readonly claimed?: ClaimedAmounts | undefined
  /** The customer's own unpaid booking, which is revised instead: a second try to pay never makes a second booking. */
  readonly reference?: string | undefined
  /** The card payment that is to pay for it. */
  readonly intentId?: string | undefined
  readonly offerToken?: string | undefined
  /** What makes a repeated request the same one, even after a crash between commit and response. */
  readonly idempotencyKey?: string | undefined
  /** The network that the unpaid date is counted for. */
  readonly holdNetwork?: string | undefined
  /** The version of the terms of service that the customer agrees to, and the address that this is kept with. */
  readonly termsVersion?: number | undefined
  readonly callerAddress?: string | undefined
  /** Set for a booking that staff enter; it waits for its payment without a limit, or for as many days as they say. */
  readonly enteredBy?: StaffEntry | undefined
}

/** The staff member who enters a booking for a customer, and what they decided about it. */
export type StaffEntry = {
  readonly actor: string
  readonly bookingStatus: 'pending' | 'confirmed'
  readonly overrideCapacity: boolean
  /** For how many days the date is kept unpaid; without a limit where it is missing. */
  readonly holdDays?: number | undefined
  readonly sendPaymentLink: boolean
  readonly taxExemption?: TaxExemption | null | undefined
}
