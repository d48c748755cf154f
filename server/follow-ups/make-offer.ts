import { orderLinkQuery } from '#domain/order/order-link.ts'
import { type StatementRow, statement } from '#domain/payments/statement.ts'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { partyDayAt } from '#domain/time/party-day.ts'
import { wordsIn } from '#domain/translation/words-in.ts'
import { linesIn } from '#server/bookings/booking-in.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { priceOrder } from '#server/bookings/price-order.ts'
import type { Context } from '#server/context.ts'
import { and, eq, inArray } from '#server/database/drizzle.ts'
import { addons } from '#server/database/schema/all-tables.ts'
import { siteUrl } from '#server/site-url.ts'

/** What a mail says of a past order for sale again. */
export type TodaysOrder = { readonly prices: readonly StatementRow[]; readonly orderUrl: string }

/** Returns the order of a booking at today's price, without add-ons that are gone; undefined if it is not sold anymore. */
export async function priceToday(ctx: Context, booking: FullBooking): Promise<TodaysOrder | undefined> {
  const { themeId, numberOfTeepees, zipCode, language } = booking
  const ordered = await stillOffered(ctx, booking)
  const today = partyDayAt(ctx.now())
  const bookingDate = booking.bookingDate > today ? booking.bookingDate : today
  const wanted = { themeId, numberOfTeepees, addons: ordered, isDeposit: false, zipCode, bookingDate }
  const priced = await priceOrder(ctx.db, { ...wanted, couponCode: null }, ctx.now())
  if (isRefusal(priced) || (priced.isDeliveryCharged && priced.area !== 'inside')) return undefined
  const { quote } = priced
  const account = {
    ...quote,
    lines: await linesIn(language, ctx.db, { themeId, priceLines: quote.lines }),
    isDeposit: false,
    isPaid: false,
    isCancelled: false,
    paidCents: 0,
    bookingDate,
    bookedOn: today,
  }
  const { rows } = statement(account, wordsIn(language))
  const query = orderLinkQuery({ ...booking, addons: ordered })
  return {
    prices: rows.filter(({ kind }) => kind === 'item' || kind === 'total'),
    orderUrl: siteUrl(ctx) + pathIn(language, `/booking?${query}`),
  }
}

async function stillOffered(ctx: Context, { bookedAddons }: FullBooking) {
  if (bookedAddons.length === 0) return []
  const ids = bookedAddons.map(({ addonId }) => addonId)
  const offered = await ctx.db
    .select({ id: addons.id })
    .from(addons)
    .where(and(inArray(addons.id, ids), eq(addons.available, true)))
  return bookedAddons
    .filter(({ addonId }) => offered.some(({ id }) => id === addonId))
    .map(({ addonId, quantity }) => ({ addonId, quantity }))
}
