import { zipAreaCode } from '#domain/catalogue/pricing/delivery-area.ts'
import type { Floor } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import type { PriceTerms, TaxExemption } from '#domain/catalogue/pricing/types.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import { type BookingStatus, type HeldBooking, holdsCapacity } from '../status.ts'
import { hasMore } from './order-change.ts'

type AddonLines = readonly { readonly addonId: number; readonly quantity: number }[]

/** What staff may change about a booking besides its texts; missing values stay unchanged. */
type WantedChange = {
  readonly themeId?: number | undefined
  readonly numberOfTeepees?: number | undefined
  readonly numberOfNights?: number | undefined
  readonly addons?: AddonLines | undefined
  readonly couponCode?: string | null | undefined
  readonly isDeposit?: boolean | undefined
  readonly damageWaiver?: boolean | undefined
  readonly floor?: Floor | null | undefined
  readonly stairs?: boolean | null | undefined
  readonly zipCode?: string | undefined
  readonly bookingDate?: PartyDay | undefined
  readonly bookingStatus?: BookingStatus | undefined
  /** Null removes the exemption. */
  readonly taxExemption?: TaxExemption | null | undefined
}

const PRICED_BY = [
  'themeId',
  'numberOfTeepees',
  'addons',
  'couponCode',
  'isDeposit',
  'damageWaiver',
  'taxExemption',
] as const

/**
 * Returns whether a change needs a new price: it changes the order, or moves a party whose price depends on its day or
 * address.
 */
export function touchesPrice(
  change: WantedChange,
  booking: {
    readonly zipCode: string
    readonly bookingDate: PartyDay
    readonly numberOfNights: number
    readonly floor: Floor | null
    readonly stairs: boolean | null
    readonly priceTerms: PriceTerms | null
  },
): boolean {
  if (PRICED_BY.some((part) => change[part] !== undefined)) return true
  const { zipCode, bookingDate, priceTerms } = booking
  if (change.numberOfNights !== undefined && change.numberOfNights !== booking.numberOfNights) return true
  const isElsewhere = change.zipCode !== undefined && zipAreaCode(change.zipCode) !== zipAreaCode(zipCode)
  const isLater = change.bookingDate !== undefined && change.bookingDate !== bookingDate
  const { list, delivery, tax } = priceTerms ?? {}
  if (list && touchesAccess(change, booking)) return true
  return (isElsewhere && Boolean(delivery ?? tax ?? list)) || (isLater && Boolean(tax ?? list))
}

export function touchesAccess(
  { floor, stairs }: Pick<WantedChange, 'floor' | 'stairs'>,
  booking: { readonly floor: Floor | null; readonly stairs: boolean | null },
): boolean {
  return (
    (floor !== undefined && floor !== booking.floor) || (stairs !== undefined && stairs !== booking.stairs)
  )
}

type Sold = {
  readonly isPaid: boolean
  readonly isDeposit: boolean
  readonly finalAmountCents: number
}

/**
 * Returns whether a booking can be repriced. `stopPayments` means that open payments would still charge the old price.
 */
export function decidePaymentChange(
  booking: Sold,
  after: Pick<Sold, 'finalAmountCents'> & { readonly isDeposit?: boolean | undefined },
): { readonly stopPayments: boolean } | Refusal {
  if (!booking.isPaid) return { stopPayments: after.finalAmountCents !== booking.finalAmountCents }
  if (after.isDeposit === undefined || after.isDeposit === booking.isDeposit) return { stopPayments: false }
  return refuse('conflict', 'bookings.paidSoKindStays')
}

type Placed = HeldBooking & {
  readonly bookingDate: PartyDay
  readonly themeId: number
  readonly numberOfTeepees: number
  readonly numberOfNights: number
  readonly bookedAddons: AddonLines
}

/**
 * Returns whether a change makes the booking take up more of a day than it already does, so that the calendar must
 * check it.
 */
export function takesMore(booking: Placed, change: WantedChange, now: Date): boolean {
  const { bookingDate = booking.bookingDate, bookingStatus = booking.bookingStatus } = change
  const { numberOfNights = booking.numberOfNights } = change
  const isOver =
    bookingDate === booking.bookingDate && lastNight({ bookingDate, numberOfNights }) < partyDayAt(now)
  if (bookingStatus === 'cancelled' || isOver) return false
  return (
    (change.bookingStatus !== undefined && !holdsCapacity(booking, now)) ||
    bookingDate !== booking.bookingDate ||
    (change.themeId !== undefined && change.themeId !== booking.themeId) ||
    (change.numberOfTeepees ?? 0) > booking.numberOfTeepees ||
    numberOfNights > booking.numberOfNights ||
    (change.addons !== undefined && hasMore(change.addons, booking.bookedAddons))
  )
}

/**
 * Returns the version that must still be stored when a change is written: the one staff saw, or the one that a price
 * was computed from or a day was locked for.
 */
export function expectedVersion(
  change: Pick<WantedChange, 'bookingDate' | 'numberOfNights'> & { readonly version?: number | undefined },
  seen: { readonly version: number } & Stay,
  now: { readonly isRepriced: boolean } & Stay,
): number | undefined {
  const hasMoved =
    (change.bookingDate === undefined && now.bookingDate !== seen.bookingDate) ||
    (change.numberOfNights === undefined && now.numberOfNights !== seen.numberOfNights)
  return change.version ?? (now.isRepriced || hasMoved ? seen.version : undefined)
}

/** Returns whether a booking holds a use of the coupon that becomes its own. A cancelled booking takes none. */
export function willHoldCoupon(
  couponId: number | null,
  booking: {
    readonly couponId: number | null
    readonly couponHeld: boolean
    readonly bookingStatus: BookingStatus
  },
): boolean {
  if (couponId === null) return false
  return couponId === booking.couponId ? booking.couponHeld : booking.bookingStatus !== 'cancelled'
}
