import { addDays, dayBegins, type PartyDay } from '../party-day.ts'

const FIRST_MINUTE = 10 * 60
const LAST_MINUTE = 20 * 60
const STEP_MINUTES = 30

/** When a party can begin: `10:00`, `10:30` and so on through `20:00`. */
export const PARTY_START_TIMES: readonly string[] = Array.from(
  { length: (LAST_MINUTE - FIRST_MINUTE) / STEP_MINUTES + 1 },
  (_, index) => timeAt(FIRST_MINUTE + index * STEP_MINUTES),
)

/** When a party begins whose family has not said so. */
export const DEFAULT_START_TIME = '17:00'

/** How long before the party the crew comes, in hours: between these two. */
const DELIVERY_HOURS = { earliest: 3, latest: 2 }

export type DeliveryWindow = { readonly from: string; readonly to: string }

/** When the crew comes to set up a party that begins at that time. */
export function deliveryWindowOf(startTime: string): DeliveryWindow {
  const start = minutesOf(startTime)
  return {
    from: timeAt(start - DELIVERY_HOURS.earliest * 60),
    to: timeAt(start - DELIVERY_HOURS.latest * 60),
  }
}

/** `17:30` as `5:30 PM`. */
export function timeInWords(time: string): string {
  const minutes = minutesOf(time)
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** `2:00 PM to 3:00 PM`. */
export function windowInWords({ from, to }: DeliveryWindow): string {
  return `${timeInWords(from)} to ${timeInWords(to)}`
}

/** The instant a party begins. Clocks change at 2 in the morning, so it is counted back from the next midnight. */
export function startInstant(day: PartyDay, startTime: string): Date {
  const minutesLeft = 24 * 60 - minutesOf(startTime)
  return new Date(dayBegins(addDays(day, 1)).getTime() - minutesLeft * 60_000)
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

function timeAt(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
