import { AVAILABILITY_DAYS_MAX } from '#contract/booking/availability.ts'
import { AGENDA_DAYS_MAX, readAgenda, readDayRooms } from '#contract/crew/agenda.ts'
import { dayRange } from '#domain/foundation/time/party-day.ts'
import { findParties } from '#server/booking/bookings/booking-queries.ts'
import { calendarFacts } from '#server/calendar/availability/calendar-facts.ts'
import { rangeRefusal } from '#server/calendar/availability/question-refusals.ts'
import { withBusy } from '#server/calendar/busy-calendars/busy-calendars.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { listDayRoom, partyResponses } from './party-responses.ts'

export const agendaEndpoints = endpoints((serve) => {
  serve(readAgenda, async ({ ctx, query: { from, to }, admin }) => {
    const refusal = rangeRefusal(from, to, AGENDA_DAYS_MAX)
    if (refusal) return refusal
    const now = ctx.now()
    const [facts, parties] = await Promise.all([
      calendarFacts(ctx.db, { from, to, teepees: 1, now }),
      findParties(ctx.db, { from, to, now }),
    ])
    return {
      days: await withBusy(ctx.db, listDayRoom(dayRange(from, to), facts)),
      parties: await partyResponses(ctx.db, parties, { seesMoney: may(admin, 'bookings:read') }),
    }
  })

  serve(readDayRooms, async ({ ctx, query: { from, to } }) => {
    const refusal = rangeRefusal(from, to, AVAILABILITY_DAYS_MAX)
    if (refusal) return refusal
    const facts = await calendarFacts(ctx.db, { from, to, teepees: 1, now: ctx.now() })
    return withBusy(ctx.db, listDayRoom(dayRange(from, to), facts))
  })
})
