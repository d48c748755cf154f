import type { OrderChange } from '#contract/booking/staff-bookings.ts'
import { touchesAccess } from '#domain/booking/changes/booking-change.ts'
import {
  changeClosed,
  changeKinds,
  depositFollows,
  type WantedOrder,
} from '#domain/booking/changes/order-change.ts'
import {
  type OrderSettlement,
  settlementSentence,
  settleOrderChange,
} from '#domain/booking/changes/order-settlement.ts'
import { getPriceCents, openBalanceDueDay } from '#domain/booking/order/balance.ts'
import { couponRefusal } from '#domain/catalogue/pricing/coupon.ts'
import type { DeliveryArea } from '#domain/catalogue/pricing/delivery-area.ts'
import { calculateGrownDeposit } from '#domain/catalogue/pricing/rules/deposit-rule.ts'
import type { PriceTerms } from '#domain/catalogue/pricing/types.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { keptBeyondCents } from '#domain/money/payments/overpayment.ts'
import { calculateRefundPercent } from '#server/booking/bookings/calculate-refund-percent.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { type PricedOrder, priceOrder, refuseArea } from '#server/booking/bookings/price-order.ts'
import { changedSnapshot, orderSnapshot } from '#server/booking/order-changes/order-snapshot.ts'
import { readChangeLimits } from '#server/booking/order-changes/read-change-limits.ts'
import { couponLimits } from '#server/catalogue/coupons/coupon-kind.ts'
import type { Context } from '#server/context.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'

/** A change that has been priced but not made: both orders, and what the difference means. */
export type PricedChange = {
  readonly before: OrderSnapshot
  readonly after: OrderSnapshot
  /** Whether only a deposit is due at booking after the change. */
  readonly isDeposit: boolean
  readonly settlement: OrderSettlement
  readonly area: DeliveryArea
  readonly balanceDueDay: PartyDay
  readonly messages: readonly Message[]
}

/** Prices the changes that a family wants, or refuses them. Does not check for room on the day. */
export async function priceOrderChange(
  ctx: Context,
  booking: FullBooking,
  wanted: WantedOrder,
): Promise<PricedChange | Refusal> {
  const limits = await readChangeLimits(ctx, booking)
  const order = {
    ...booking,
    addons: booking.bookedAddons,
    damageWaiver: booking.priceTerms?.waiver !== undefined,
  }
  const kinds = changeKinds(order, wanted)
  if (kinds.size === 0) return refuse('order_unchanged', 'orderChange.unchanged')
  const closed = changeClosed(booking, kinds, limits)
  if (closed) return closed
  const isDepositFirst = depositFollows(booking, wanted, limits.settings)
  const priced = isPriced(booking, wanted)
    ? await repriceChange(ctx, booking, wanted, isDepositFirst)
    : undefined
  if (isRefusal(priced)) return priced
  const settled = settledChange(ctx, booking, {
    isDepositFirst,
    after: changedSnapshot(booking, wanted, priced),
    isDeposit: booking.isDeposit,
    area: priced?.area ?? 'inside',
  })
  const { differenceCents } = settled.settlement
  if (differenceCents < 0) kinds.add('fewer')
  // Another floor can cost more; otherwise what costs more is of another kind already.
  if (differenceCents > 0 && kinds.has('texts') && kinds.size === 1) kinds.add('more')
  return changeClosed(booking, kinds, limits) ?? settled
}

type Changed = Pick<PricedChange, 'after' | 'isDeposit' | 'area'> & {
  /** The first night after the change; missing if it stays. */
  readonly bookingDate?: PartyDay | undefined
  /** Staff's changes apply at once, whatever is due. */
  readonly isMadeAtOnce?: boolean
  /** Whether the deposit of the changed order must be paid before it applies. */
  readonly isDepositFirst?: boolean
}

/** Settles a priced order, whether changed by the family or by staff: the rule is the same. */
export function settledChange(
  ctx: Context,
  booking: FullBooking,
  {
    after,
    isDeposit,
    area,
    bookingDate = booking.bookingDate,
    isMadeAtOnce = false,
    isDepositFirst,
  }: Changed,
): PricedChange {
  const { depositCents, discountCents, numberOfTeepees: teepees } = after.columns
  const moved = { ...booking, bookingDate }
  const bookedOn = partyDayAt(booking.createdAt)
  const dueDay = openBalanceDueDay(bookingDate, { bookedOn, today: partyDayAt(ctx.now()) })
  // Moving never brings back a share that was lost.
  const refundPercent = Math.min(calculateRefundPercent(ctx, booking), calculateRefundPercent(ctx, moved))
  const settlement = settleOrderChange(
    { ...booking, priceCents: getPriceCents(booking) },
    {
      ...{ priceCents: getPriceCents(after.columns), refundPercent, isMadeAtOnce },
      ...(isDepositFirst && { leastPaidCents: depositCents - discountCents }),
    },
  )
  const { staysCents: keptCents, givenUp, dueNowCents, balanceCents: balance } = settlement
  const stayedCents = keptBeyondCents(booking)
  const { couponCode } = booking
  const isCouponGone = couponCode !== null && after.columns.couponCode === null
  return {
    before: orderSnapshot(booking),
    after: { ...after, columns: { ...after.columns, keptCents, givenUp } },
    isDeposit,
    settlement,
    area,
    balanceDueDay: dueDay,
    messages: [
      settlementSentence(settlement, { stayedCents, balanceDueDay: dueDay, isMadeAtOnce }),
      ...(isDepositFirst && dueNowCents > 0 && balance > 0
        ? [message('orderChange.depositGrows', { teepees, balance, dueDay })]
        : []),
      ...(isCouponGone ? [message('orderChange.couponGoes', { code: couponCode })] : []),
    ],
  }
}

/** Texts, guests and the start time are free; so are floor and stairs without a price list. */
function isPriced(booking: FullBooking, wanted: WantedOrder): boolean {
  const { addons, themeId = booking.themeId, numberOfTeepees = booking.numberOfTeepees } = wanted
  const { zipCode = booking.zipCode, numberOfNights = booking.numberOfNights, damageWaiver } = wanted
  const isOther = themeId !== booking.themeId || numberOfTeepees !== booking.numberOfTeepees
  const isLonger = numberOfNights !== booking.numberOfNights
  const isListed = booking.priceTerms?.list !== undefined && touchesAccess(wanted, booking)
  return (
    addons !== undefined ||
    damageWaiver !== undefined ||
    isOther ||
    isLonger ||
    isListed ||
    zipCode !== booking.zipCode
  )
}

/**
 * Prices the order with its coupon, or without it if the order is now too small for it; with the deposit that was
 * paid, or with its own.
 */
async function repriceChange(
  ctx: Context,
  booking: FullBooking,
  { addons, ...wanted }: WantedOrder,
  isDepositFirst: boolean,
): Promise<PricedOrder | Refusal> {
  const change = { ...wanted, addons: addons && [...addons] }
  const sold = { ...booking, priceTerms: withPaidDeposit(booking) }
  const priced = await repriceBooking(ctx, sold, change)
  if (isRefusal(priced)) return priced
  const { area, isDeliveryCharged } = priced
  const zipCode = wanted.zipCode ?? booking.zipCode
  const isServed = !isDeliveryCharged || area === 'inside'
  const refusal = isServed ? undefined : await refuseArea(ctx.db, area, zipCode)
  if (refusal) return refusal
  const fits = await couponFits(ctx, booking, priced)
  if (fits && !isDepositFirst) return priced
  const teepees = change.numberOfTeepees ?? booking.numberOfTeepees
  const paidDepositCents = calculateGrownDeposit(priced.quote.totalCents, { teepees }, priced.terms)
  const priceTerms = isDepositFirst ? { ...sold.priceTerms, paidDepositCents } : sold.priceTerms
  return repriceBooking(ctx, { ...sold, priceTerms }, { ...change, ...(!fits && { couponCode: null }) })
}

/**
 * Only the minimum amount counts, and only for an order that becomes smaller: whatever else became of a coupon, a
 * booking keeps the one it was sold with.
 */
async function couponFits(
  ctx: Context,
  { couponId, totalCents: soldCents }: FullBooking,
  { quote: { totalCents } }: PricedOrder,
): Promise<boolean> {
  if (couponId === null || totalCents >= soldCents) return true
  const [coupon] = await ctx.db.select().from(coupons).where(eq(coupons.id, couponId))
  if (!coupon) return true
  const { minimumAmountCents } = couponLimits(coupon, 1)
  const anyTime = { active: true, maxUses: null, usedCount: 0, validFrom: null, validUntil: null }
  return !couponRefusal({ ...anyTime, minimumAmountCents }, { now: ctx.now(), totalCents })
}

/**
 * Prices a booking after a change: unchanged parts keep the price they were sold at, new ones have today's. A deposit
 * that was paid never changes.
 */
export function repriceBooking(
  ctx: Context,
  booking: FullBooking,
  change: OrderChange & { readonly agreedPriceCents?: Cents | undefined },
): Promise<PricedOrder | Refusal> {
  const wanted = {
    themeId: change.themeId ?? booking.themeId,
    numberOfTeepees: change.numberOfTeepees ?? booking.numberOfTeepees,
    numberOfNights: change.numberOfNights ?? booking.numberOfNights,
    addons: change.addons ?? booking.bookedAddons,
    isDeposit: change.isDeposit ?? booking.isDeposit,
    couponCode: change.couponCode === undefined ? booking.couponCode : change.couponCode,
    zipCode: change.zipCode ?? booking.zipCode,
    bookingDate: change.bookingDate ?? booking.bookingDate,
    floor: change.floor === undefined ? booking.floor : change.floor,
    stairs: change.stairs === undefined ? booking.stairs : change.stairs,
    damageWaiver: change.damageWaiver,
    taxExemption: change.taxExemption,
    agreedPriceCents: change.agreedPriceCents,
  }
  const addonLots = new Map(booking.bookedAddons.map(({ addonId, lots }) => [addonId, lots]))
  const priceTerms = booking.isDeposit ? withPaidDeposit(booking) : booking.priceTerms
  return priceOrder(ctx.db, wanted, ctx.now(), { sold: { ...booking, addonLots, priceTerms } })
}

/**
 * Returns the terms with the deposit that was paid; the balance absorbs the difference. A booking paid in full has a
 * deposit as well once its family changes the order: a smaller order must not refund more than cancelling the party
 * would.
 */
export function withPaidDeposit({ priceTerms, isPaid, depositCents }: FullBooking): PriceTerms | null {
  if (!isPaid) return priceTerms
  return { ...priceTerms, paidDepositCents: priceTerms?.paidDepositCents ?? depositCents }
}
