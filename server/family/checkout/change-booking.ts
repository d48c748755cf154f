import { createHash } from 'node:crypto'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { toCents } from '#contract/wire/decimal.ts'
import {
  decidePaymentChange,
  expectedVersion,
  takesMore,
  touchesPrice,
} from '#domain/booking/changes/booking-change.ts'
import { getPriceCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { areaRefusalToStaff } from '#domain/catalogue/pricing/delivery-area.ts'
import type { DateRefusal } from '#domain/foundation/refusal/date-refusal.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { answerQuestions } from '#server/booking/bookings/answer-questions.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import { dayRefusal } from '#server/booking/bookings/day-refusal.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import {
  LAST_WORDS,
  mustHearOfCancellation,
  mustHearOfReopening,
} from '#server/booking/bookings/last-words.ts'
import { type PricedOrder, pricedColumns } from '#server/booking/bookings/price-order.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { commitBooking, type Decision } from '#server/booking/bookings/write/commit-booking.ts'
import { endWaitingChanges, storeOrderChange } from '#server/booking/order-changes/order-change-queries.ts'
import { isSameOrder, orderSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import { orderChangeFacts } from '#server/booking/order-changes/order-write.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { takeBackMails, takeBackUntrueMails } from '#server/foundation/mail/waiting-mail.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { calculatePolicyRefund } from './cancel-booking.ts'
import { changeDisputed } from './change-order.ts'
import { type MadeChange, makeOrderChange } from './make-order-change.ts'
import { type PricedStaffChange, priceStaffChange } from './price-staff-change.ts'
import { repriceBooking } from './reprice-booking.ts'
import { stopOtherIntents } from './revise-booking.ts'
import { bookingChangeFacts, changedColumns, type NewOrder, staffWrite } from './staff-write.ts'
import { findUnservedArea, type UnservedArea } from './unserved-area.ts'

const SEE_BOTH_FIRST = refuse('invalid', 'bookings.lookFirst')

export type ChangedBooking = {
  readonly booking: FullBooking
  /** Of an undone change: its email had left before. */
  readonly mailHadLeft: boolean
}

type By = { readonly admin: Admin; readonly language: Language }

/**
 * Changes a booking for staff. They may override a full day and an address without a delivery fee. If they saw both
 * statements, the change settles by the same rule as a family's, but is made at once, whatever is due: overpayments are
 * refunded, with documents and a mail with both statements. They may then also set the price or restore an earlier
 * order.
 */
export async function changeBooking(
  ctx: Context,
  id: number,
  change: BookingChange,
  { admin, language }: By,
): Promise<ChangedBooking | DetailedRefusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return BOOKING_GONE
  const isSettled = isSettledChange(change)
  if (isSettled && (change.differenceAmount === undefined || change.bookingStatus !== undefined))
    return SEE_BOTH_FIRST
  const area = await findUnservedArea(ctx, seen, change)
  if (area && !change.overrideArea) return areaRefusalToStaff(area, change.zipCode ?? seen.zipCode)
  const plan = isSettled
    ? await planSettled(ctx, seen, change, language)
    : await planRepriced(ctx, seen, change)
  if (isRefusal(plan)) return plan
  const charged = await stopPayments(ctx, seen, plan)
  if (charged) return charged
  const { bookingDate = seen.bookingDate } = change
  const numberOfNights = plan.order?.columns.numberOfNights ?? change.numberOfNights ?? seen.numberOfNights
  const target = { id, stay: { bookingDate, numberOfNights }, freesPlaces: true }
  const saved = await commitBooking(ctx, target, (tx, booking) =>
    decide(tx, ctx, booking, { seen, change, plan, area, actor: admin.username }),
  )
  if (isRefusal(saved)) return saved
  for (const refundId of saved.refundIds) await sendRefund(ctx, refundId)
  const booking = await findBooking(ctx.db, { id })
  return booking ? { booking, mailHadLeft: saved.undoneMail === 'left' } : BOOKING_GONE
}

/** Returns whether staff saw both statements, or must see them first. */
function isSettledChange({ differenceAmount, priceByHand, putBack }: BookingChange): boolean {
  return [differenceAmount, priceByHand, putBack].some((part) => part !== undefined)
}

/** What a change does to the price, computed before anything is locked. */
type Plan = {
  /** Missing if the price is unchanged. */
  readonly order?: NewOrder | undefined
  /** Also missing if an earlier order is restored exactly. */
  readonly repriced?: PricedOrder | undefined
  readonly isDeposit?: boolean | undefined
  /** Both statements, if staff saw them. */
  readonly settled?: PricedStaffChange
}

async function planRepriced(ctx: Context, seen: FullBooking, change: BookingChange): Promise<Plan | Refusal> {
  if (!touchesPrice(change, seen)) return {}
  const repriced = await repriceBooking(ctx, seen, change)
  if (isRefusal(repriced)) return repriced
  const order = { columns: pricedColumns(repriced), addons: change.addons && repriced.addons }
  return { order, repriced, isDeposit: change.isDeposit }
}

async function planSettled(
  ctx: Context,
  seen: FullBooking,
  change: BookingChange,
  language: Language,
): Promise<Plan | DetailedRefusal> {
  const stale = newerVersion('booking', seen.version, change.version)
  if (stale) return stale
  const settled = await priceStaffChange(ctx, seen, change)
  if (isRefusal(settled)) return settled
  const { after, isDeposit, order: repriced, settlement } = settled
  if (
    change.differenceAmount === undefined ||
    settlement.differenceCents !== toCents(change.differenceAmount)
  )
    return changeDisputed(ctx, seen, settled, language)
  const order = { columns: { ...after.columns, isDeposit }, addons: after.addons }
  return { order, repriced, isDeposit, settled }
}

/** Stops payments for another price, and for a change by the family that this one replaces. */
async function stopPayments(
  ctx: Context,
  booking: FullBooking,
  { order, isDeposit, settled }: Plan,
): Promise<Refusal | undefined> {
  const { finalAmountCents } = order?.columns ?? booking
  const decided = decidePaymentChange(booking, { finalAmountCents, isDeposit })
  if (isRefusal(decided)) return decided
  if (decided.stopPayments) return stopOtherIntents(ctx, booking.id, null)
  if (!settled || !booking.isPaid) return undefined
  const underway = refuse('payment_used', 'orderChange.underway')
  return stopIntents(ctx, await readOpenIntents(ctx.db, ctx, booking.id, { kind: 'change' }), underway)
}

type Wanted = {
  readonly seen: FullBooking
  readonly change: BookingChange
  readonly plan: Plan
  readonly area: UnservedArea | undefined
  readonly actor: string
}

type Sent = Omit<MadeChange, 'change'>

async function decide(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { seen, change, plan: { order, repriced, settled }, area, actor }: Wanted,
): Promise<Decision<Sent> | Refusal> {
  const { version } = booking
  const expected = settled
    ? seen.version
    : expectedVersion(change, seen, { ...booking, isRepriced: order !== undefined })
  const newer = newerVersion('booking', version, expected)
  if (newer) return newer
  if (settled && booking.paidCents !== seen.paidCents)
    return refuse('price_changed', 'orderChange.changedMeanwhile')
  const { themeId, numberOfTeepees = change.numberOfTeepees } = order?.columns ?? change
  const numberOfNights = order?.columns.numberOfNights ?? change.numberOfNights
  const placed = { ...change, themeId, numberOfTeepees, numberOfNights, addons: order?.addons }
  const overruled = await capacityRefusal(tx, ctx, { booking, change: placed })
  if (overruled && !change.overrideCapacity) return overruled
  const answers = await changedAnswers(tx, booking, change, {
    themeId,
    numberOfTeepees,
    addons: order?.addons,
  })
  if (isRefusal(answers)) return answers
  const facts =
    settled && change.putBack !== undefined
      ? orderChangeFacts(settled.before, settled.after)
      : bookingChangeFacts(booking, change, repriced, { overruled, area, answers })
  const write = staffWrite(booking, change, { order, answers, facts, actor, now: ctx.now() })
  if (!settled) return { write, after: () => followUp(tx, ctx, booking, { change, actor }) }
  await endWaitingChanges(tx, booking.id)
  return makeOrderChange(tx, ctx, booking, {
    key: { bookingId: booking.id, ofVersion: version, requestHash: calculateHash(change) },
    changedBy: actor,
    priced: settled,
    isUndo: change.undo === true,
    write,
  })
}

/** Returns the answers after a change; undefined if staff changed none. */
async function changedAnswers(
  tx: Transaction,
  booking: FullBooking,
  { answers: sent, guestCount = booking.guestCount }: BookingChange,
  { themeId = booking.themeId, numberOfTeepees = booking.numberOfTeepees, addons }: Placed,
) {
  if (!sent) return undefined
  const addonIds = (addons ?? booking.bookedAddons).map(({ addonId }) => addonId)
  const order = { themeId, addonIds, guestCount, numberOfTeepees }
  return answerQuestions(tx, { kept: booking.answers, sent, order, by: 'staff' })
}

function calculateHash(change: BookingChange): string {
  return createHash('sha256').update(JSON.stringify(change)).digest('hex')
}

type Placed = Omit<BookingChange, 'addons'> & { readonly addons?: Lines | undefined }
type Lines = readonly { readonly addonId: number; readonly quantity: number }[]

/** Checks the calendar only if the change makes the booking take more than it already holds. */
export async function capacityRefusal(
  tx: Transaction,
  ctx: Context,
  { booking, change }: { readonly booking: FullBooking; readonly change: Placed },
): Promise<DateRefusal | undefined> {
  const now = ctx.now()
  if (!takesMore(booking, change, now)) return undefined
  return dayRefusal(tx, { ...booking, ...changedColumns(change), addons: change.addons }, now)
}

/** Mails the family if its booking is open again, and records how its order changed, so that it can be reverted. */
async function followUp(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { change, actor }: Pick<Wanted, 'change' | 'actor'>,
): Promise<Sent> {
  const { id: bookingId, version: ofVersion } = booking
  // Undone in time, the family hears neither.
  const undoneMail = change.undo
    ? await takeBackMails(tx, ctx.now(), { bookingId, kinds: [...LAST_WORDS, 'confirmed'] })
    : undefined
  const isUnheard = undoneMail === 'taken back'
  const sent = { refundIds: [], undoneMail }
  const changed = await findBooking(tx, { id: bookingId })
  if (!changed) return sent
  if (changed.bookingStatus !== booking.bookingStatus)
    await takeBackUntrueMails(tx, ctx.now(), { bookingId, bookingStatus: changed.bookingStatus })
  const isReopened = booking.bookingStatus === 'cancelled' && changed.bookingStatus !== 'cancelled'
  if (isReopened && !isUnheard && (await mustHearOfReopening(tx, ctx, changed)))
    await queueBookingMail(tx, ctx, { kind: 'reopened', bookingId })
  if (!change.undo && isConfirmedNow(booking, changed, ctx.now()))
    await queueBookingMail(tx, ctx, { kind: 'confirmed', bookingId, once: [bookingId, changed.version] })
  if (!change.undo && isCancelledNow(booking, changed, ctx.now())) {
    const { reason: policyReason } = calculatePolicyRefund(ctx, booking)
    const told = { refundCents: 0, byHandCents: 0, policyReason, once: [bookingId, changed.version] } as const
    await queueBookingMail(tx, ctx, { kind: 'cancelled', bookingId, ...told })
  }
  const [before, after] = [orderSnapshot(booking), orderSnapshot(changed)]
  if (isSameOrder(before, after)) return sent
  await storeOrderChange(tx, ctx, booking, {
    bookingId,
    ofVersion,
    requestHash: '',
    changedBy: actor,
    status: 'applied',
    before,
    after,
    differenceCents: getPriceCents(changed) - getPriceCents(booking),
    dueCents: 0,
    refundCents: 0,
    appliedAt: ctx.now(),
  })
  return sent
}

/** A party that staff reopen was confirmed before, and one that is over needs no word of it. */
function isConfirmedNow(
  before: FullBooking,
  { bookingStatus, bookingDate }: FullBooking,
  now: Date,
): boolean {
  return before.bookingStatus === 'pending' && bookingStatus === 'confirmed' && bookingDate >= partyDayAt(now)
}

/** Paid ones are cancelled with a decision about the money, which mails the family. */
function isCancelledNow(before: FullBooking, { bookingStatus }: FullBooking, now: Date): boolean {
  const isEnded = isActive(before.bookingStatus) && bookingStatus === 'cancelled'
  return isEnded && before.paidCents === 0 && mustHearOfCancellation(before, 0, now)
}
