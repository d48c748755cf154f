import type { BookingStatus } from '#domain/booking/status.ts'
import type { JobKind } from '#domain/calendar/work/jobs.ts'
import { isSkipReason, toStopId } from '#domain/crew/crew-events.ts'
import { findStopProblems, PROBLEM_EVENTS, type StopProblem } from '#domain/crew/stop-problems.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { formatShort, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { claimsClosed } from '#domain/money/damage/damage-claim.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import { eventsByStop } from '#server/crew/phone/read-events.ts'
import { findStops } from '#server/crew/phone/stops.ts'
import { and, eq, gt, inArray, isNull } from '#server/foundation/database/drizzle.ts'
import { bookings, crewEvents } from '#server/foundation/database/schema/all-tables.ts'
import { type ForToday, ITEMS_MOST, type WaitingItems } from './waiting-question.ts'

/** Anything not dealt with by then is only in the booking's history. */
const DAYS_BACK = 30

type StopRow = {
  readonly bookingId: number
  readonly stop: JobKind
  readonly customerName: string
  readonly bookingStatus: BookingStatus
  readonly isPaid: boolean
  readonly bookingDate: PartyDay
}

/** Stops that could not be done, and those where something is broken or missing, newest first. */
export async function findStopsWithProblems({ ctx, text }: ForToday): Promise<WaitingItems> {
  const now = ctx.now()
  const rows: StopRow[] = await ctx.db
    .selectDistinct({
      bookingId: crewEvents.bookingId,
      stop: crewEvents.stop,
      customerName: bookings.customerName,
      bookingStatus: bookings.bookingStatus,
      isPaid: bookings.isPaid,
      bookingDate: bookings.bookingDate,
    })
    .from(crewEvents)
    .innerJoin(bookings, eq(bookings.id, crewEvents.bookingId))
    .where(
      and(
        inArray(crewEvents.kind, [...PROBLEM_EVENTS]),
        gt(crewEvents.at, new Date(now.getTime() - DAYS_BACK * DAY_MILLISECONDS)),
        isNull(crewEvents.settledAt),
      ),
    )
  const ids = rows.map(({ bookingId, stop }) => toStopId(bookingId, stop))
  const [events, stops, { damage }] = await Promise.all([
    eventsByStop(
      ctx.db,
      rows.map(({ bookingId }) => bookingId),
    ),
    findStops(ctx.db, ids, now),
    readPricing(ctx.db),
  ])
  const found = rows.flatMap((row) => {
    const stopId = toStopId(row.bookingId, row.stop)
    const day = stops.get(stopId)?.day
    const problems = findStopProblems(events.get(stopId) ?? []).filter(
      // A stop that was canceled, or that is due again on a later day, no longer counts as one that could not be done.
      ({ kind, at }) => kind !== 'skipped' || (day !== undefined && day <= partyDayAt(at)),
    )
    const newest = Math.max(...problems.map(({ at }) => at.getTime()))
    return problems.length > 0 ? [{ ...row, stopId, problems, newest }] : []
  })
  const canClaim = ({ problems, ...party }: Omit<StopWithProblems, 'bookingId'>) =>
    problems.some(({ kind }) => kind !== 'skipped') &&
    !claimsClosed(party, { maximumCents: damage.maximumCents, now })
  found.sort((one, other) => other.newest - one.newest)
  return {
    count: found.length,
    items: found.slice(0, ITEMS_MOST).map(({ bookingId, stopId, ...about }) => ({
      id: bookingId,
      stopId,
      sentence: describeProblems({ ...about, bookingId }, text),
      link: `/admin/bookings/${bookingId}`,
      ...(canClaim(about) && { claimLink: `/admin/bookings/${bookingId}?claim=damage` }),
    })),
  }
}

type StopWithProblems = StopRow & { readonly problems: readonly StopProblem[]; readonly newest: number }

function describeProblems(
  { bookingId, customerName, stop, problems, newest }: StopWithProblems,
  text: Text,
): string {
  return text('today.stopProblem', {
    booking: bookingId,
    name: customerName,
    day: formatShort(partyDayAt(new Date(newest)), text.language),
    stop,
    what: problems.map((problem) => describeProblem(problem, text)).join(' '),
  })
}

function describeProblem(problem: StopProblem, text: Text): string {
  if (problem.kind === 'skipped') {
    const { reason } = problem
    if (reason === null) return text('today.stopSkipped')
    return text('today.stopSkippedBecause', {
      reason: isSkipReason(reason) ? text(`crew.stop.reasons.${reason}`) : reason,
    })
  }
  if (problem.kind === 'damaged')
    return text('today.stopDamaged', { count: problem.items.length, things: problem.items.join(', ') })
  return text('today.stopMissing', {
    things: problem.items.map(({ name, count }) => `${count} × ${name}`).join(', '),
  })
}
