import { countAnswered, HOST_REMINDER_DAYS } from '#domain/booking/guests/guest.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { readGuests } from '#server/booking/guests/guest-queries.ts'
import type { Context } from '#server/context.ts'
import { and, asc, eq, gte, inArray, lte } from '#server/foundation/database/drizzle.ts'
import { bookings, guestLists } from '#server/foundation/database/schema/all-tables.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'

/** Tells hosts once, some days before the party, how many answers are missing. Returns how many were mailed. */
export async function remindHosts(ctx: Context): Promise<number> {
  const today = partyDayAt(ctx.now())
  const lists = await ctx.db
    .select({ id: bookings.id, bookingDate: bookings.bookingDate, guestCount: bookings.guestCount })
    .from(guestLists)
    .innerJoin(bookings, eq(bookings.id, guestLists.bookingId))
    .where(
      and(
        eq(guestLists.isOpen, true),
        inArray(bookings.bookingStatus, ['pending', 'confirmed']),
        gte(bookings.bookingDate, addDays(today, HOST_REMINDER_DAYS.last)),
        lte(bookings.bookingDate, addDays(today, HOST_REMINDER_DAYS.first)),
      ),
    )
    .orderBy(asc(bookings.id))
  const getPart = ({ id }: (typeof lists)[number]) => ({ booking: id })
  return doEach(ctx, lists, getPart, async ({ id: bookingId, bookingDate, guestCount }) => {
    if (countAnswered(await readGuests(ctx.db, [bookingId])) >= guestCount) return false
    const once = [bookingId, bookingDate] as const
    const mail = { kind: 'guest-reminder', bookingId, once } as const
    return ctx.db.transaction((tx) => queueBookingMail(tx, ctx, mail))
  })
}
