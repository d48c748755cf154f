import { addDays, type PartyDay } from '#domain/foundation/time/party-day.ts'

/** How many days after its party a card is kept: a tear is only found when the teepees are washed. */
const KEPT_DAYS = 14
/** The same, if the family agreed to have damage charged to it and the claim is not decided or paid yet. */
const KEPT_FOR_DAMAGE_DAYS = 60

/** Returns the last day on which a party's card is kept, unless its family removes it first. */
export function getLastKeptDay(bookingDate: PartyDay, isForDamage: boolean): PartyDay {
  return addDays(bookingDate, isForDamage ? KEPT_FOR_DAMAGE_DAYS : KEPT_DAYS)
}

/** Returns the latest party day whose cards are no longer kept today. */
export function getLastEndedPartyDay(today: PartyDay, isForDamage: boolean): PartyDay {
  return addDays(today, -(isForDamage ? KEPT_FOR_DAMAGE_DAYS : KEPT_DAYS) - 1)
}
