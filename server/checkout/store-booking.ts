import { randomBytes } from 'node:crypto'
import { formatReference, REFERENCE_BYTES } from '#domain/booking/reference.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import type { DateRefusal } from '#domain/refusal/date-refusal.ts'
import { isRefusal, type Refusal } from '#domain/refusal/refusal.ts'
import type { Touches } from '#domain/reports/touch.ts'
import { audit } from '#server/audit-log/audit.ts'
import { announceBooking } from '#server/bookings/announce-booking.ts'
import { queuePaymentLinkMail } from '#server/bookings/booking-mails.ts'
import { lockFullBooking } from '#server/bookings/booking-queries.ts'
import { dayRefusal } from '#server/bookings/day-refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { heldCoupon, moveCouponUse } from '#server/bookings/move-coupon-use.ts'
import type { PricedOrder } from '#server/bookings/price-order.ts'
import { tieIntent } from '#server/bookings/tie-intent.ts'
import { removeAddons, writeAddons } from '#server/bookings/write-addons.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { eq, sql } from '#server/database/drizzle.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import { type AgreementColumns, checkAgreement, NO_AGREEMENT } from '#server/terms-of-service/agreement.ts'
import { offerPlacesOf, takeOffer } from '#server/waiting-list/offer-places.ts'
import { storedExemption } from './booking-change-facts.ts'
import type { BookingRequest, StaffEntry } from './booking-request.ts'
import { bookingValues } from './booking-values.ts'
import { isBookedSince } from './find-revisable-booking.ts'
import { holdsRefusal } from './limit-holds.ts'
import { refusalToRevise } from './revise-booking.ts'

type Draft = {
  readonly request: BookingRequest
  readonly priced: PricedOrder
  /** The booking that is revised, if any, as it was when its price was found. */
  readonly read: FullBooking | undefined
  readonly keyHash: string | undefined
}

/**
 * Assigns a day to a booking; no other function does: lock, decide, write. Returns the booking's id; undefined if the
 * booking has changed since it was read, or a copy of the draft was booked, so that the caller looks again.
 */
export async function storeBooking(
  tx: Transaction,
  ctx: Context,
  draft: Draft,
): Promise<number | Refusal | undefined> {
  const { request, priced, read, keyHash } = draft
  const { order, enteredBy, holdNetwork, intentId, offerToken } = request
  const now = ctx.now()

  await lockPartyDay(tx, order.bookingDate)
  const repeated = keyHash && (await findByKey(tx, keyHash))
  if (repeated) return repeated.id
  if (!read && (await isBookedSince(tx, request))) return undefined
  const own = read && (await lockFullBooking(tx, read.id))

  const closed = read && refusalToRevise(own)
  if (closed) return closed
  if (own?.version !== read?.version) return undefined
  const agreement = enteredBy ? NO_AGREEMENT : await checkAgreement(tx, request, now)
  if (isRefusal(agreement)) return agreement
  const full = await dayFull(tx, ctx, draft, own)
  if (full && !enteredBy?.overrideCapacity) return full
  const tooMany = holdNetwork && (await holdsRefusal(tx, { network: holdNetwork, exceptId: own?.id, now }))
  if (tooMany) return tooMany
  const usedUp = await moveCouponUse(tx, own ? heldCoupon(own) : null, priced.coupon?.id ?? null)
  if (usedUp) return usedUp

  const values = {
    ...bookingValues(order, priced, { now, holdMinutes: ctx.config.holdMinutes, enteredBy, own }),
    ...agreement,
    idempotencyKey: keyHash ?? null,
    ...(request.draftKey && { draftKey: request.draftKey }),
    ...(request.touches && { touches: request.touches }),
    holdNetwork: holdNetwork ?? null,
  }
  const id = await writeBooking(tx, values, own?.id)
  if (own) await removeAddons(tx, id)
  await writeAddons(tx, id, priced.addons)
  if (offerToken) await takeOffer(tx, offerToken, { bookingId: id, day: order.bookingDate, now })
  if (enteredBy) await recordStaffEntry(tx, ctx, { id, entry: enteredBy, overruled: full, priced })
  await announceBooking(tx, id, { event: own ? 'booking.changed' : 'booking.created', now })
  const amountCents = values.finalAmountCents
  const used = intentId && (await tieIntent(tx, ctx, { intentId, bookingId: id, amountCents }))
  return isRefusal(used) ? used : id
}

/** Returns the booking made by an earlier request with the same key. */
export async function findByKey(
  db: Database | Transaction,
  keyHash: string,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, keyHash))
  return row
}

/**
 * Returns why the day does not fit. Entries of the waiting list come before a new request: places can come back without
 * the lock of the day, so free places are offered first, until none is left.
 */
async function dayFull(
  tx: Transaction,
  ctx: Context,
  { request, priced }: Draft,
  own: FullBooking | undefined,
): Promise<DateRefusal | undefined> {
  const { order, enteredBy, offerToken } = request
  const { bookingDate, numberOfTeepees } = order
  const now = ctx.now()
  // A day that the customer already holds was booked early enough.
  const keepsDay = own?.bookingDate === bookingDate && holdsCapacity(own, now)
  const isVisitor = !enteredBy && !keepsDay
  const { addons, theme } = priced
  const wanted = {
    id: own?.id,
    themeId: theme.id,
    numberOfTeepees,
    bookingDate,
    addons,
    isVisitor,
    offerToken,
  }
  for (;;) {
    const refusal = await dayRefusal(tx, wanted, now)
    if (refusal || (await offerPlacesOf(tx, ctx, bookingDate)) === 0) return refusal
  }
}

async function writeBooking(
  tx: Transaction,
  values: ReturnType<typeof bookingValues> &
    AgreementColumns & {
      idempotencyKey: string | null
      holdNetwork: string | null
      draftKey?: string
      touches?: Touches
    },
  ownId: number | undefined,
): Promise<number> {
  if (ownId !== undefined) {
    await tx
      .update(bookings)
      .set({ ...values, version: sql`${bookings.version} + 1`, updatedAt: values.createdAt })
      .where(eq(bookings.id, ownId))
    return ownId
  }
  const reference = formatReference(randomBytes(REFERENCE_BYTES))
  const [row] = await tx
    .insert(bookings)
    .values({ ...values, reference })
    .returning({ id: bookings.id })
  if (!row) throw new Error('The booking was not stored')
  return row.id
}

type StaffBooking = {
  id: number
  entry: StaffEntry
  overruled: DateRefusal | undefined
  priced: PricedOrder
}

async function recordStaffEntry(
  tx: Transaction,
  ctx: Context,
  { id, entry, overruled, priced: { area, isDeliveryCharged } }: StaffBooking,
): Promise<void> {
  const { actor, sendPaymentLink, taxExemption } = entry
  const facts = {
    kind: 'phone-booking',
    sendsPaymentLink: sendPaymentLink,
    taxExemption: storedExemption(taxExemption),
    overruled: overruled?.saidFact ?? null,
    ...(isDeliveryCharged && area !== 'inside' && { area }),
  } as const
  await audit(tx, { actor, action: 'created', subject: 'booking', subjectId: id, facts })
  if (sendPaymentLink) await queuePaymentLinkMail(tx, ctx, id)
}
