import type { DayRoom } from '#contract/crew/agenda.ts'
import { readOverview } from '#contract/operations/overview.ts'
import { calculateFullness } from '#domain/calendar/day-fullness.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { addDays, dayRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { findParties } from '#server/booking/bookings/booking-queries.ts'
import { calendarFacts } from '#server/calendar/availability/calendar-facts.ts'
import type { Context } from '#server/context.ts'
import { listDayRoom, partyResponses } from '#server/crew/agenda/party-responses.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { readFigures, readMonths, readUnpaidBalances, UPCOMING_DAYS } from './overview-queries.ts'

const NEXT_PARTIES = 5
const FULL_DAYS_AHEAD = 90
const FULL_DAYS_MOST = 8

export const overviewEndpoints = endpoints((serve) => {
  serve(readOverview, async ({ ctx }) => {
    const now = ctx.now()
    const today = partyDayAt(now)
    const [totals, months, unpaidBalances, nearlyFullDays, parties] = await Promise.all([
      readFigures(ctx.db, today),
      readMonths(ctx.db, today),
      readUnpaidBalances(ctx.db, today),
      readNearlyFullDays(ctx, today),
      findParties(ctx.db, { from: today, to: addDays(today, UPCOMING_DAYS), now, most: NEXT_PARTIES }),
    ])
    const { revenueCents: totalCents, tipCents, damageCents, moveFeeCents, ...figures } = totals
    const nextParties = await partyResponses(ctx.db, parties, { seesMoney: true })
    return {
      ...figures,
      totalRevenue: toDecimal(totalCents),
      ...(tipCents > 0 && { tips: toDecimal(tipCents) }),
      ...(damageCents > 0 && { damages: toDecimal(damageCents) }),
      ...(moveFeeCents > 0 && { moveFees: toDecimal(moveFeeCents) }),
      months: months.map(({ revenueCents, ...month }) => ({ ...month, revenue: toDecimal(revenueCents) })),
      nextParties,
      unpaidBalances: unpaidBalances.map(({ owedCents, ...unpaid }) => ({
        ...unpaid,
        owedAmount: toDecimal(owedCents),
      })),
      nearlyFullDays,
    }
  })
})

async function readNearlyFullDays(ctx: Context, today: PartyDay): Promise<DayRoom[]> {
  const to = addDays(today, FULL_DAYS_AHEAD)
  const facts = await calendarFacts(ctx.db, { from: today, to, teepees: 1, now: ctx.now() })
  return listDayRoom(dayRange(today, to), facts).filter(isNearlyFull).slice(0, FULL_DAYS_MOST)
}

function isNearlyFull(day: DayRoom): boolean {
  return day.teepeesInUse > 0 && ['few', 'full'].includes(calculateFullness(day))
}
