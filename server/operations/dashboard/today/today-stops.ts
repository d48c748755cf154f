import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import type { TodayStop } from '#contract/operations/today.ts'

/** Returns the stops of all crews on a day, earliest first. */
export function getStops(plan: DayPlan | undefined): TodayStop[] {
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
