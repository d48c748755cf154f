import { refundPercent } from '#domain/booking/changes/refund-policy.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { WebhookEvent } from '#domain/operations/webhook-events.ts'
import { holdCoupon } from '#server/catalogue/coupons/coupon-uses.ts'
import { holdItems } from '#server/catalogue/items/hold-items.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { desc, eq, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookingAddons,
  bookingAnswers,
  bookingLinks,
  bookingMoves,
  bookingNotes,
} from '#server/foundation/database/schema/all-tables.ts'
import type { BookingEvent } from '#server/foundation/events/event-kinds.ts'
import { STATUS_WEBHOOKS } from '#server/foundation/events/kinds/booking.ts'
import type { BookingRow } from '../full-booking.ts'
import { type AddonLines, type BookingColumns, updateBookings, writeAddons } from './booking-rows.ts'
import { endWaitForMore, settleOffer, settleWaitForMore } from './end-wait-for-more.ts'
import { heldCoupon, moveCouponUse } from './move-coupon-use.ts'
import { announceBooking, recordBookingEvent } from './tell-booking.ts'

type BookingChanges = {
  /** A use of the coupon is taken or given back as `couponId` and `couponHeld` say. */
  readonly columns: BookingColumns
  /** Goes on without the coupon if it is used up, instead of being refused. */
  readonly isCouponOptional?: boolean
  /** All of them; missing if they stay as they are. */
  readonly addons?: AddonLines | undefined
  /** To the owner's questions: all of them; missing if they stay as they are. */
  readonly answers?: readonly KeptAnswer[] | undefined
  /** The team's notes; missing if they stay as they are. */
  readonly teamNotes?: string | null | undefined
  /** Mails to a mistyped address may have reached a stranger, so the links sent there are revoked. */
  readonly revokesLinks?: boolean
  /** Counts the new day as a move, which limits later refunds. */
  readonly move?: { readonly movedBy: string; readonly isUndo?: boolean }
}

/** What a decision about a booking leads to. */
export type BookingWrite = {
  /** Missing if only its money or its mails change: the row, its version and what families see of it stay. */
  readonly changes?: BookingChanges | undefined
  readonly event: BookingEvent
  /** Of the payment, if the event's facts do not say it. */
  readonly amountCents?: Cents
}

/**
 * Writes what was decided about a booking, and tells it: its event and the webhooks. Every change of a booking
 * goes through here. The booking must be locked, and if it takes more room, its day before it. Refused only if the
 * coupon is used up, or if what is ordered has been deleted.
 */
export async function writeBooking(
  tx: Transaction,
  booking: BookingRow,
  { changes, event, amountCents }: BookingWrite,
  now: Date,
): Promise<Refusal | undefined> {
  const { id } = booking
  const gone = changes && (await holdOrdered(tx, booking, changes))
  if (gone) return gone
  if (changes) await settleWait(tx, booking, changes.columns, now)
  const held = changes && (await moveCoupon(tx, booking, changes))
  if (isRefusal(held)) return held
  const columns = changes && { ...changes.columns, ...held }
  const [, subscriptions] = await Promise.all([
    columns && updateBookings(tx, [id], columns, now),
    recordBookingEvent(tx, [{ id, columns }], event, furtherWebhooks(booking, columns)),
    changes?.teamNotes !== undefined && writeNotes(tx, id, changes.teamNotes),
    changes?.answers && writeAnswers(tx, id, changes.answers),
    changes?.revokesLinks && revokeLinks(tx, id),
    changes?.addons && replaceAddons(tx, id, changes.addons),
  ])
  const { bookingDate: toDay } = { ...booking, ...changes?.columns }
  if (changes?.move && toDay !== booking.bookingDate)
    await recordMove(tx, booking, { ...changes.move, toDay, now })
  await announceBooking(tx, id, event, { subscriptions, amountCents, now })
  return undefined
}

/** Returns what other programs are told in addition: its new status, and that it is paid now. */
function furtherWebhooks(booking: BookingRow, columns: BookingColumns = {}): WebhookEvent[] {
  const { bookingStatus = booking.bookingStatus, isPaid = booking.isPaid } = columns
  const ofStatus = bookingStatus === booking.bookingStatus ? [] : STATUS_WEBHOOKS[bookingStatus]
  return isPaid && !booking.isPaid ? [...ofStatus, 'booking.paid'] : [...ofStatus]
}

/** Its own theme cannot be deleted, and waiting for that attempt here would be a deadlock. */
function holdOrdered(tx: Transaction, booking: BookingRow, { columns, addons }: BookingChanges) {
  const { themeId } = columns
  return holdItems(tx, { ...(themeId !== booking.themeId && { themeId }), addons })
}

/** Follows the booking on the waiting list: for a bigger order, and the offer that it was made with. */
async function settleWait(
  tx: Transaction,
  booking: BookingRow,
  columns: BookingColumns,
  now: Date,
): Promise<void> {
  const { themeId, numberOfTeepees, cancelReason } = { ...booking, ...columns }
  const isLapsed = cancelReason === 'lapsed'
  if (isLapsed !== (booking.cancelReason === 'lapsed')) await settleOffer(tx, booking.id, { isLapsed, now })
  if (columns.bookingStatus === 'cancelled') return endWaitForMore(tx, booking.id, now)
  return settleWaitForMore(tx, booking, { themeId, numberOfTeepees, now })
}

/**
 * Takes or gives back coupon uses. Returns what the booking holds afterwards. An order that was sold with a coupon
 * deleted since keeps its code and discount, without a use.
 */
async function moveCoupon(
  tx: Transaction,
  booking: BookingRow,
  { columns, isCouponOptional }: BookingChanges,
): Promise<Partial<Pick<BookingRow, 'couponId' | 'couponHeld'>> | Refusal> {
  const wanted = { ...booking, ...columns }
  const { couponId } = wanted
  const isGone = couponId !== null && couponId !== booking.couponId && !(await holdCoupon(tx, couponId))
  const after = isGone ? { couponId: null, couponHeld: false } : wanted
  const usedUp = await moveCouponUse(tx, heldCoupon(booking), heldCoupon(after))
  if (usedUp && !isCouponOptional) return usedUp
  return { ...(isGone && { couponId: null }), couponHeld: usedUp ? false : after.couponHeld }
}

async function replaceAddons(tx: Transaction, id: number, addons: AddonLines): Promise<void> {
  // Sent at once, so before those that replace them.
  const removed = tx.delete(bookingAddons).where(eq(bookingAddons.bookingId, id)).execute()
  await Promise.all([removed, writeAddons(tx, [{ id, addons }])])
}

async function writeNotes(tx: Transaction, bookingId: number, text: string | null): Promise<void> {
  if (text === null) await tx.delete(bookingNotes).where(eq(bookingNotes.bookingId, bookingId))
  else
    await tx
      .insert(bookingNotes)
      .values({ bookingId, text })
      .onConflictDoUpdate({ target: bookingNotes.bookingId, set: { text } })
}

async function writeAnswers(
  tx: Transaction,
  bookingId: number,
  answers: readonly KeptAnswer[],
): Promise<void> {
  if (answers.length === 0) await tx.delete(bookingAnswers).where(eq(bookingAnswers.bookingId, bookingId))
  else
    await tx
      .insert(bookingAnswers)
      .values({ bookingId, answers })
      .onConflictDoUpdate({ target: bookingAnswers.bookingId, set: { answers } })
}

async function revokeLinks(tx: Transaction, bookingId: number): Promise<void> {
  const { linkVersion } = bookingLinks
  await tx
    .insert(bookingLinks)
    .values({ bookingId, linkVersion: 1 })
    .onConflictDoUpdate({ target: bookingLinks.bookingId, set: { linkVersion: sql`${linkVersion} + 1` } })
}

type Moved = {
  /** A username, or 'customer'. */
  readonly movedBy: string
  readonly toDay: PartyDay
  readonly isUndo?: boolean | undefined
  readonly now: Date
}

/**
 * Records what a cancellation would have refunded before a move, so that moving cannot circumvent the refund policy. A
 * move that was undone must not lower a refund either, so it is removed instead.
 */
async function recordMove(
  tx: Transaction,
  { id: bookingId, bookingDate: fromDay, refundSteps }: BookingRow,
  { movedBy, toDay, isUndo, now }: Moved,
): Promise<void> {
  if (isUndo && (await takeBackMove(tx, bookingId, { fromDay: toDay, toDay: fromDay, movedBy }))) return
  await endWaitForMore(tx, bookingId, now)
  const percent = refundPercent({
    bookingDate: fromDay,
    today: partyDayAt(now),
    refundSteps: refundSteps ?? undefined,
  })
  await tx
    .insert(bookingMoves)
    .values({ bookingId, fromDay, toDay, movedBy, refundPercent: percent, createdAt: now })
}

type MadeMove = Pick<typeof bookingMoves.$inferSelect, 'fromDay' | 'toDay' | 'movedBy'>

/** Removes the booking's last move if it is this one. Returns whether it was. */
async function takeBackMove(tx: Transaction, bookingId: number, move: MadeMove): Promise<boolean> {
  const [last] = await tx
    .select()
    .from(bookingMoves)
    .where(eq(bookingMoves.bookingId, bookingId))
    .orderBy(desc(bookingMoves.id))
    .limit(1)
  if (last?.fromDay !== move.fromDay || last.toDay !== move.toDay || last.movedBy !== move.movedBy)
    return false
  await tx.delete(bookingMoves).where(eq(bookingMoves.id, last.id))
  return true
}
