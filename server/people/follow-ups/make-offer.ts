import { type LinkedOrder, orderLinkQuery } from '#domain/booking/order/order-link.ts'
import { dependsOnDay } from '#domain/catalogue/pricing/price-list/price-rule.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type StatementRow, statement } from '#domain/money/payments/statement.ts'
import type { FollowUpKind } from '#domain/people/follow-ups/follow-up-kinds.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { linesIn, themeNameIn } from '#server/booking/bookings/booking-in.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { priceOrder } from '#server/booking/bookings/price-order.ts'
import { themePicture } from '#server/booking/bookings/theme-picture.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { addons } from '#server/foundation/database/schema/all-tables.ts'
import type { MailPicture } from '#server/foundation/mail/mail-content.ts'
import { siteUrl } from '#server/site-url.ts'
import { findDay } from './find-day.ts'

/** What a mail says about an order that can be booked today. */
export type TodaysOrder = {
  readonly themeName: string
  readonly picture: MailPicture | undefined
  readonly prices: readonly StatementRow[]
  readonly orderUrl: string
  /**
   * Whether delivery, if it is charged, is included in the prices, not available there, or unknown without a ZIP code.
   */
  readonly area: 'inside' | 'outside' | 'unknown'
  /** Whether the price depends on a day that is not known. */
  readonly isDayOpen: boolean
}

/**
 * Returns the order of a booking at today's price for the day that its follow-up suggests, without add-ons that no
 * longer exist; undefined if it is no longer sold.
 */
export async function priceToday(
  ctx: Context,
  kind: FollowUpKind,
  booking: FullBooking,
): Promise<TodaysOrder | undefined> {
  const { themeId, numberOfTeepees, numberOfNights, guestCount, partyStartTime } = booking
  const { zipCode, language } = booking
  const order = {
    themeId,
    numberOfTeepees,
    numberOfNights,
    guestCount,
    partyStartTime,
    addons: await stillOffered(ctx, booking),
  }
  const bookingDate = (await findDay(ctx, kind, booking)) ?? undefined
  const priced = await priceForMail(ctx, order, { language, zipCode, bookingDate })
  return isRefusal(priced) || priced.area !== 'inside' ? undefined : priced
}

type Circumstances = {
  readonly language: Language
  /** Without it, delivery and tax are not known yet. */
  readonly zipCode: string | undefined
  /** Determines the rules and the tax rates. Without it, rules for days do not count, and the rates are today's. */
  readonly bookingDate: PartyDay | undefined
}

/** Prices an order for a mail, with the link that opens the wizard with it; refuses what is not offered. */
export async function priceForMail(
  ctx: Context,
  order: LinkedOrder,
  { language, zipCode, bookingDate: wantedDay }: Circumstances,
): Promise<TodaysOrder | Refusal> {
  const { themeId, numberOfTeepees, numberOfNights, addons: ordered } = order
  const today = partyDayAt(ctx.now())
  const bookingDate = wantedDay !== undefined && wantedDay > today ? wantedDay : today
  const isDayKnown = bookingDate === wantedDay
  const wanted = { themeId, numberOfTeepees, numberOfNights, addons: [...ordered], isDeposit: false, zipCode }
  const priced = await priceOrder(
    ctx.db,
    { ...wanted, couponCode: null, ...(isDayKnown && { bookingDate }) },
    ctx.now(),
  )
  if (isRefusal(priced)) return priced
  const { quote, theme, area, isDeliveryCharged } = priced
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
  const { rows } = statement(account, textIn(language))
  const themeName = await themeNameIn(language, ctx.db, theme)
  return {
    themeName,
    picture: await themePicture(ctx.db, ctx, { themeId, themeName, language }),
    prices: rows.filter(({ kind }) => kind === 'item' || kind === 'total'),
    orderUrl: siteUrl(ctx) + pathIn(language, `/booking?${orderLinkQuery(order)}`),
    area: isDeliveryCharged ? area : 'inside',
    isDayOpen: !isDayKnown && dependsOnDay((await readPricing(ctx.db)).rules, themeId),
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
