import type { PartyOrder } from '#contract/booking/bookings.ts'
import type { ClaimedAmounts } from '#domain/catalogue/pricing/price-changed.ts'
import type { TaxExemption } from '#domain/catalogue/pricing/types.ts'
import type { Touches } from '#domain/money/reports/touch.ts'

export type BookingRequest = {
  readonly order: PartyOrder
  /** The amounts that the customer saw, if the request names them. */
  readonly claimed?: ClaimedAmounts | undefined
  /**
   * The customer's own unpaid booking, which is revised instead: a second attempt to pay never creates a second
   * booking.
   */
  readonly reference?: string | undefined
  /** The token of that booking's mailed link. */
  readonly token?: string | undefined
  /** The key of the draft: the same party may have been booked from a copy of it, in a duplicated tab. */
  readonly draftKey?: string | undefined
  /** The card payment for this booking. */
  readonly intentId?: string | undefined
  /** How the family found the site, as far as it is known. */
  readonly touches?: Touches | undefined
  readonly offerToken?: string | undefined
  /** Identifies a repeated request, even after a crash between commit and response. */
  readonly idempotencyKey?: string | undefined
  /** The network that this hold is counted against. */
  readonly holdNetwork?: string | undefined
  /**
   * The version of the terms of service that the customer agrees to, and the caller's network address to store with it.
   */
  readonly termsVersion?: number | undefined
  readonly callerAddress?: string | undefined
  /** Whether the customer ticked the checkbox for texts. */
  readonly wantsTexts?: boolean | undefined
  /** Whether the owner is trying the site: see server/trial/. */
  readonly isTrial?: boolean | undefined
  /** Whether it carries the credentials of staff who may book. */
  readonly isSignedByStaff?: boolean | undefined
  /**
   * Set for a booking that staff enter; it waits for its payment indefinitely, or for the number of days they choose.
   */
  readonly enteredBy?: StaffEntry | undefined
}

/** Returns whether notice, full payment and required answers do not bind whoever books. */
export function isByStaff({ enteredBy, isSignedByStaff }: BookingRequest): boolean {
  return enteredBy !== undefined || isSignedByStaff === true
}

/** The staff member who enters a booking for a customer, and what they decided about it. */
export type StaffEntry = {
  readonly actor: string
  readonly bookingStatus: 'pending' | 'confirmed'
  readonly overrideCapacity: boolean
  readonly overrideArea: boolean
  /** How many days the date is held while unpaid; indefinitely if missing. */
  readonly holdDays?: number | undefined
  readonly sendPaymentLink: boolean
  readonly taxExemption?: TaxExemption | null | undefined
}
