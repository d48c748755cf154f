import type { WaitingItem } from '#contract/operations/today.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'

/** The most items of a kind that are returned; the rest are only counted. */
export const ITEMS_MOST = 20

export type Question = {
  readonly ctx: Context
  readonly today: PartyDay
  /** Texts in the reader's language. */
  readonly text: Text
}
export type WaitingItems = {
  readonly count: number
  readonly items: WaitingItem[]
  /** Of all of them, for open balances. */
  readonly owedCents?: Cents
}

type WaitingBooking = {
  readonly id: number
  readonly customerName: string
  readonly bookingDate: PartyDay
}

/** Returns `#7 Ana Gomez, Feb 13, 2027`. */
export function nameParty({ id, customerName, bookingDate }: WaitingBooking, text: Text): string {
  return text('today.party', { id, name: customerName, day: bookingDate })
}
