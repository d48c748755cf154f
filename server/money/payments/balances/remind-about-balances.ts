import { BALANCE_REMINDER_DAYS, balanceReminderDue, owedCents } from '#domain/booking/order/balance.ts'
import { isActive } from '#domain/booking/status.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lockFullBooking } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, gte, inArray, lte } from '#server/foundation/database/drizzle.ts'
import { bookingReminders, bookings } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { readAutopay } from '../mandates/autopay-consents.ts'
import { findActiveConsent } from '../mandates/mandate-queries.ts'
import { findSettlingPayment } from '../settling/find-settling.ts'

/** Reminds customers of an open balance, once per reminder day and party day. Returns how many mails were queued. */
export async function remindAboutBalances(ctx: Context): Promise<number> {
  const today = partyDayAt(ctx.now())
  const upcoming = await ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.isPaid, true),
        inArray(bookings.bookingStatus, ['pending', 'confirmed']),
        gte(bookings.bookingDate, today),
        lte(bookings.bookingDate, addDays(today, Math.max(...BALANCE_REMINDER_DAYS))),
      ),
    )
    .orderBy(bookings.id)
  return doEach(
    ctx,
    upcoming,
    ({ id }) => ({ booking: id }),
    ({ id }) => ctx.db.transaction((tx) => remind(tx, ctx, id)),
  )
}

async function remind(tx: Transaction, ctx: Context, bookingId: number): Promise<boolean> {
  const booking = await lockFullBooking(tx, bookingId)
  // It may have been cancelled or deleted since the run started.
  if (!booking || !isActive(booking.bookingStatus)) return false
  const days = balanceReminderDue({
    bookingDate: booking.bookingDate,
    bookedOn: partyDayAt(booking.createdAt),
    balanceCents: owedCents(booking),
    sent: await sentReminders(tx, booking),
    today: partyDayAt(ctx.now()),
  })
  if (days === undefined || (await findSettlingPayment(tx, bookingId))) return false
  if (await isChargedByItself(tx, ctx, booking)) return false
  const reminder = { daysBefore: days, ofDay: booking.bookingDate }
  await tx
    .insert(bookingReminders)
    .values({ bookingId, ...reminder })
    .onConflictDoUpdate({ target: bookingReminders.bookingId, set: reminder })
  const isAsked = await queueBookingMail(tx, ctx, {
    kind: 'balance-reminder',
    bookingId,
    once: [bookingId, booking.bookingDate, days],
  })
  if (isAsked) await recordEvent(tx, { kind: 'booking.balance-asked', actor: 'system', subjectId: bookingId })
  return isAsked
}

/** A family whose card is charged automatically gets the notice of that instead. */
async function isChargedByItself(tx: Transaction, ctx: Context, booking: FullBooking): Promise<boolean> {
  if (!(await readAutopay(ctx, tx))) return false
  const consent = await findActiveConsent(tx, booking.id)
  return consent !== undefined && owedCents(booking) <= consent.amountCents
}

/** A party that moves to another day gets its reminders again. */
async function sentReminders(tx: Transaction, { id, bookingDate }: FullBooking): Promise<number[]> {
  const sent = await tx
    .select({ daysBefore: bookingReminders.daysBefore })
    .from(bookingReminders)
    .where(and(eq(bookingReminders.bookingId, id), eq(bookingReminders.ofDay, bookingDate)))
  return sent.map(({ daysBefore }) => daysBefore)
}
