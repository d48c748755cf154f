import { addDays, dayRange, daysBetween, type PartyDay } from './party-day.ts'

/** The most nights that an owner can offer. */
export const NIGHTS_MOST = 7

/** When a party is: its first night, and how many there are. */
export type Stay = {
  readonly bookingDate: PartyDay
  /** One if missing. */
  readonly numberOfNights?: number | undefined
}

/** Returns the day of a party's last night; it is collected on the next day at the earliest. */
export function lastNight({ bookingDate, numberOfNights = 1 }: Stay): PartyDay {
  return numberOfNights === 1 ? bookingDate : addDays(bookingDate, numberOfNights - 1)
}

/** Returns the nights that are left of a stay which began before a day and has not ended by then. */
export function remainingStay(stay: Stay, day: PartyDay): Required<Stay> {
  return { bookingDate: day, numberOfNights: daysBetween(day, lastNight(stay)) + 1 }
}

export function listNights(stay: Stay): PartyDay[] {
  return dayRange(stay.bookingDate, lastNight(stay))
}
