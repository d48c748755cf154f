import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { movesMoney } from '#domain/money/payments/test-provider.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { releaseToDelete } from '#server/booking/bookings/write/cancelled.ts'
import type { Admin, Context } from '#server/context.ts'
import { removeWithdrawnPictures, withdrawPictures } from '#server/crew/website-pictures/withdraw-pictures.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookings, paymentIntents, payments } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
import { deleteTraces } from './delete-traces.ts'
import { readTrial } from './read-trial.ts'

const PAID_MEANWHILE = refuse('conflict', 'trial.paymentUnderway')

/**
 * Removes every trial booking with its traces, and releases its day; the audit log names it and what test cards paid.
 * Real money is never deleted, whether by card, in cash or in any other way: a trial booking that has any stays.
 */
export async function removeTrial(ctx: Context, admin: Admin): Promise<null | Refusal> {
  const { bookingIds: ids } = await readTrial(ctx)
  if (ids.length === 0) return null
  for (const id of ids) {
    const underway = await stopIntents(ctx, await readOpenIntents(ctx.db, ctx, id), PAID_MEANWHILE)
    if (underway) return underway
  }
  const removed = await commitUnlessRefused(ctx.db, (tx) => remove(tx, ctx, { ids, admin }))
  if (isRefusal(removed)) return removed
  await ctx.placesFreed()
  await removeWithdrawnPictures(ctx)
  return null
}

async function remove(
  tx: Transaction,
  ctx: Context,
  { ids, admin }: { ids: readonly number[]; admin: Admin },
): Promise<null | Refusal> {
  const trials: FullBooking[] = []
  for (const id of ids) {
    const booking = await lockFullBooking(tx, id)
    if (!booking) continue
    if (await hasRealMoney(tx, id)) return refuse('has_payments', 'trial.realMoney', { id })
    if ((await readOpenIntents(tx, ctx, id)).length > 0) return PAID_MEANWHILE
    trials.push(booking)
  }
  await withdrawPictures(tx, ids)
  for (const booking of trials) {
    await releaseToDelete(tx, booking, ctx.now())
    await deleteTraces(tx, booking)
    await tx.delete(bookings).where(eq(bookings.id, booking.id))
  }
  await recordEvent(tx, {
    kind: 'booking.trial-removed',
    actor: admin.username,
    facts: {
      kind: 'removed-trial',
      bookings: trials.length,
      removed: trials.map(({ id, paidCents }) => ({ id, paidCents })),
    },
  })
  return null
}

/** Returns whether money was ever paid by anything but the test payments, or could still be. */
async function hasRealMoney(tx: Transaction, bookingId: number): Promise<boolean> {
  const providers = await Promise.all([
    tx
      .select({ name: paymentIntents.provider })
      .from(paymentIntents)
      .where(eq(paymentIntents.bookingId, bookingId)),
    tx.select({ name: payments.provider }).from(payments).where(eq(payments.bookingId, bookingId)),
  ])
  return providers.flat().some(({ name }) => movesMoney(name))
}
