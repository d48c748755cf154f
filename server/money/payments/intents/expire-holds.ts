import { HOLD_KEPT_MINUTES, HOLD_WATCH_MINUTES } from '#domain/booking/changes/hold.ts'
import { hasExpired } from '#domain/booking/status.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { APART_FROM_PRICE } from '#domain/money/payments/payment-purpose.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { hasLink } from '#server/booking/bookings/send-link.ts'
import { keepDays } from '#server/booking/bookings/write/booking-rows.ts'
import { released } from '#server/booking/bookings/write/cancelled.ts'
import { commitBooking } from '#server/booking/bookings/write/commit-booking.ts'
import type { Context } from '#server/context.ts'
import {
  and,
  asc,
  eq,
  exists,
  gt,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'
import { isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { recordIntentState } from './record-intent-state.ts'
import { readOpenIntents, stopIntent } from './stop-intents.ts'

const MINUTE = 60_000
const BATCH = 100

/**
 * Ends the holds of unpaid bookings, which releases their day and coupon. A payment that has begun is stopped first, so
 * that no card can be charged for a day that was given away; if it was made at the last moment, it is recorded and the
 * booking stays. While the provider does not answer, the day stays held, for some minutes at most. Any number of
 * servers may run it at once. Returns how many holds ended.
 */
export async function expireHolds(ctx: Context): Promise<number> {
  await keepDaysOfOpenPayments(ctx)
  const unreachable = new Set<string>()
  return isolateFailures(ctx, async (attempt) => {
    let total = 0
    let from = 0
    for (;;) {
      const ended = await readEnded(ctx, from)
      for (const hold of ended)
        total += Number((await attempt({ booking: hold.id }, () => endHold(ctx, hold, unreachable))) ?? false)
      const last = ended.at(-1)
      if (!last || ended.length < BATCH) return total
      from = last.id
    }
  })
}

/** Keeps the day of every hold that ends soon and has an open payment, until the provider has been asked about it. */
async function keepDaysOfOpenPayments(ctx: Context): Promise<void> {
  const { holdExpiresAt, holdKeptUntil, bookingStatus, isPaid, id } = bookings
  const { bookingId, stoppedAt, purpose } = paymentIntents
  const now = ctx.now()
  const keptUntil = sql`${holdExpiresAt} + make_interval(mins => ${HOLD_KEPT_MINUTES})`
  const open = ctx.db
    .select({ id: paymentIntents.intentId })
    .from(paymentIntents)
    .where(and(eq(bookingId, id), isNull(stoppedAt), notInArray(purpose, [...APART_FROM_PRICE])))
  const ending = and(
    eq(bookingStatus, 'pending'),
    eq(isPaid, false),
    gt(holdExpiresAt, now),
    lte(holdExpiresAt, new Date(now.getTime() + HOLD_WATCH_MINUTES * MINUTE)),
    or(isNull(holdKeptUntil), lt(holdKeptUntil, holdExpiresAt)),
    exists(open),
  )
  await keepDays(ctx.db, ending, keptUntil)
}

type EndedHold = { readonly id: number; readonly holdKeptUntil: Date | null }

function readEnded(ctx: Context, from: number): Promise<EndedHold[]> {
  const { id, holdKeptUntil, holdExpiresAt, bookingStatus, isPaid } = bookings
  return ctx.db
    .select({ id, holdKeptUntil })
    .from(bookings)
    .where(and(eq(bookingStatus, 'pending'), eq(isPaid, false), lte(holdExpiresAt, ctx.now()), gt(id, from)))
    .orderBy(asc(id))
    .limit(BATCH)
}

/**
 * Stops the payments of a hold that has ended, then releases it. Returns whether it was released.
 * @param unreachable the providers that did not answer in this run, which are not asked again
 */
async function endHold(ctx: Context, { id, holdKeptUntil }: EndedHold, unreachable: Set<string>) {
  const open = await readOpenIntents(ctx.db, ctx, id, { kind: 'price' })
  for (const intent of open) {
    const isKnown = await stopOrRecord(ctx, intent, unreachable)
    if (!isKnown && holdKeptUntil && ctx.now() < holdKeptUntil) return false
  }
  const asked = new Set(open.map(({ intentId }) => intentId))
  return (await release(ctx, id, asked)) === true
}

/** Releases a hold unless it was paid, extended, or given another payment since its payments were stopped. */
function release(ctx: Context, id: number, asked: ReadonlySet<string>) {
  return commitBooking<boolean>(ctx, { id }, async (tx, booking) => {
    const now = ctx.now()
    const open = await readOpenIntents(tx, ctx, id, { kind: 'price' })
    const isKept = !hasExpired(booking, now) || open.some(({ intentId }) => !asked.has(intentId))
    if (isKept) return { after: () => false }
    return {
      write: released('lapsed', now),
      async after() {
        if (await hasLink(tx, id)) {
          await queueBookingMail(tx, ctx, { kind: 'date-released', bookingId: id })
          await queueBookingMail(tx, ctx, { kind: 'owner-released', bookingId: id })
        }
        return true
      },
    }
  })
}

/** Returns false if the provider did not say what has become of the payment. */
async function stopOrRecord(
  ctx: Context,
  attached: AttachedIntent,
  unreachable: Set<string>,
): Promise<boolean> {
  const { provider } = attached
  if (unreachable.has(provider)) return false
  const intent = await stopIntent(ctx, attached)
  if (isRefusal(intent)) unreachable.add(provider)
  else if (intent) await recordIntentState(ctx, intent)
  return !isRefusal(intent)
}
