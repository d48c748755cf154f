import { type DayPrice, PRICED_DAYS_MOST } from '#contract/money/day-prices.ts'
import { lineLabel } from '#domain/catalogue/pricing/line-label.ts'
import { refuseTooManyNights } from '#domain/catalogue/pricing/price-list/nights-offered.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import type { Order } from '#domain/catalogue/pricing/types.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { bookableRange, dayRange, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { lastNight, listNights } from '#domain/foundation/time/stay.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { rangeRefusal } from '#server/calendar/availability/question-refusals.ts'
import { THEME } from '#server/catalogue/items/catalogue-kinds.ts'
import { priceTermsFor } from '#server/catalogue/pricing/price-terms.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, eq, gte, lte } from '#server/foundation/database/drizzle.ts'
import { themes, unavailableDates } from '#server/foundation/database/schema/all-tables.ts'
import { offerTheme } from './price-order.ts'

type DayPricesRequest = {
  readonly themeId: number
  readonly teepees: number
  readonly from: PartyDay
  readonly to: PartyDay
  readonly zipCode?: string | undefined
  readonly nights?: number | undefined
}

/** Returns what a party costs on each day of a range, and the rules that make its price. */
export async function listDayPrices(
  ctx: Context,
  { themeId, teepees, from, to, zipCode, nights }: DayPricesRequest,
  language: Language,
): Promise<DayPrice[] | Refusal> {
  const refusal = rangeRefusal(from, to, PRICED_DAYS_MOST)
  if (refusal) return refusal
  const stayOn = (bookingDate: PartyDay) => ({ bookingDate, numberOfNights: nights })
  const [[found], closed, pricing] = await Promise.all([
    ctx.db.select().from(themes).where(eq(themes.id, themeId)),
    ctx.db
      .select({ date: unavailableDates.date })
      .from(unavailableDates)
      .where(and(gte(unavailableDates.date, from), lte(unavailableDates.date, lastNight(stayOn(to))))),
    readPricing(ctx.db),
  ])
  if (!found) return THEME.gone
  const tooLong = refuseTooManyNights(nights, pricing.nights, 'nights')
  if (tooLong) return tooLong
  const theme = offerTheme(found, teepees, 'teepees')
  if (isRefusal(theme)) return theme
  const text = textIn(language)
  const today = partyDayAt(ctx.now())
  const { first, last } = bookableRange(today)
  const closedDays = new Set(closed.map(({ date }) => date))
  return dayRange(from, to).map((date) => {
    const isClosed = listNights(stayOn(date)).some((night) => closedDays.has(night))
    if (date < first || date > last || isClosed) return { date, totalAmount: null, reasons: [] }
    const party = { themeId, day: date }
    const order: Order = { theme, teepees, numberOfNights: nights, party, addons: [], paymentOption: 'full' }
    const { terms } = priceTermsFor({ zipCode, bookingDate: date, today }, pricing)
    const { totalCents, lines } = quote(order, terms)
    const rules = lines.filter(({ kind }) => kind === 'rule')
    return { date, totalAmount: toDecimal(totalCents), reasons: rules.map((line) => lineLabel(line, text)) }
  })
}
