import { isDeepStrictEqual } from 'node:util'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { pickFamilyFields } from '#domain/booking/booking-fields.ts'
import { willHoldCoupon } from '#domain/booking/changes/booking-change.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { BookingWrite } from '#server/booking/bookings/write/write-booking.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { orderSnapshot } from './order-snapshot.ts'

export function orderWrite(
  booking: FullBooking,
  { after, actor }: { readonly after: OrderSnapshot; readonly actor: string },
): BookingWrite {
  const couponHeld = willHoldCoupon(after.columns.couponId, booking)
  return {
    changes: { columns: { ...after.columns, couponHeld }, addons: after.addons },
    event: { kind: 'booking.changed', actor, facts: orderChangeFacts(orderSnapshot(booking), after) },
  }
}

export function orderChangeFacts(before: OrderSnapshot, after: OrderSnapshot): KindFacts<'changes'> {
  return {
    kind: 'changes',
    changes: getChanges(toldFields(before), toldFields(after)),
    ...(before.columns.themeId !== after.columns.themeId && {
      theme: { before: before.themeName, after: after.themeName },
    }),
    ...addonsChange(mergeAddons(before.addons), mergeAddons(after.addons)),
  }
}

type Line = { readonly name: string; readonly quantity: number }

export function addonsChange(
  before: readonly Line[],
  after: readonly Line[],
): Pick<KindFacts<'changes'>, 'addons'> {
  const listed = (lines: readonly Line[]) => lines.map(({ name, quantity }) => ({ name, quantity }))
  const addons = { before: listed(before), after: listed(after) }
  return isDeepStrictEqual(addons.before, addons.after) ? {} : { addons }
}

function toldFields({ columns }: OrderSnapshot) {
  const { themeId, numberOfTeepees, numberOfNights, guestCount, partyStartTime } = columns
  const { partyAddress, city, zipCode } = columns
  const { couponCode } = columns
  return {
    themeId,
    numberOfTeepees,
    numberOfNights,
    guestCount,
    partyStartTime,
    partyAddress,
    city,
    zipCode,
    ...pickFamilyFields(columns),
    couponCode,
    totalAmount: toDecimal(columns.totalCents),
    discountAmount: toDecimal(columns.discountCents),
  }
}

/** Returns what is written when a family moves its party. Without an order, its price stays. */
export function familyMoveWrite(
  booking: FullBooking,
  bookingDate: PartyDay,
  after: OrderSnapshot | undefined,
): BookingWrite {
  const order = after && orderWrite(booking, { after, actor: 'customer' }).changes
  const columns = { bookingDate, rescheduleCount: booking.rescheduleCount + 1 }
  const facts = { kind: 'changes', changes: getChanges(booking, { bookingDate }) } as const
  return {
    changes: { ...order, columns: { ...order?.columns, ...columns }, move: { movedBy: 'customer' } },
    event: { kind: 'booking.rescheduled', actor: 'customer', facts },
  }
}
