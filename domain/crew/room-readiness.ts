import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'

/** What makes a room ready for the crew, in the order in which families tick it. */
export const READY_TICKS = ['floorClear', 'wayClear', 'petsAway', 'adultHome'] as const
type ReadyTick = (typeof READY_TICKS)[number]
export type ReadyTicks = Readonly<Record<ReadyTick, boolean>>

/** Pictures of a room, and what was said about it, are deleted so many days after the party. */
const KEPT_DAYS = 3

export function isRoomReady(ticks: ReadyTicks | null | undefined): boolean {
  return !!ticks && READY_TICKS.every((tick) => ticks[tick])
}

/** Returns whether a family is asked now: the day before its party, and on the day. */
export function isAskedIfReady(partyDay: PartyDay, today: PartyDay): boolean {
  return today === partyDay || addDays(today, 1) === partyDay
}

/** Returns the last party day whose pictures are no longer kept. */
export function lastForgottenDay(today: PartyDay): PartyDay {
  return addDays(today, -KEPT_DAYS)
}
