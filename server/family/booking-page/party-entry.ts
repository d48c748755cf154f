import { owedCents } from '#domain/booking/order/balance.ts'
import { getPhase, isOver, type PartyPhase } from '#domain/booking/party-phase.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { bookingIn } from '#server/booking/bookings/booking-in.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { renderCalendar } from '#server/crew/calendar-feed/render-calendar.ts'
import { toEntry } from '#server/crew/calendar-feed/to-entry.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'

/** Returns the party as a calendar entry for its family, in the booking's language. */
export async function partyEntry(ctx: Context, stored: FullBooking): Promise<string> {
  const booking = await bookingIn(stored.language, ctx.db, stored)
  const { siteTitle } = await readSettings(ctx.db)
  const name = await siteTitleIn(booking.language, ctx.db, siteTitle)
  const title = textIn(booking.language)('partyEntry.title', { theme: booking.themeName })
  const phase = getPhase(booking, partyDayAt(ctx.now()))
  return renderCalendar(name, [
    { ...toEntry(booking), title, notes: notesFor(booking, phase), status: STATUS[phase] },
  ])
}

const STATUS = {
  held: 'TENTATIVE',
  booked: 'CONFIRMED',
  thisWeek: 'CONFIRMED',
  tonight: 'CONFIRMED',
  after: 'CONFIRMED',
  missed: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const satisfies Record<PartyPhase, string>

function notesFor(booking: FullBooking, phase: PartyPhase): string {
  const { reference, partyStartTime, language } = booking
  const text = textIn(language)
  if (isOver(phase)) return text('partyEntry.over', { reference })
  const notes = partyStartTime
    ? text('partyEntry.notesWithWindow', {
        reference,
        bounds: text('party.bounds', getDeliveryWindow(partyStartTime)),
      })
    : text('partyEntry.notes', { reference })
  if (phase === 'held') return `${notes}\n${text('partyEntry.held')}`
  return owedCents(booking) > 0 ? `${notes}\n${text('partyEntry.balanceOpen')}` : notes
}
