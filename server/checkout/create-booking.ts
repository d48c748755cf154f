import { createHash, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NewBooking } from '#contract/bookings.ts'
import { formatReference, REFERENCE_BYTES } from '#domain/booking/reference.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import { areaRefusal } from '#domain/pricing/delivery-area.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import type { DateRefusal } from '#domain/resource-availability.ts'
import { audit } from '#server/accounts/audit.ts'
import { announceBooking } from '#server/bookings/announce-booking.ts'
import { queuePaymentLinkMail } from '#server/bookings/booking-mails.ts'
import { findBooking, lockBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/bookings/day-refusal.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { heldCoupon, moveCouponUse } from '#server/bookings/move-coupon-use.ts'
import { disputedPrice, type PricedOrder, priceOrder } from '#server/bookings/price-order.ts'
import { releaseBooking } from '#server/bookings/release-booking.ts'
import { tieIntent } from '#server/bookings/tie-intent.ts'
import { writeAddons } from '#server/bookings/write-addons.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { lockPartyDay } from '#server/database/locks.ts'
import { bookings, paymentIntents } from '#server/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/http/responses.ts'
import { updateIntentAmount } from '#server/payments/update-intent-amount.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { offerPlacesOf, takeOffer } from '#server/waiting-list/offer-places.ts'
import { bookingValues, type StaffEntry } from './booking-values.ts'
import { overruleWords } from './describe-booking-change.ts'
import { holdsRefusal } from './limit-holds.ts'
import { findRevisable, refusalToRevise, stopOtherIntents } from './revise-booking.ts'

export type CreateRequest = NewBooking & {
  /** What makes a repeated request the same one, even after a crash between commit and answer. */
  readonly idempotencyKey?: string | undefined
  /** The network that the unpaid date is counted for. */
  readonly holdNetwork?: string | undefined
  /** Set for a booking that staff enter and vouch for: it waits for its payment without a limit. */
  readonly enteredBy?: StaffEntry | undefined
}

/**
 * Books a party and holds its day until it is paid or the hold ends. With `bookingId` of the customer's own unpaid
 * booking, that one is revised: a second try to pay never makes a second booking.
 */
export async function createBooking(
  ctx: Context,
  input: CreateRequest,
): Promise<FullBooking | DetailedRefusal> {
  const idempotencyKey = input.idempotencyKey && hashOf(input)
  const earlier = idempotencyKey ? await findByKey(ctx.db, idempotencyKey) : undefined
  if (earlier) return updateIntentAndRead(ctx, earlier.id, input.paymentIntentId)
  const own = input.bookingId ? await findRevisable(ctx, input.bookingId) : undefined
  if (isRefusal(own)) return own
  const heldCouponId = own ? heldCoupon(own) : null
  const priced = await priceOrder(ctx.db, input, ctx.now(), { heldCouponId })
  if (isRefusal(priced)) return priced
  const unreachable = await placeRefusal(ctx, input, priced)
  if (unreachable) return unreachable
  const disputed = disputedPrice(priced, input)
  if (disputed) return disputed
  const stopped = own && (await stopOtherIntents(ctx, own.id, input.paymentIntentId))
  if (isRefusal(stopped)) return stopped
  const saved = await commitUnlessRefused(ctx.db, (tx) =>
    insertBooking(tx, ctx, { input, priced, ownId: own?.id, idempotencyKey }),
  )
  return isRefusal(saved) ? saved : updateIntentAndRead(ctx, saved, input.paymentIntentId)
}

/** Why there is no price for the way to the party; while delivery is off there is none to be had. */
async function placeRefusal(
  ctx: Context,
  { zipCode }: CreateRequest,
  { area, isDeliveryCharged }: PricedOrder,
): Promise<Refusal | undefined> {
  if (!isDeliveryCharged || area === 'inside') return undefined
  const { contactInfo } = await readSettings(ctx.db)
  return areaRefusal(area, zipCode, contactInfo.phone)
}

type Draft = {
  input: CreateRequest
  priced: PricedOrder
  ownId: number | undefined
  idempotencyKey: string | undefined
}

/** The one place where a day is given away: lock, count, take, write. Returns the booking's number. */
async function insertBooking(
  tx: Transaction,
  ctx: Context,
  { input, priced, ownId, idempotencyKey }: Draft,
): Promise<number | Refusal> {
  const now = ctx.now()
  const { bookingDate, numberOfTeepees, enteredBy } = input
  await lockPartyDay(tx, bookingDate)
  const repeated = idempotencyKey ? await findByKey(tx, idempotencyKey) : undefined
  if (repeated) return repeated.id
  const own = ownId === undefined ? undefined : await lockBooking(tx, ownId)
  const closed = ownId === undefined ? undefined : refusalToRevise(own)
  if (closed) return closed
  // What a customer holds already was early enough when it was booked.
  const keepsDay = own?.bookingDate === bookingDate && holdsCapacity(own, now)
  const isVisitor = !enteredBy && !keepsDay
  const { theme, addons } = priced
  const { offerToken } = input
  const wanted = { id: ownId, themeId: theme.id, numberOfTeepees, bookingDate, addons, isVisitor, offerToken }
  // Whoever waits for a place on this day comes before whoever asks for it now.
  await offerPlacesOf(tx, ctx, bookingDate)
  const refusal = await dayRefusal(tx, wanted, now)
  if (refusal && !enteredBy?.overrideCapacity) return refusal
  const { holdNetwork: network } = input
  const tooMany = network && (await holdsRefusal(tx, { network, exceptId: ownId, now }))
  if (tooMany) return tooMany
  const usedUp = await moveCouponUse(tx, own ? heldCoupon(own) : null, priced.coupon?.id ?? null)
  if (usedUp) return usedUp
  const values = {
    ...bookingValues(input, priced, { now, holdMinutes: ctx.config.holdMinutes }),
    idempotencyKey: idempotencyKey ?? null,
    holdNetwork: network ?? null,
  }
  const id = await writeBooking(tx, values, ownId)
  await writeAddons(tx, id, priced.addons)
  if (offerToken) await takeOffer(tx, offerToken, { bookingId: id, now })
  if (enteredBy) await recordStaffEntry(tx, ctx, { id, entry: enteredBy, overruled: refusal })
  const event = ownId === undefined ? 'booking.created' : 'booking.changed'
  await announceBooking(tx, id, { event, now })
  const { paymentIntentId: intentId } = input
  const amount = values.finalAmount
  return (intentId && (await tieIntent(tx, ctx, { intentId, bookingId: id, amount }))) || id
}

async function writeBooking(
  tx: Transaction,
  values: ReturnType<typeof bookingValues> & { idempotencyKey: string | null; holdNetwork: string | null },
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

type StaffBooking = { id: number; entry: StaffEntry; overruled: DateRefusal | undefined }

async function recordStaffEntry(
  tx: Transaction,
  ctx: Context,
  { id, entry, overruled }: StaffBooking,
): Promise<void> {
  const { actor, sendPaymentLink } = entry
  const details = [
    'by phone',
    ...(sendPaymentLink ? ['with a payment link by mail'] : []),
    ...(overruled ? [overruleWords(overruled)] : []),
  ].join(', ')
  await audit(tx, { actor, action: 'created', subject: 'booking', subjectId: id, details })
  if (sendPaymentLink) await queuePaymentLinkMail(tx, ctx, id)
}

/** Tells the provider the right amount before the card can be charged; without that, the day is let go again. */
async function updateIntentAndRead(
  ctx: Context,
  bookingId: number,
  intentId: string | null | undefined,
): Promise<FullBooking | Refusal> {
  const booking = await findBooking(ctx.db, { id: bookingId })
  if (!booking) return BOOKING_GONE
  if (!intentId || booking.isPaid) return booking
  const failure = await updateIntentAmount(ctx, intentId, booking)
  if (!failure) return booking
  await releaseBooking(ctx, booking.id, 'provider-down')
  // The next try may use the same card form again.
  await ctx.db.update(paymentIntents).set({ bookingId: null }).where(eq(paymentIntents.intentId, intentId))
  return failure
}

async function findByKey(
  db: Database | Transaction,
  idempotencyKey: string,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, idempotencyKey))
  return row
}

function hashOf(input: CreateRequest): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...input, holdNetwork: undefined }))
    .digest('hex')
}
