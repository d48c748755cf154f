import * as contract from '#contract/crew/calendar-feed.ts'
import { listAnswers } from '#domain/booking/booking-fields.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { and, eq, gte } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { isSameSecret } from '#server/foundation/secrets/is-same-secret.ts'
import { readSecret, renewSecret } from '#server/foundation/secrets/read-secret.ts'
import { siteUrl } from '#server/site-url.ts'
import { type CalendarEntry, renderCalendar } from './render-calendar.ts'
import { toEntry } from './to-entry.ts'

const DAYS_BACK = 90

export const calendarFeedEndpoints = endpoints((serve) => {
  serve(contract.readCalendarFeed, async ({ ctx }) =>
    feedResponse(ctx, await readSecret(ctx.db, 'calendar-feed')),
  )

  serve(contract.renewCalendarFeed, async ({ ctx, admin }) =>
    ctx.db.transaction(async (tx) => {
      const facts = { kind: 'calendar-address' } as const
      await recordEvent(tx, { kind: 'settings.calendar-address-changed', actor: admin.username, facts })
      return feedResponse(ctx, await renewSecret(tx, 'calendar-feed'))
    }),
  )

  serve(contract.downloadCalendarFeed, async ({ ctx, params, c }) => {
    const secret = await readSecret(ctx.db, 'calendar-feed')
    if (!isSameSecret(params.secret.replace(/\.ics$/, ''), secret))
      return refuse('not_found', 'service.nothingHere')
    const since = addDays(partyDayAt(ctx.now()), -DAYS_BACK)
    const confirmed = await findBookingsWhere(
      ctx.db,
      and(eq(bookings.bookingStatus, 'confirmed'), gte(bookings.bookingDate, since)),
    )
    const { siteTitle } = await readSettings(ctx.db)
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Cache-Control', 'no-store')
    // robots.txt lets Google Calendar read it.
    c.header('X-Robots-Tag', 'noindex')
    return c.body(renderCalendar(siteTitle, confirmed.map(entryForOwner)))
  })
})

function feedResponse(ctx: Context, secret: string): contract.CalendarFeed {
  return { url: `${siteUrl(ctx)}/api/calendar/${secret}.ics` }
}

function entryForOwner(booking: FullBooking): CalendarEntry {
  const text = textIn(DEFAULT_LANGUAGE)
  const { numberOfTeepees, themeName, guestCount, customerName, customerPhone } = booking
  const addons = booking.bookedAddons.map(({ quantity, name }) => `${quantity} × ${name}`)
  return {
    ...toEntry(booking),
    title: `#${booking.id} ${themeName}, ${text('party.teepees', { count: numberOfTeepees })} (${customerName})`,
    notes: [
      `${customerName}, ${customerPhone}`,
      text('party.children', { count: guestCount }),
      ...addons,
      ...listAnswers(booking, text, 'staffLabel').map(([label, answer]) => `${label}: ${answer}`),
    ].join('\n'),
  }
}
