import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { readToday, type TodayStop } from '#contract/operations/today.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { dayPlans } from '#server/crew/work/day-plans.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import { findWaiting } from './waiting.ts'

export const todayEndpoints = endpoints((serve) => {
  serve(readToday, async ({ ctx, query, admin, language }) => {
    const date = query.date ?? partyDayAt(ctx.now())
    const seesMoney = may(admin, 'bookings:read')
    const [plans, waiting] = await Promise.all([
      dayPlans(ctx, { from: date, to: addDays(date, 1), seesMoney, language }),
      findWaiting(ctx, { admin, language }),
    ])
    const [today, tomorrow] = plans
    return { date, stops: getStops(today), tomorrow: getStops(tomorrow), waiting }
  })
})

/** Returns the stops of all crews on a day, earliest first. */
function getStops(plan: DayPlan | undefined): TodayStop[] {
  const stops = plan?.plans.flatMap(({ crew, stops }) => stops.map((stop) => todayStop(stop, crew))) ?? []
  return stops.sort((a, b) => a.arrivesAt.localeCompare(b.arrivesAt) || a.bookingId - b.bookingId)
}

function todayStop({ bookingId, kind, party, arrivesAt, endsAt }: JobStop, crew: number): TodayStop {
  const { partyStartTime, customerName, customerPhone, themeName, addons, owedAmount } = party
  const { partyAddress, city, state, zipCode, numberOfTeepees, deliveryWindow } = party
  return {
    bookingId,
    kind,
    ...(kind === 'setup' ? deliveryWindow : { from: arrivesAt, to: endsAt }),
    arrivesAt,
    partyStartTime,
    customerName,
    customerPhone,
    address: `${partyAddress}, ${city}, ${state} ${zipCode}`,
    themeName,
    teepees: numberOfTeepees,
    addons,
    ...(owedAmount !== undefined && { owedAmount }),
    crew,
  }
}
