import type { CrewEvent, CrewEvents, EventOutcome, UnknownEvent } from '#contract/crew/crew-events.ts'
import {
  clockOffset,
  correctedTime,
  getStopState,
  isNewsToFamily,
  toStopId,
} from '#domain/crew/crew-events.ts'
import { isProblem } from '#domain/crew/stop-problems.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { DeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { queueBookingMail } from '#server/booking/bookings/queue-booking-mail.ts'
import { tellBookings } from '#server/booking/bookings/write/tell-booking.ts'
import type { Context, StaffCaller } from '#server/context.ts'
import { recordCrewCare } from '#server/crew/kit-care/record-crew-care.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { desc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { crewEvents } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { countAgainst, type Limit } from '#server/foundation/http/rate-limit.ts'
import { forbid, may } from '#server/foundation/http/sign-in-check.ts'
import { isOver, type StopWindows, stopWindows } from './crew-days.ts'
import { findReportableStops } from './own-stops.ts'
import { eventsByStop } from './read-events.ts'
import { type DatedStop, STOP_GONE, takesReports } from './stops.ts'

type Report = CrewEvents & StaffCaller
type NewEvent = typeof crewEvents.$inferInsert

const UNKNOWN_KIND = refuse('invalid', 'crewPhone.reportUnknown')
const INCOMPLETE = refuse('invalid', 'crewPhone.reportIncomplete')

/** In kilobytes, of which each event takes at least one. A whole day of a crew has some hundred events. */
export const EVENTS_LIMIT: Limit = { name: 'crew-events-hour', most: 20 * 1024, seconds: 60 * 60 }

/**
 * Stores the events that a phone reports, each once: an event's id is the key of its row. A refused event stays on the
 * phone with the reason; the other events of the request are accepted.
 */
export async function reportEvents(ctx: Context, report: Report): Promise<EventOutcome[] | DetailedRefusal> {
  const received = ctx.now()
  const readable = report.events.filter(isReadable)
  const stopIds = readable.map(({ stopId }) => stopId)
  const stops = await findReportableStops(ctx, report.admin, stopIds)
  const known = await knownIds(ctx, report.events)
  const offset = clockOffset({
    clock: new Date(report.clock),
    received,
    known: await readClockOffset(ctx, report.deviceId),
  })
  const checked = new Map<string, NewEvent | Refusal>()
  for (const [place, event] of report.events.entries())
    if (!known.has(event.id) && !checked.has(event.id))
      checked.set(
        event.id,
        isReadable(event)
          ? checkEvent(event, { ...report, place, received, offset, stop: stops.get(event.stopId) })
          : event.isKindKnown
            ? INCOMPLETE
            : UNKNOWN_KIND,
      )
  const fresh = [...checked.values()].flatMap((one) => (isRefusal(one) ? [] : [one]))
  const kilobytes = fresh.reduce((sum, { data }) => sum + Math.ceil(JSON.stringify(data).length / 1024), 0)
  const tooMuch =
    kilobytes > 0 && (await countAgainst(ctx, EVENTS_LIMIT, String(report.admin.userId), kilobytes))
  if (tooMuch) return tooMuch
  const windows = setsOffToday(readable, stops, received)
    ? await stopWindows(ctx, partyDayAt(received))
    : new Map()
  const stored = await storeEvents(ctx, fresh, windows)
  const seen = new Set<string>()
  return report.events.map(({ id }) => {
    const outcome = checked.get(id)
    if (isRefusal(outcome))
      return { id, status: 'refused', code: outcome.code, message: describeRefusal(report.language, outcome) }
    const isFirst = stored.has(id) && !seen.has(id)
    seen.add(id)
    return { id, status: isFirst ? 'accepted' : 'repeated' }
  })
}

function isReadable(event: CrewEvent | UnknownEvent): event is CrewEvent {
  return 'kind' in event
}

function setsOffToday(
  events: readonly CrewEvent[],
  stops: ReadonlyMap<string, DatedStop>,
  now: Date,
): boolean {
  return events.some(
    ({ kind, stopId }) => kind === 'on_the_way' && stops.get(stopId)?.day === partyDayAt(now),
  )
}

/** An event that was stored before is reported as repeated, even if its stop has moved since. */
async function knownIds(ctx: Context, events: CrewEvents['events']): Promise<Set<string>> {
  const ids = events.map(({ id }) => id)
  const rows = await ctx.db.select({ id: crewEvents.id }).from(crewEvents).where(inArray(crewEvents.id, ids))
  return new Set(rows.map(({ id }) => id))
}

/** Returns how far behind a phone's clock was last known to be, in milliseconds. */
async function readClockOffset(ctx: Context, deviceId: string): Promise<number | undefined> {
  const [last] = await ctx.db
    .select({ offset: crewEvents.clockOffset })
    .from(crewEvents)
    .where(eq(crewEvents.deviceId, deviceId))
    .orderBy(desc(crewEvents.receivedAt))
    .limit(1)
  return last?.offset ?? undefined
}

type Circumstances = Report & {
  readonly place: number
  readonly received: Date
  readonly offset: number
  readonly stop: DatedStop | undefined
}

function checkEvent(event: CrewEvent, about: Circumstances): NewEvent | Refusal {
  const { stop, admin, received, offset, deviceId, place } = about
  if (!stop || !takesReports(stop.day, received)) return STOP_GONE
  if (event.kind === 'cash' && !may(admin, 'crew:cash')) return forbid('crew:cash')
  const { data } = event
  const { photoId } = data
  return {
    id: event.id,
    bookingId: stop.bookingId,
    stop: stop.kind,
    kind: event.kind,
    at: correctedTime(new Date(event.at), { offset, received }),
    clockOffset: offset,
    receivedAt: received,
    place,
    deviceId,
    userId: admin.userId,
    account: admin.username,
    data,
    photoId: typeof photoId === 'string' ? photoId : null,
  }
}

/** Returns the ids that were new. Sorted, so that two requests with the same events never deadlock. */
async function storeEvents(
  ctx: Context,
  events: readonly NewEvent[],
  windows: StopWindows,
): Promise<Set<string>> {
  if (events.length === 0) return new Set()
  const sorted = events.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return ctx.db.transaction(async (tx) => {
    const rows = await tx.insert(crewEvents).values(sorted).onConflictDoNothing().returning()
    for (const { account, bookingId, stop, kind, at, data } of rows.toSorted(
      (one, other) => +one.at - +other.at || one.place - other.place,
    ))
      await tellBookings(tx, ctx, [bookingId], {
        kind: getEventKind({ kind, data }),
        actor: account,
        facts: { kind: 'crew-event', stop, event: kind, at: at.toISOString() },
      })
    await recordCrewCare(tx, rows)
    await announceVisits(tx, ctx, { events: rows, windows })
    return new Set(rows.map(({ id }) => id))
  })
}

function getEventKind(report: Parameters<typeof isProblem>[0]) {
  if (report.kind === 'done') return 'booking.stop-done'
  return isProblem(report) ? 'booking.stop-problem' : 'booking.stop-reported'
}

/**
 * Tells families that their crew is on its way, in the transaction that stores the event: once per visit and day.
 * `windows` are today's; events of other days are not announced.
 */
async function announceVisits(
  tx: Transaction,
  ctx: Context,
  {
    events,
    windows,
  }: { readonly events: readonly (typeof crewEvents.$inferSelect)[]; readonly windows: StopWindows },
): Promise<void> {
  for (const { bookingId, stop, kind, at, receivedAt } of events) {
    if (kind !== 'on_the_way' || !isNewsToFamily({ at, received: receivedAt })) continue
    const stopId = toStopId(bookingId, stop)
    const reported = (await eventsByStop(tx, [bookingId])).get(stopId) ?? []
    // A crew that has already arrived needs no announcement.
    if (getStopState(reported) !== 'on_the_way') continue
    const day = partyDayAt(receivedAt)
    const window = windows.get(stopId)
    if (!window) continue
    await queueBookingMail(tx, ctx, {
      kind: stop === 'setup' ? 'on-the-way' : 'on-the-way-to-collect',
      bookingId,
      once: [stopId, day],
      window: findComing(window, day, receivedAt),
    })
  }
}

/** Returns the window, unless it has passed. */
function findComing(window: DeliveryWindow, day: PartyDay, now: Date): DeliveryWindow | undefined {
  return isOver(day, window.to, now) ? undefined : window
}
