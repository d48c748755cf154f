import type { Hono } from 'hono'
import { AGENDA_DAYS_MAX, readAgenda } from '#contract/agenda.ts'
import { dayRange, daysBetween } from '#domain/party-day.ts'
import { refuse } from '#domain/refusal.ts'
import { findParties } from '#server/bookings/booking-queries.ts'
import { calendarFacts } from '#server/calendar/calendar-facts.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { partyResponses, roomOfDays } from './party-responses.ts'

export function agendaEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, readAgenda, async ({ ctx, query: { from, to } }) => {
    if (to < from) return refuse('invalid', 'The last day must not be before the first.')
    if (daysBetween(from, to) >= AGENDA_DAYS_MAX)
      return refuse('invalid', `At most ${AGENDA_DAYS_MAX} days can be asked for at once.`)
    const now = ctx.now()
    const [facts, parties] = await Promise.all([
      calendarFacts(ctx.db, { from, to, teepees: 1, now }),
      findParties(ctx.db, { from, to, now }),
    ])
    return {
      days: roomOfDays(dayRange(from, to), facts),
      parties: await partyResponses(ctx.db, parties),
    }
  })
}
