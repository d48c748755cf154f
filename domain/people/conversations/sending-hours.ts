import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, clockAt, dayEnds, partyDayAt } from '#domain/foundation/time/party-day.ts'

/** Automatic texts arrive between these times in Miami. */
const SENDING_HOURS = { from: '08:00', to: '20:00' } as const

const FROM_HOUR = 8
const TO_HOUR = 20

export function isSendingHour(instant: Date): boolean {
  const clock = clockAt(instant)
  return clock >= SENDING_HOURS.from && clock < SENDING_HOURS.to
}

/** Returns the earliest instant, from this one on, at which an automatic text may be sent. */
export function nextSendingTime(instant: Date): Date {
  if (isSendingHour(instant)) return instant
  const today = partyDayAt(instant)
  return atHour(clockAt(instant) < SENDING_HOURS.from ? today : addDays(today, 1), FROM_HOUR)
}

/** Returns when the last automatic text of a day may be sent. */
export function sendingEnds(day: string): Date {
  return atHour(day, TO_HOUR)
}

/** Clocks change at 2 in the morning, so the hour is counted back from the end of the day. */
export function atHour(day: string, hour: number): Date {
  return new Date(dayEnds(day).getTime() + 1 - (24 - hour) * HOUR_MILLISECONDS)
}
