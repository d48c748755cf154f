import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import type { ChangeLimits } from '#domain/booking/changes/order-change.ts'
import { crewDayBegins } from '#domain/calendar/work/crew-day.ts'
import { toWorkTerms } from '#domain/calendar/work/work-settings.ts'
import { readWork } from '#server/calendar/availability/read-work.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { readTogether } from '#server/foundation/database/client.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'

/** Returns what limits the changes that a family can make to its party now. */
export async function readChangeLimits(
  ctx: Context,
  { bookingDate }: Pick<BookingFacts, 'bookingDate'>,
): Promise<ChangeLimits> {
  const [{ changes: settings }, work, { contactInfo }] = await readTogether(ctx.db, (db) =>
    Promise.all([readPricing(db), readWork(db), readSettings(db)]),
  )
  return {
    now: ctx.now(),
    settings,
    crewBegins: crewDayBegins(bookingDate, toWorkTerms(work)),
    phone: contactInfo.phone,
  }
}
