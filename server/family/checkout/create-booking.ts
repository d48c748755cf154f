import { createHash } from 'node:crypto'
import { areaRefusalToStaff } from '#domain/catalogue/pricing/delivery-area.ts'
import type { Quote } from '#domain/catalogue/pricing/types.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { ALREADY_PAID, BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import {
  disputedPrice,
  type PricedOrder,
  priceOrder,
  refuseArea,
} from '#server/booking/bookings/price-order.ts'
import { released } from '#server/booking/bookings/write/cancelled.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import { heldCoupon } from '#server/booking/bookings/write/move-coupon-use.ts'
import type { Context } from '#server/context.ts'
import { restoreOffer } from '#server/family/waiting-list/offer-places.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import {
  readOpenIntents,
  refusalIfCharged,
  stopIntents,
} from '#server/money/payments/intents/stop-intents.ts'
import { callProvider } from '#server/money/payments/providers/provider-refusals.ts'
import { type BookingRequest, isByStaff } from './booking-request.ts'
import { findEditableBooking } from './find-editable-booking.ts'
import { isHeldByCheckout } from './get-hold-end.ts'
import { findByKey, storeBooking } from './store-booking.ts'

/** Each attempt fails only because somebody else changed the booking at the same moment. */
const ATTEMPTS = 5

/** Books a party and holds its day until it is paid or the hold ends. */
export async function createBooking(
  ctx: Context,
  request: BookingRequest,
): Promise<FullBooking | DetailedRefusal> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const booked = await tryToBook(ctx, request)
    if (booked) return booked
  }
  return refuse('conflict', 'bookings.changedMeanwhile')
}

/** Returns undefined if what was read had changed before it could be written. */
async function tryToBook(
  ctx: Context,
  request: BookingRequest,
): Promise<FullBooking | DetailedRefusal | undefined> {
  const { order, claimed, intentId, enteredBy } = request

  // Gather: a repeated request, the booking to revise, today's prices.
  const keyHash = calculateKeyHash(request)
  const repeated = keyHash && (await findByKey(ctx.db, keyHash))
  if (repeated) return readyToPay(ctx, await findBooking(ctx.db, repeated), intentId)
  const own = await findEditableBooking(ctx, request)
  if (isRefusal(own)) return own
  const wanted = { ...order, taxExemption: enteredBy?.taxExemption }
  const priced = await priceOrder(ctx.db, wanted, ctx.now(), {
    ...(own && getKeptTerms(own)),
    isByStaff: isByStaff(request),
  })
  if (isRefusal(priced)) return priced

  // Decide: whether we deliver there, and whether the customer saw this price.
  const disputed = disputedPrice(priced, claimed)
  const refusal =
    (await placeRefusal(ctx, request, priced)) ??
    fullPaymentRefusal(order, priced.quote) ??
    (disputed && own ? await disputedWithTax(ctx, request, own) : disputed)
  if (refusal) return refusal

  // Commit, once no earlier payment can succeed anymore.
  const charged = own && (await chargedMeanwhile(ctx, own, intentId))
  if (charged) return charged
  const saved = await commitUnlessRefused(ctx.db, (tx) =>
    storeBooking(tx, ctx, { request, priced, read: own, keyHash }),
  )
  if (saved === undefined || isRefusal(saved)) return saved

  // Notify: the waiting list, about what a revised booking gave up, and the payment provider; mails are in the outbox.
  if (own) await ctx.placesFreed()
  return readyToPay(ctx, saved, intentId)
}

/** The key is hashed together with the entire order, so that it never matches another order. */
function calculateKeyHash({
  holdNetwork: _,
  callerAddress: __,
  isSignedByStaff: ___,
  ...request
}: BookingRequest): string | undefined {
  if (!request.idempotencyKey) return undefined
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}

/** What a booking keeps when it is revised: its coupon, and the tax exemption that staff entered. */
function getKeptTerms(own: FullBooking) {
  return { heldCouponId: heldCoupon(own), exemption: own.priceTerms?.tax?.exemption }
}

/** A booking that the family has already paid for is not revised. */
async function chargedMeanwhile(
  ctx: Context,
  { id, reference }: FullBooking,
  intentId: string | undefined,
): Promise<DetailedRefusal | undefined> {
  const kept = intentId && (await refusalIfCharged(ctx, id, intentId))
  // No earlier payment may succeed beside the new one.
  const others = kept ? [] : await readOpenIntents(ctx.db, ctx, id, { kind: 'price', keep: intentId })
  const refusal = kept || (await stopIntents(ctx, others, ALREADY_PAID))
  return refusal && { ...refusal, details: { bookingId: reference } }
}

/** The site shows tax to everybody, so an exempt customer who saw it is charged less without being asked again. */
async function disputedWithTax(
  ctx: Context,
  { order, claimed }: BookingRequest,
  own: FullBooking,
): Promise<DetailedRefusal | undefined> {
  const taxed = await priceOrder(ctx.db, { ...order, taxExemption: null }, ctx.now(), getKeptTerms(own))
  return isRefusal(taxed) ? taxed : disputedPrice(taxed, claimed)
}

/** A family pays a near party in full, and must have seen that. */
function fullPaymentRefusal({ isDeposit }: BookingRequest['order'], { isDueInFull, totalCents }: Quote) {
  if (!isDeposit || !isDueInFull) return undefined
  return refuse('full_payment_needed', 'payments.fullPaymentNeeded', { total: totalCents })
}

/** Returns why delivery to the address has no price; undefined while delivery is off, and for staff who override it. */
async function placeRefusal(
  ctx: Context,
  { order: { zipCode }, enteredBy }: BookingRequest,
  { area, isDeliveryCharged }: PricedOrder,
): Promise<Refusal | undefined> {
  if (!isDeliveryCharged || area === 'inside') return undefined
  if (enteredBy) return enteredBy.overrideArea ? undefined : areaRefusalToStaff(area, zipCode)
  return refuseArea(ctx.db, area, zipCode)
}

/**
 * Sets the correct amount at the provider before the card can be charged. If that fails, releases the day again, unless
 * it failed because the card has just been charged.
 */
export async function readyToPay(
  ctx: Context,
  booking: FullBooking | undefined,
  intentId: string | undefined,
): Promise<FullBooking | Refusal> {
  if (!booking) return BOOKING_GONE
  if (!intentId || booking.isPaid) return booking
  const { id, reference, finalAmountCents: amountCents, isTrial } = booking
  const { publicUrl } = ctx.config
  const metadata = { reference, booking: String(id), ...(publicUrl && !isTrial && { site: publicUrl }) }
  const failure = await callProvider(() => ctx.payments.updateIntent(intentId, { amountCents, metadata }))
  if (!isRefusal(failure)) return booking
  const isDown = failure.code === 'provider_down'
  const charged = isDown ? undefined : await refusalIfCharged(ctx, booking.id, intentId)
  if (charged) {
    // A repeated request gets its paid booking, as if the webhook had come first.
    const paid = await findBooking(ctx.db, { id: booking.id })
    return paid?.isPaid ? paid : charged
  }
  await release(ctx, booking.id, intentId)
  return failure
}

/**
 * Lets the next attempt use the same card form and the same offer from the waiting list. Everything in one transaction:
 * as soon as the booking is released, the next attempt may attach the card form to it.
 */
async function release(ctx: Context, bookingId: number, intentId: string): Promise<void> {
  const now = ctx.now()
  await commitBooking(ctx, { id: bookingId }, async (tx, booking) => {
    // A booking that staff confirmed, took money for or hold themselves is kept.
    if (!(await isHeldByCheckout(tx, ctx, booking))) return { after: () => null }
    return {
      write: released('provider-down', now),
      async after() {
        await tx
          .update(paymentIntents)
          .set({ bookingId: null })
          .where(and(eq(paymentIntents.intentId, intentId), eq(paymentIntents.bookingId, bookingId)))
        await restoreOffer(tx, { bookingId, now })
        return null
      },
    }
  })
}
