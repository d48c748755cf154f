import { addDays, type PartyDay } from '../time/party-day.ts'

/** How long after its party a card is kept: a tear is found when the teepees are washed. */
const KEPT_DAYS = 14
/** If its family agreed that damage is charged to it, and that is not decided or paid yet. */
const KEPT_FOR_DAMAGE_DAYS = 60

/** Returns the last day on which the card of a party is kept, if its family does not remove it before. */
export function getLastKeptDay(bookingDate: PartyDay, isForDamage: boolean): PartyDay {
  return addDays(bookingDate, isForDamage ? KEPT_FOR_DAMAGE_DAYS : KEPT_DAYS)
}

/** Returns the day of the latest party whose card is no longer kept today. */
export function getLastEndedPartyDay(today: PartyDay, isForDamage: boolean): PartyDay {
  return addDays(today, -(isForDamage ? KEPT_FOR_DAMAGE_DAYS : KEPT_DAYS) - 1)
}
