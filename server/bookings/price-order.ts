import { eq, inArray } from 'drizzle-orm'
import type { NewBooking } from '#contract/bookings.ts'
import { couponRefusal, normalizeCouponCode } from '#domain/coupon.ts'
import { mergeAddons } from '#domain/pricing/merge-addons.ts'
import { amountTooLarge, amountTooSmall } from '#domain/pricing/payable.ts'
import { priceChanged } from '#domain/pricing/price-changed.ts'
import { quote } from '#domain/pricing/quote.ts'
import type { Order, OrderedAddon, Quote } from '#domain/pricing/types.ts'
import { isRefusal, type Refusal, refuse } from '#domain/refusal.ts'
import { couponLimits } from '#server/coupons/coupon-limits.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { Database } from '#server/database/client.ts'
import { addons, coupons, themes } from '#server/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/http/answers.ts'
import { quoteAnswer } from './booking-answers.ts'

export type PricedOrder = {
  readonly theme: typeof themes.$inferSelect
  readonly addons: readonly OrderedAddon[]
  readonly coupon: typeof coupons.$inferSelect | undefined
  readonly quote: Quote
}

type Wanted = Pick<NewBooking, 'themeId' | 'numberOfTeepees' | 'addons' | 'isDeposit' | 'couponCode'>

/** Prices what is wanted from today's catalogue, or says what cannot be had. */
export async function priceOrder(db: Database, wanted: Wanted, now: Date): Promise<PricedOrder | Refusal> {
  const lines = mergeAddons(wanted.addons)
  const ids = lines.map((line) => line.addonId)
  const code = wanted.couponCode ? normalizeCouponCode(wanted.couponCode) : undefined
  const [[theme], offered, [coupon]] = await Promise.all([
    db.select().from(themes).where(eq(themes.id, wanted.themeId)),
    ids.length > 0 ? db.select().from(addons).where(inArray(addons.id, ids)) : [],
    code ? db.select().from(coupons).where(eq(coupons.code, code)) : [],
  ])
  if (!theme?.available)
    return refuse('theme_unavailable', 'This theme is not available right now. Please choose another theme.')
  const ordered = orderAddons(lines, offered)
  if (isRefusal(ordered)) return ordered
  if (code && !coupon)
    return refuse('coupon_invalid', 'This coupon is not known. Remove it or try another code.')
  const order: Order = {
    theme: { name: theme.name, pricePerTeepeeCents: centsOf(theme.pricePerTeepee) },
    teepees: wanted.numberOfTeepees,
    addons: ordered,
    paymentOption: wanted.isDeposit ? 'deposit' : 'full',
  }
  const priced = quote(order, {
    coupon: coupon && { ...coupon, discountValue: centsOf(coupon.discountValue) },
  })
  const refusal =
    amountTooLarge(priced) ??
    (coupon && couponRefusal(couponLimits(coupon), { now, totalCents: priced.totalCents })) ??
    amountTooSmall(priced)
  return refusal ?? { theme, addons: ordered, coupon, quote: priced }
}

/** Refuses a booking whose customer saw other amounts, and hands the right ones along. */
export function disputedPrice(priced: PricedOrder, claimed: NewBooking): DetailedRefusal | undefined {
  const cents = (amount: string | undefined) => (amount === undefined ? undefined : centsOf(amount))
  const refusal = priceChanged(priced.quote, {
    totalCents: cents(claimed.totalAmount),
    depositCents: cents(claimed.depositAmount),
    discountCents: cents(claimed.discountAmount),
    dueNowCents: cents(claimed.finalAmount),
  })
  return refusal && { ...refusal, details: { quote: quoteAnswer(priced.quote) } }
}

function orderAddons(
  lines: NewBooking['addons'],
  offered: (typeof addons.$inferSelect)[],
): OrderedAddon[] | Refusal {
  const byId = new Map(offered.map((addon) => [addon.id, addon]))
  const ordered: OrderedAddon[] = []
  for (const { addonId, quantity } of lines) {
    const addon = byId.get(addonId)
    if (!addon?.available) {
      return refuse(
        'addon_unavailable',
        `${addon ? addon.name : 'One of your add-ons'} is not available right now. Please remove it and try again.`,
      )
    }
    if (quantity > 99) return refuse('invalid', 'At most 99 of one add-on can be booked')
    ordered.push({ addonId, name: addon.name, priceCents: centsOf(addon.price), quantity })
  }
  return ordered
}
