import type { WaitingItem } from '#contract/operations/today.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { Admin, Context } from '#server/context.ts'

/** The most items of a kind that are returned; the rest are only counted. */
export const ITEMS_MOST = 20

export type ForToday = {
  readonly ctx: Context
  readonly admin: Admin
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

/** Returns items about bookings, each with the link to its page. `count` is of all, if these are only the first. */
export function ofBookings<Row extends { readonly id: number }>(
  rows: readonly Row[],
  describe: (row: Row) => string,
  count = rows.length,
): WaitingItems {
  return {
    count,
    items: rows.slice(0, ITEMS_MOST).map((row) => ({
      id: row.id,
      sentence: describe(row),
      link: `/admin/bookings/${row.id}`,
    })),
  }
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
