import { and, eq, gte, inArray, lte } from 'drizzle-orm'
import { BALANCE_REMINDER_DAYS, balanceReminderDue } from '#domain/booking/balance.ts'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import type { Transaction } from '#server/database/client.ts'
import { bookings, outbox } from '#server/database/schema/all-tables.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { balanceReminder } from '#server/mail/templates/balance-reminder.ts'
import type { World } from '#server/world.ts'
import { findBooking } from './booking-queries.ts'
import { type FullBooking, owedOf } from './full-booking.ts'
import { partyFactsOf } from './party-facts-of.ts'

/** Reminds customers of an open balance, once per reminder day and party day. Answers how many mails were queued. */
export async function remindOfBalances(world: World): Promise<number> {
  const today = partyDayAt(world.now())
  const upcoming = await world.db
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
  let reminded = 0
  for (const { id } of upcoming) {
    reminded += Number(await world.db.transaction((tx) => remind(tx, world, id)))
  }
  return reminded
}

async function remind(tx: Transaction, world: World, bookingId: number): Promise<boolean> {
  const booking = await findBooking(tx, { id: bookingId })
  if (!booking) return false
  const days = balanceReminderDue({
    partyDay: booking.bookingDate,
    bookedOn: partyDayAt(booking.createdAt),
    balanceCents: owedOf(booking),
    sent: await sentReminders(tx, booking),
    today: partyDayAt(world.now()),
  })
  if (days === undefined) return false
  const party = await partyFactsOf(tx, world, bookingId)
  return queueMail(tx, world, {
    kind: 'balance-reminder',
    recipient: booking.customerEmail,
    content: balanceReminder(party),
    dedupeKey: reminderKey(booking, days),
    bookingId,
  })
}

async function sentReminders(tx: Transaction, booking: FullBooking): Promise<number[]> {
  const keys = new Map(BALANCE_REMINDER_DAYS.map((days) => [reminderKey(booking, days), days]))
  const sent = await tx
    .select({ key: outbox.dedupeKey })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...keys.keys()]))
  return sent.flatMap(({ key }) => keys.get(key ?? '') ?? [])
}

/** A party that moves to another day gets its reminders anew. */
function reminderKey({ id, bookingDate }: FullBooking, days: number): string {
  return `balance-reminder-${id}-${bookingDate}-${days}`
}
