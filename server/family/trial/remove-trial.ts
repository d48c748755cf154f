import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { movesMoney } from '#domain/money/payments/test-provider.ts'
import { emailKey } from '#domain/people/customers/contact-keys.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { releaseToDelete } from '#server/booking/bookings/write/cancelled.ts'
import type { Admin, Context } from '#server/context.ts'
import { removeWithdrawnPictures, withdrawPictures } from '#server/crew/website-pictures/withdraw-pictures.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import {
  and,
  eq,
  inArray,
  isNull,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  cardConsents,
  cardHolds,
  crewEvents,
  crewPhotos,
  customerEmails,
  customers,
  discrepancies,
  events,
  followUps,
  idempotencyKeys,
  outbox,
  paymentIntents,
  payments,
  refunds,
  savedCardCharges,
  testimonials,
  testPaymentIntents,
  testRefunds,
  testSavedCards,
  textConsents,
  texts,
  webhookDeliveries,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { readOpenIntents, stopIntents } from '#server/money/payments/intents/stop-intents.ts'
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

/**
 * Returns whether money was ever paid by anything but the test payments, or could still be, or was taken at the door and
 * is not entered yet.
 */
async function hasRealMoney(tx: Transaction, bookingId: number): Promise<boolean> {
  const providers = await Promise.all([
    tx
      .select({ name: paymentIntents.provider })
      .from(paymentIntents)
      .where(eq(paymentIntents.bookingId, bookingId)),
    tx.select({ name: payments.provider }).from(payments).where(eq(payments.bookingId, bookingId)),
  ])
  if (providers.flat().some(({ name }) => movesMoney(name))) return true
  return (
    (await tx.$count(crewEvents, and(eq(crewEvents.bookingId, bookingId), eq(crewEvents.kind, 'cash')))) > 0
  )
}

/**
 * Deletes what other tables keep when a booking is deleted, since nobody needs it for a trial booking. Call it with the
 * booking locked and cancelled. The job `tidy-crew` deletes the pictures' files.
 */
async function deleteTraces(tx: Transaction, booking: FullBooking): Promise<void> {
  await deleteMoney(tx, booking)
  await deleteWritings(tx, booking)
  await deleteCustomer(tx, booking)
  // What happened to records that are gone.
  for (const [subject, table] of [
    ['mail', outbox],
    ['text', texts],
    ['difference', discrepancies],
  ] as const) {
    const isGone = sql`NOT EXISTS (SELECT FROM ${table} WHERE ${table.id} = ${events.subjectId})`
    await tx.delete(events).where(and(eq(events.subject, subject), isNull(events.action), isGone))
  }
}

async function deleteMoney(tx: Transaction, { id, reference }: FullBooking): Promise<void> {
  const ofBooking = tx.select({ id: payments.id }).from(payments).where(eq(payments.bookingId, id))
  await tx.delete(refunds).where(inArray(refunds.paymentId, ofBooking))
  await tx.delete(payments).where(eq(payments.bookingId, id))
  await tx.delete(discrepancies).where(eq(discrepancies.bookingReference, reference))

  await tx.delete(savedCardCharges).where(eq(savedCardCharges.bookingId, id))
  const consents = await tx.delete(cardConsents).where(eq(cardConsents.bookingId, id)).returning()
  const holds = await tx.delete(cardHolds).where(eq(cardHolds.bookingId, id)).returning()
  const intents = await tx.delete(paymentIntents).where(eq(paymentIntents.bookingId, id)).returning()

  const intentIds = [...intents, ...holds].flatMap(({ intentId }) => intentId ?? [])
  const methodIds = [...consents, ...holds].flatMap(({ methodId }) => methodId ?? [])
  await tx.delete(testRefunds).where(inArray(testRefunds.intentId, intentIds))
  await tx.delete(testPaymentIntents).where(inArray(testPaymentIntents.intentId, intentIds))
  await tx.delete(testSavedCards).where(inArray(testSavedCards.methodId, methodIds))
}

async function deleteWritings(tx: Transaction, { id, reference }: FullBooking): Promise<void> {
  const mentions = (...columns: SQLWrapper[]): SQL[] =>
    columns.map((column) => sql`position(${reference} in ${column}::text) > 0`)
  await tx.delete(outbox).where(or(eq(outbox.bookingId, id), ...mentions(outbox.subject, outbox.text)))
  const isOfBooking = and(eq(events.subject, 'booking'), eq(events.subjectId, id))
  await tx.delete(events).where(or(isOfBooking, ...mentions(events.details, events.facts)))
  await tx.delete(idempotencyKeys).where(or(...mentions(idempotencyKeys.body)))
  // Other programs that heard of the booking must still be told that it is cancelled.
  const isTold = inArray(webhookDeliveries.status, ['delivered', 'failed'])
  await tx.delete(webhookDeliveries).where(and(eq(webhookDeliveries.bookingId, id), isTold))
  await tx.delete(followUps).where(or(eq(followUps.bookingId, id), eq(followUps.broughtBookingId, id)))
  await tx.delete(texts).where(eq(texts.bookingId, id))
  await tx.delete(textConsents).where(eq(textConsents.bookingId, id))
  await tx.delete(testimonials).where(eq(testimonials.bookingId, id))
  const photos = tx.select({ id: crewEvents.photoId }).from(crewEvents).where(eq(crewEvents.bookingId, id))
  await tx
    .update(crewPhotos)
    .set({ status: 'removing', content: null })
    .where(or(inArray(crewPhotos.id, photos), eq(crewPhotos.bookingId, id)))
}

/**
 * Deletes the customer filed for the address, unless there is more to it: notes, another address, or other bookings or
 * messages.
 */
async function deleteCustomer(tx: Transaction, { id, customerEmail }: FullBooking): Promise<void> {
  const email = emailKey(customerEmail)
  await tx.delete(customers).where(sql`${customers.notes} = '' AND ${customers.name} IS NULL
    AND ${customers.id} IN (SELECT customer_id FROM ${customerEmails} WHERE ${customerEmails.email} = ${email})
    AND NOT EXISTS (SELECT FROM ${customerEmails} AS other WHERE other.customer_id = ${customers.id} AND other.email <> ${email})
    AND NOT EXISTS (SELECT FROM bookings WHERE lower(customer_email) = ${email} AND bookings.id <> ${id})
    AND NOT EXISTS (SELECT FROM contact_submissions WHERE lower(email) = ${email})
    AND NOT EXISTS (SELECT FROM waiting_list WHERE lower(customer_email) = ${email})`)
}
