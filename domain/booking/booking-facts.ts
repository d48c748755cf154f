import type { Cents } from '../money/money.ts'
import type { Language } from '../text/language.ts'
import type { PartyDay } from '../time/party-day.ts'
import type { BookingAnswers } from './booking-fields.ts'
import type { CancelReason, HeldBooking } from './status.ts'

/** A stored booking as rules and papers read it: each picks what it needs. The server's FullBooking has all of it. */
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
    readonly bookingDate: PartyDay
    /** As `17:30`; null until the family has chosen it. */
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
    /** What was taken, less what went back. */
    readonly paidCents: Cents
    /** Raised when staff corrected the e-mail address. */
    readonly linkVersion: number
  }
