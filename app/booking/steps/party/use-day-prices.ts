import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#app/lib/api/api-query.ts'
import { themesQuery } from '#app/lib/api/themes-query.ts'
import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import { isZip } from '#app/lib/draft/known-zip.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { bookableDays, FRESH_MILLISECONDS } from '#app/lib/month-days.ts'
import type { CalendarDay } from '#app/ui/calendar/calendar-day.ts'
import type { DayPrice } from '#contract/money/day-prices.ts'
import { formatDollars, parseDollars } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'

export type PricedParty = {
  readonly themeId: number
  readonly teepees: number
  readonly zipCode: string | undefined
  readonly nights: number | undefined
}

type Days = ReadonlyMap<PartyDay, CalendarDay>
const NONE: readonly DayPrice[] = []

/** Returns the party that the calendar prices; undefined while all days of its theme cost the same. */
export function usePricedParty({
  themeId,
  numberOfTeepees,
  numberOfNights,
  details,
}: BookingDraft): PricedParty | undefined {
  const { data: themes = [] } = useQuery(themesQuery)
  const theme = themes.find(({ id }) => id === themeId)
  if (theme?.fromPrice === undefined) return undefined
  const zipCode = isZip(details.zipCode) ? details.zipCode : undefined
  const nights = numberOfNights > 1 ? numberOfNights : undefined
  return { themeId: theme.id, teepees: numberOfTeepees, zipCode, nights }
}

/** Adds to the days of a month (`yyyy-MM`) what the party costs, and why a day costs more than the cheapest one. */
export function useDayPrices(month: string, party: PricedParty | undefined, days: Days): Days {
  const text = useText()
  const range = bookableDays(month)
  const { data: prices = NONE } = useQuery({
    ...apiQuery('/api/prices', { query: { themeId: 0, ...party, from: '', to: '', ...range } }),
    enabled: party !== undefined && range !== undefined,
    staleTime: FRESH_MILLISECONDS,
  })
  const known = prices.flatMap(({ date, totalAmount, reasons }) => {
    const cents = totalAmount === null ? undefined : parseDollars(totalAmount)
    return cents === undefined || !days.has(date) ? [] : [{ date, cents, reasons }]
  })
  const cheapest = Math.min(...known.map(({ cents }) => cents))
  const priced = known.map(({ date, cents, reasons }) => {
    const amount = formatDollars(cents)
    const isDearer = cents > cheapest && reasons.length > 0
    const words = isDearer
      ? text('booking.day.priceBecause', { amount, reasons: reasons.join(', ') })
      : amount
    return [
      date,
      { isAvailable: true, ...days.get(date), price: toShort(amount), priceInWords: words },
    ] as const
  })
  return priced.length > 0 ? new Map([...days, ...priced]) : days
}

/** Whole dollars fit below a day of the grid. */
function toShort(amount: string): string {
  return amount.replace(/\.\d+$/, '')
}
