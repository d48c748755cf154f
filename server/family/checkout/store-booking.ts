import type { PartyOrder } from '#contract/booking/bookings.ts'
import { holdsCapacity } from '#domain/booking/status.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { mergeTouches } from '#domain/money/reports/touch.ts'
import { answerQuestions } from '#server/booking/bookings/answer-questions.ts'
import { attachIntent } from '#server/booking/bookings/attach-intent.ts'
import { findBooking, lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { BookingRow, FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import { sendLink } from '#server/booking/bookings/send-link.ts'
import { createBookings, partyColumns } from '#server/booking/bookings/write/create-bookings.ts'
import { writeBooking } from '#server/booking/bookings/write/write-booking.ts'
import { checkAgreement, NO_AGREEMENT } from '#server/booking/terms-of-service/agreement.ts'
import type { Context } from '#server/context.ts'
import { sayIfKeptByOffer } from '#server/family/waiting-list/kept-by-offer.ts'
import { refusalAfterOffers, takeOffer } from '#server/family/waiting-list/offer-places.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { lockStay } from '#server/foundation/database/locks.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import type { BookingEvent } from '#server/foundation/events/event-kinds.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { recordConsent } from '#server/people/conversations/texts/record-consent.ts'
import { type BookingRequest, isByStaff, type StaffEntry } from './booking-request.ts'
import { isBookedSince } from './find-editable-booking.ts'
import { getHoldEnd } from './get-hold-end.ts'
import { holdsRefusal } from './limit-holds.ts'
import { refusalToRevise } from './revise-booking.ts'
import { storedExemption } from './staff-write.ts'

type Draft = {
  readonly request: BookingRequest
  readonly priced: PricedOrder
  /** The booking to revise, if any, as it was when the order was priced. */
  readonly read: FullBooking | undefined
  readonly keyHash: string | undefined
}

/**
 * Assigns a day to a booking; no other function does. Locks, decides, writes. Returns the booking, or undefined if it
 * has changed since it was read or a copy of the draft was booked, so that the caller starts over. Independent queries
 * are sent together, in the order of the locks.
 */
export async function storeBooking(
  tx: Transaction,
  ctx: Context,
  draft: Draft,
): Promise<FullBooking | DetailedRefusal | undefined> {
  const { request, priced, read, keyHash } = draft
  const { order, enteredBy, holdNetwork: network, intentId, offerToken } = request
  const now = ctx.now()

  await lockStay(tx, order, ...(read ? [read] : []))
  const [repeated, isBooked, own] = await Promise.all([
    keyHash && findByKey(tx, keyHash),
    !read && isBookedSince(tx, request),
    read && lockFullBooking(tx, read.id),
  ])
  if (repeated) return findBooking(tx, repeated)
  if (isBooked) return undefined

  const closed = read && refusalToRevise(own)
  if (closed) return closed
  if (own?.version !== read?.version) return undefined
  const [agreement, full, tooMany, answers] = await Promise.all([
    enteredBy ? NO_AGREEMENT : checkAgreement(tx, request, now),
    dayFull(tx, ctx, draft, own),
    network && holdsRefusal(tx, { network, exceptId: own?.id, now }),
    answerQuestions(tx, answering(draft, own)),
  ])
  if (isRefusal(answers)) return answers
  if (isRefusal(agreement)) return agreement
  if (full && !enteredBy?.overrideCapacity) return full
  if (tooMany) return tooMany

  const columns = {
    ...bookingValues(order, priced, { now, enteredBy, own }),
    holdExpiresAt: await getHoldEnd(tx, ctx, request, own),
    ...agreement,
    idempotencyKey: keyHash ?? null,
    ...(request.draftKey && { draftKey: request.draftKey }),
    ...(request.touches && { touches: mergeTouches(own?.touches, request.touches) }),
    holdNetwork: network ?? null,
  }
  const { addons } = priced
  const stored = own
    ? await writeBooking(
        tx,
        own,
        { changes: { columns, addons, answers }, event: { kind: 'booking.revised', actor: 'customer' } },
        now,
      )
    : await createBookings(tx, [{ columns, addons, answers, isTrial: request.isTrial }], {
        event: enteredBy
          ? enteredEvent(enteredBy, priced, full)
          : { kind: 'booking.created', actor: 'customer' },
        now,
      })
  if (isRefusal(stored)) return stored
  const row = stored?.[0] ?? own
  if (!row) throw new Error('The booking was not stored')
  const { id } = row
  if (offerToken) await takeOffer(tx, offerToken, { bookingId: id, day: order.bookingDate, now })
  if (request.wantsTexts !== undefined) await recordChoice(tx, request, { id, now })
  if (enteredBy?.sendPaymentLink) await sendLink(tx, ctx, id)
  const amountCents = columns.finalAmountCents
  const used = intentId && (await attachIntent(tx, ctx, { intentId, bookingId: id, amountCents }))
  if (isRefusal(used)) return used
  return own ? findBooking(tx, { id }) : newBooking(row, draft, answers)
}

function recordChoice(tx: Transaction, request: BookingRequest, { id, now }: { id: number; now: Date }) {
  const { order, wantsTexts, callerAddress } = request
  return recordConsent(tx, {
    phone: order.customerPhone,
    isWanted: wantsTexts === true,
    source: 'booking',
    language: order.language ?? DEFAULT_LANGUAGE,
    address: callerAddress ?? '',
    bookingId: id,
    at: now,
  })
}

function answering({ request, priced }: Draft, own: FullBooking | undefined) {
  const { guestCount, numberOfTeepees, answers: sent } = request.order
  const addonIds = priced.addons.map(({ addonId }) => addonId)
  const order = { themeId: priced.theme.id, addonIds, guestCount, numberOfTeepees }
  return { kept: own?.answers, sent, order, by: isByStaff(request) ? 'staff' : 'booking' } as const
}

/** Returns the booking made by an earlier request with the same key. */
export async function findByKey(db: Queryable, keyHash: string): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.idempotencyKey, keyHash))
  return row
}

/** Returns why the day does not fit. */
async function dayFull(
  tx: Transaction,
  ctx: Context,
  { request, priced }: Draft,
  own: FullBooking | undefined,
): Promise<DateRefusal | undefined> {
  const { order, offerToken } = request
  const { bookingDate, numberOfTeepees, numberOfNights } = order
  // A day that the customer already holds was booked in time.
  const now = ctx.now()
  const keepsDay = own?.bookingDate === bookingDate && holdsCapacity(own, now)
  const isVisitor = !isByStaff(request) && !keepsDay
  const { addons, theme } = priced
  const wanted = {
    id: own?.id,
    themeId: theme.id,
    numberOfTeepees,
    numberOfNights,
    bookingDate,
    addons,
    isVisitor,
    offerToken,
  }
  const refused = await refusalAfterOffers(tx, ctx, order, () => dayRefusal(tx, wanted, now))
  if (!refused || !isVisitor) return refused
  return sayIfKeptByOffer(tx, { refused, day: bookingDate, now }, (token) =>
    dayRefusal(tx, { ...wanted, offerToken: token }, now),
  )
}

/** A booking that was just made, as it would be read back: unpaid, and never moved. */
function newBooking(
  row: BookingRow,
  { priced: { theme, addons }, request }: Draft,
  answers: FullBooking['answers'],
): FullBooking {
  const bookedAddons = addons.map(({ addonId, name, quantity, priceCents }) => {
    return { addonId, name, quantity, priceCents, lots: [{ quantity, unitCents: priceCents }] }
  })
  const apart = {
    linkVersion: 0,
    paymentLinkSentAt: null,
    teamNotes: null,
    isTrial: request.isTrial === true,
  }
  const money = { paidCents: 0, paidElsewhereCents: 0, isImported: false, tipCents: 0, movedPercent: null }
  return { ...row, themeName: theme.name, bookedAddons, answers, ...money, ...apart }
}

function enteredEvent(
  { actor, sendPaymentLink, taxExemption }: StaffEntry,
  { area, isDeliveryCharged }: PricedOrder,
  overruled: DateRefusal | undefined,
): BookingEvent {
  const facts = {
    kind: 'phone-booking',
    sendsPaymentLink: sendPaymentLink,
    taxExemption: storedExemption(taxExemption),
    overruled: overruled ? storeMessage(overruled.fact) : null,
    ...(isDeliveryCharged && area !== 'inside' && { area }),
  } as const
  return { kind: 'booking.entered', actor, facts }
}

type Made = {
  readonly now: Date
  readonly enteredBy: StaffEntry | undefined
  /** The booking that is revised, if any. */
  readonly own: FullBooking | undefined
}

/** Returns the columns of a new or revised booking. */
function bookingValues(order: PartyOrder, priced: PricedOrder, { now, enteredBy, own }: Made) {
  return {
    ...partyColumns(order),
    numberOfNights: order.numberOfNights ?? 1,
    isDeposit: order.isDeposit,
    ...pricedColumns(priced),
    refundSteps: priced.refundSteps,
    couponHeld: priced.coupon !== undefined,
    bookingStatus: enteredBy?.bookingStatus ?? ('pending' as const),
    isEnteredByStaff: enteredBy !== undefined || own?.isEnteredByStaff === true,
    confirmedAt: enteredBy?.bookingStatus === 'confirmed' ? now : null,
    cancelReason: null,
    cancelledAt: null,
    createdAt: now,
  }
}
