import { asc } from 'drizzle-orm'
import type { Hono } from 'hono'
import * as contract from '#contract/availability.ts'
import { availabilityOfDays } from '#domain/availability.ts'
import { dayRange, daysBetween } from '#domain/party-day.ts'
import { refuse } from '#domain/refusal.ts'
import { unavailableDates } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-context.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { calendarFacts } from './calendar-facts.ts'
import { closeDay, openDay } from './close-day.ts'

export function calendarEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readAvailability, async ({ world, query, c }) => {
    const { from, to, themeId, teepees, bookingId } = query
    if (to < from) return refuse('invalid', 'The last day must not be before the first.')
    if (daysBetween(from, to) >= contract.AVAILABILITY_DAYS_MAX) {
      return refuse('invalid', `At most ${contract.AVAILABILITY_DAYS_MAX} days can be asked for at once.`)
    }
    const facts = await calendarFacts(world.db, {
      from,
      to,
      themeId,
      teepees,
      now: world.now(),
      exceptReference: bookingId,
    })
    if (themeId !== undefined && !facts.theme)
      return refuse('not_found', 'This theme does not exist anymore.')
    c.header('Cache-Control', 'no-store')
    return availabilityOfDays(dayRange(from, to), facts)
  })

  serve(app, contract.listUnavailableDates, async ({ world }) => {
    const rows = await world.db.select().from(unavailableDates).orderBy(asc(unavailableDates.date))
    return rows.map(({ id, date, reason }) => ({ id, date, reason }))
  })

  serve(app, contract.addUnavailableDate, ({ world, body, admin }) => closeDay(world, body, admin))
  serve(app, contract.removeUnavailableDate, ({ world, params, admin }) => openDay(world, params.id, admin))
}
