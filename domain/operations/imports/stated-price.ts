import { getPriceCents } from '#domain/booking/order/balance.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { calculateAgreedDifference } from '#domain/catalogue/pricing/rules/agreed-rule.ts'
import type { Order, PriceLine, PriceTerms } from '#domain/catalogue/pricing/types.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'

/** What an imported file says about the money of a party, in cents. */
export type StatedMoney = {
  /** Before the discount; the catalogue price if missing. */
  readonly totalCents?: Cents | undefined
  readonly discountCents?: Cents | undefined
  readonly couponCode?: string | undefined
  readonly depositCents?: Cents | undefined
  readonly paidCents?: Cents | undefined
  /** What is left to pay, for files that do not say what was paid. */
  readonly balanceCents?: Cents | undefined
}

export type StatedPrice = {
  readonly totalCents: Cents
  readonly discountCents: Cents
  readonly depositCents: Cents
  readonly finalAmountCents: Cents
  /** Paid elsewhere, before the business moved here. */
  readonly paidCents: Cents
  readonly isPaid: boolean
  readonly isDeposit: boolean
  readonly priceLines: readonly PriceLine[]
  readonly priceTerms: PriceTerms
}

/**
 * Returns the price of a party as it was agreed elsewhere: today's catalogue price, and the difference as an amount
 * agreed with the office. Whatever was paid counts as its deposit.
 */
export function calculateStatedPrice(
  order: Omit<Order, 'paymentOption'>,
  stated: StatedMoney,
  { depositPercent }: Required<Pick<PriceTerms, 'depositPercent'>>,
): StatedPrice | Message {
  const whole: Order = { ...order, paymentOption: 'full' }
  const { totalCents: wantedCents, discountCents = 0 } = stated
  const agreedCents =
    wantedCents === undefined
      ? 0
      : calculateAgreedDifference(wantedCents, quote(whole, { depositPercent }).lines)
  const priced = quote(whole, { depositPercent, agreedCents })
  const { totalCents } = priced
  const priceCents = getPriceCents({ totalCents, discountCents })
  const paidCents = stated.paidCents ?? Math.max(0, priceCents - (stated.balanceCents ?? priceCents))
  if (priceCents < 0) return message('imports.discountTooHigh', { discountCents, totalCents })
  if (paidCents > priceCents) return message('imports.paidTooMuch', { paidCents, priceCents })
  const isPaid = paidCents > 0
  const isDeposit = isPaid && paidCents < priceCents
  const depositCents = Math.min(
    totalCents,
    stated.depositCents ?? (isDeposit ? paidCents : priced.depositCents),
  )
  const coupon = toCoupon(stated)
  return {
    totalCents,
    discountCents,
    depositCents,
    finalAmountCents: isDeposit ? paidCents : priceCents,
    paidCents,
    isPaid,
    isDeposit,
    priceLines: [
      ...priced.lines,
      ...(isDeposit ? [balanceLine(paidCents - priceCents)] : []),
      ...(discountCents > 0 ? [discountLine(discountCents, coupon)] : []),
    ],
    priceTerms: {
      depositPercent,
      ...(agreedCents !== 0 && { agreedCents }),
      ...(isDeposit && { paidDepositCents: depositCents }),
      ...(coupon && { coupon }),
    },
  }
}

function toCoupon({ couponCode, discountCents = 0 }: StatedMoney): PriceTerms['coupon'] {
  return couponCode && discountCents > 0
    ? { code: couponCode, discountType: 'fixed', discountValue: discountCents }
    : undefined
}

function balanceLine(amountCents: Cents): PriceLine {
  return { kind: 'balance', part: 'dueNow', label: 'Balance, due later', amountCents }
}

function discountLine(discountCents: Cents, coupon: PriceTerms['coupon']): PriceLine {
  const label = coupon ? `Coupon ${coupon.code}` : 'Discount'
  return { kind: 'coupon', part: 'dueNow', label, amountCents: 0 - discountCents, ...(coupon && { coupon }) }
}
