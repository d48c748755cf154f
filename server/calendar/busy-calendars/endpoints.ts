import * as contract from '#contract/calendar/busy-calendars.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import {
  addCalendar,
  calendarResponse,
  findBusyCalendars,
  findCalendar,
  NO_CALENDAR,
  removeCalendar,
} from './busy-calendars.ts'
import { readCalendar } from './read-calendars.ts'

export const busyCalendarEndpoints = endpoints((serve) => {
  serve(contract.listBusyCalendars, ({ ctx }) => findBusyCalendars(ctx))
  serve(contract.addBusyCalendar, async ({ ctx, body, admin }) => {
    const row = await addCalendar(ctx, body, admin)
    return isRefusal(row) ? row : readNow(ctx, row.id)
  })
  serve(contract.readBusyCalendar, ({ ctx, params }) => readNow(ctx, params.id))
  serve(contract.removeBusyCalendar, ({ ctx, params, admin }) => removeCalendar(ctx, params.id, admin))
})

async function readNow(ctx: Context, id: number) {
  const row = await findCalendar(ctx.db, id)
  if (!row) return NO_CALENDAR
  await readCalendar(ctx, row)
  const read = await findCalendar(ctx.db, id)
  return read ? calendarResponse(ctx, read) : NO_CALENDAR
}
