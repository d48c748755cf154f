import type { Hono } from 'hono'
import * as contract from '#contract/calendar/busy-calendars.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import {
  addCalendar,
  calendarResponse,
  findBusyCalendars,
  findCalendar,
  NO_CALENDAR,
  removeCalendar,
} from './busy-calendars.ts'
import { readCalendar } from './read-calendars.ts'

export function busyCalendarEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listBusyCalendars, ({ ctx }) => findBusyCalendars(ctx))
  serve(app, contract.addBusyCalendar, async ({ ctx, body, admin }) => {
    const row = await addCalendar(ctx, body, admin)
    return isRefusal(row) ? row : readNow(ctx, row.id)
  })
  serve(app, contract.readBusyCalendar, ({ ctx, params }) => readNow(ctx, params.id))
  serve(app, contract.removeBusyCalendar, ({ ctx, params, admin }) => removeCalendar(ctx, params.id, admin))
}

async function readNow(ctx: Context, id: number) {
  const row = await findCalendar(ctx.db, id)
  if (!row) return NO_CALENDAR
  await readCalendar(ctx, row)
  const read = await findCalendar(ctx.db, id)
  return read ? calendarResponse(ctx, read) : NO_CALENDAR
}
