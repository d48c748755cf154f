import type { Booking, Quote } from '#contract/booking/bookings.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Cents } from '#domain/foundation/money/money.ts'

/** The price after saving is what is paid, due and left to pay later, unless more is paid than it costs. */
export type AmountDue = {
  /** 'atBooking': the first payment, which confirms the party. */
  readonly when: 'atBooking' | 'now' | 'later' | 'never'
  readonly dueCents: Cents
  readonly paidCents: Cents
  /** What is left to pay after what is due at booking or now. */
  readonly laterCents: Cents
}

type Priced = {
  readonly price: Pick<Quote, 'totalAmount' | 'discountAmount' | 'finalAmount'>
  readonly both?: Pick<ChangeQuote, 'dueNowAmount' | 'balanceAmount'> | undefined
}

/** Returns what would be due at the price after saving, given what has been paid. */
export function getAmountDue(
  booking: Pick<Booking, 'isPaid' | 'paidAmount' | 'owedAmount'> | undefined,
  { price, both }: Priced,
): AmountDue {
  const paidCents = toCents(booking?.paidAmount ?? '0.00')
  if (!booking?.isPaid) {
    const dueCents = Math.max(0, toCents(price.finalAmount) - paidCents)
    const priceCents = toCents(price.totalAmount) - toCents(price.discountAmount)
    const laterCents = Math.max(0, priceCents - paidCents - dueCents)
    if (dueCents > 0 || paidCents === 0) return { when: 'atBooking', dueCents, paidCents, laterCents }
    return { when: laterCents > 0 ? 'later' : 'never', dueCents: laterCents, paidCents, laterCents: 0 }
  }
  const leftCents = toCents(both?.balanceAmount ?? booking.owedAmount)
  const nowCents = toCents(both?.dueNowAmount ?? '0.00')
  if (nowCents > 0) return { when: 'now', dueCents: nowCents, paidCents, laterCents: leftCents }
  return { when: leftCents > 0 ? 'later' : 'never', dueCents: leftCents, paidCents, laterCents: 0 }
}
