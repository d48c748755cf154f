import type { Cents } from '../foundation/money/money.ts'
import type { Language } from '../foundation/text/language.ts'
import type { PartyDay } from '../foundation/time/party-day.ts'
import type { BookingAnswers } from './booking-fields.ts'
import type { CancelReason, HeldBooking } from './status.ts'

/**
 * A stored booking as rules and documents read it; each picks the fields it needs. The server's FullBooking has all of
 * them.
 */
export type BookingFacts = BookingAnswers &
  HeldBooking & {
    readonly reference: string
    readonly language: Language
    readonly customerName: string
    readonly customerEmail: string
    readonly customerPhone: string
    readonly partyAddress: string
    readonly city: string
    readonly state: string
    readonly zipCode: string
    readonly themeId: number
    readonly numberOfTeepees: number
    readonly guestCount: number
    /** The first night. */
    readonly bookingDate: PartyDay
    readonly numberOfNights: number
    /** `HH:mm`, such as `17:30`; null until the family has chosen a time. */
    readonly partyStartTime: string | null
    readonly cancelReason: CancelReason | null
    readonly cancelledAt: Date | null
    readonly confirmedAt: Date | null
    readonly couponId: number | null
    readonly couponHeld: boolean
    readonly totalCents: Cents
    readonly discountCents: Cents
    /** What was due at booking, after the coupon. */
    readonly finalAmountCents: Cents
    /** Payments less refunds. */
    readonly paidCents: Cents
    /** Incremented when staff correct the e-mail address, which invalidates older links. */
    readonly linkVersion: number
  }
