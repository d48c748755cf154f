import { createHash } from 'node:crypto'
import type { BookingChange } from '#contract/booking/staff-bookings.ts'
import { expectedVersion } from '#domain/booking/changes/booking-change.ts'
import { getPriceCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { answerQuestions } from '#server/booking/bookings/answer-questions.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import {
  ALREADY_PAID,
  BOOKING_GONE,
  CHANGE_UNDERWAY,
  CHANGED_MEANWHILE,
} from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import {
  LAST_WORDS,
  mustHearOfCancellation,
  mustHearOfReopening,
} from '#server/booking/bookings/last-words.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { commitBooking, type Decision } from '#server/booking/bookings/write/commit-booking.ts'
import { endWaitingChanges, storeOrderChange } from '#server/booking/order-changes/order-change-queries.ts'
import { isSameOrder, orderSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import type { Context, StaffCaller } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { takeBackMails, takeBackUntrueMails } from '#server/foundation/mail/waiting-mail.ts'
import { newerVersion } from '#server/foundation/staff-records/newer-version.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import { payByChange } from '#server/money/payments/recording/pay-by-change.ts'
import { sendRefund } from '#server/money/payments/refunds/send-refund.ts'
import { calculatePolicyRefund } from './cancel-booking.ts'
import { type MadeChange, makeOrderChange } from './make-order-change.ts'
import { capacityRefusal, type PlannedChange, planStaffChange } from './plan-staff-change.ts'
import { staffWrite } from './staff-write.ts'

export type ChangedBooking = {
  readonly booking: FullBooking
  /** Of an undone change: its email had left before. */
  readonly mailHadLeft: boolean
}

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
  { admin, language }: StaffCaller,
): Promise<ChangedBooking | DetailedRefusal> {
  const seen = await findBooking(ctx.db, { id })
  if (!seen) return BOOKING_GONE
  const plan = await planStaffChange(ctx, seen, change, language)
  if (isRefusal(plan)) return plan
  const { stops, wanted } = plan
  const open = stops ? await readOpenIntents(ctx.db, ctx, id, { kind: stops }) : []
  const underway = stops === 'price' ? ALREADY_PAID : CHANGE_UNDERWAY
  const charged = await stopIntents(ctx, open, underway)
  if (charged) return charged
  const { bookingDate = seen.bookingDate, numberOfNights = seen.numberOfNights } = wanted
  const target = { id, stay: { bookingDate, numberOfNights }, freesPlaces: true }
  const saved = await commitBooking(ctx, target, (tx, booking) =>
    decide(tx, ctx, booking, { seen, change, plan, actor: admin.username }),
  )
  if (isRefusal(saved)) return saved
  for (const refundId of saved.refundIds) await sendRefund(ctx, refundId)
  const booking = await findBooking(ctx.db, { id })
  return booking ? { booking, mailHadLeft: saved.undoneMail === 'left' } : BOOKING_GONE
}

type StaffRequest = {
  readonly seen: FullBooking
  readonly change: BookingChange
  readonly plan: PlannedChange
  readonly actor: string
}

type Sent = Omit<MadeChange, 'change'>

async function decide(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { seen, change, plan, actor }: StaffRequest,
): Promise<Decision<Sent> | Refusal> {
  const { order, settled, wanted } = plan
  const { version } = booking
  const expected = settled
    ? seen.version
    : expectedVersion(change, seen, { ...booking, isRepriced: order !== undefined })
  const isPaidMeanwhile = settled !== undefined && booking.paidCents !== seen.paidCents
  const refusal =
    newerVersion('booking', version, expected) ?? (isPaidMeanwhile ? CHANGED_MEANWHILE : undefined)
  if (refusal) return refusal
  const overruled = await capacityRefusal(tx, ctx, booking, wanted)
  if (overruled && !change.overrideCapacity) return overruled
  const answers = await changedAnswers(tx, booking, wanted)
  if (isRefusal(answers)) return answers
  const write = staffWrite(booking, change, { plan, overruled, answers, actor, now: ctx.now() })
  if (!settled) {
    const paid = await payByChange(tx, ctx, booking, write)
    const after = async () => {
      await paid.tell()
      return followUp(tx, ctx, booking, { change, actor })
    }
    return { write: paid.write, after }
  }
  const [, decided] = await Promise.all([
    endWaitingChanges(tx, booking.id),
    makeOrderChange(tx, ctx, booking, {
      key: { bookingId: booking.id, ofVersion: version, requestHash: calculateHash(change) },
      changedBy: actor,
      priced: settled,
      isUndo: change.undo === true,
      write,
    }),
  ])
  return decided
}

/** Returns the answers after a change; undefined if staff changed none. */
async function changedAnswers(tx: Transaction, booking: FullBooking, wanted: PlannedChange['wanted']) {
  const { answers: sent, themeId = booking.themeId, addons = booking.bookedAddons } = wanted
  const { guestCount = booking.guestCount, numberOfTeepees = booking.numberOfTeepees } = wanted
  if (!sent) return undefined
  const order = { themeId, addonIds: addons.map(({ addonId }) => addonId), guestCount, numberOfTeepees }
  return answerQuestions(tx, { kept: booking.answers, sent, order, by: 'staff' })
}

function calculateHash(change: BookingChange): string {
  return createHash('sha256').update(JSON.stringify(change)).digest('hex')
}

/** Mails the family if its booking is open again, and records how its order changed, so that it can be reverted. */
async function followUp(
  tx: Transaction,
  ctx: Context,
  booking: FullBooking,
  { change, actor }: Pick<StaffRequest, 'change' | 'actor'>,
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
