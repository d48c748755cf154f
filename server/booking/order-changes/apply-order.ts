import { isDeepStrictEqual } from 'node:util'
import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { pickFamilyFields } from '#domain/booking/booking-fields.ts'
import { reserveCouponUse } from '#domain/booking/changes/booking-change.ts'
import { mergeAddons } from '#domain/catalogue/pricing/merge-addons.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { announceBooking } from '#server/booking/bookings/announce-booking.ts'
import { settleWaitForMore } from '#server/booking/bookings/end-wait-for-more.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { heldCoupon, moveCouponUse } from '#server/booking/bookings/move-coupon-use.ts'
import { removeAddons, writeAddons } from '#server/booking/bookings/write-addons.ts'
import type { Context } from '#server/context.ts'
import { audit } from '#server/foundation/audit-log/audit.ts'
import { getChanges } from '#server/foundation/audit-log/get-changes.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import { orderSnapshot } from './order-snapshot.ts'

/** Writes a locked booking's new order. The room on its day must have been checked. */
export async function applyOrder(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { after, actor }: { readonly after: OrderSnapshot; readonly actor: string },
): Promise<Refusal | undefined> {
  const now = ctx.now()
  const { themeId, numberOfTeepees } = after.columns
  await settleWaitForMore(tx, booking, { themeId, numberOfTeepees, now })
  const reservation = reserveCouponUse(after.columns.couponId, booking)
  const usedUp = await moveCouponUse(tx, heldCoupon(booking), reservation)
  if (usedUp) return usedUp
  await tx
    .update(bookings)
    .set({
      ...after.columns,
      couponHeld: reservation !== null,
      version: booking.version + 1,
      updatedAt: now,
    })
    .where(eq(bookings.id, booking.id))
  await removeAddons(tx, booking.id)
  await writeAddons(tx, booking.id, after.addons)
  await audit(tx, {
    actor,
    action: 'changed',
    subject: 'booking',
    subjectId: booking.id,
    facts: orderChangeFacts(orderSnapshot(booking), after),
  })
  await announceBooking(tx, booking.id, { event: 'booking.changed', now })
  return undefined
}

/** Returns how an order changed, for the audit log. */
export function orderChangeFacts(before: OrderSnapshot, after: OrderSnapshot): KindFacts<'changes'> {
  const addons = { before: listed(before), after: listed(after) }
  return {
    kind: 'changes',
    changes: getChanges(toldFields(before), toldFields(after)),
    ...(before.columns.themeId !== after.columns.themeId && {
      theme: { before: before.themeName, after: after.themeName },
    }),
    ...(!isDeepStrictEqual(addons.before, addons.after) && { addons }),
  }
}

function listed({ addons }: OrderSnapshot) {
  return mergeAddons(addons).map(({ name, quantity }) => ({ name, quantity }))
}

function toldFields({ columns }: OrderSnapshot) {
  const { themeId, numberOfTeepees, guestCount, partyStartTime, partyAddress, city, zipCode } = columns
  const { couponCode } = columns
  return {
    themeId,
    numberOfTeepees,
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
