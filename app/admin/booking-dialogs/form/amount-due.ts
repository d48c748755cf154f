import type { Booking, Quote } from '#contract/booking/bookings.ts'
import type { ChangeQuote } from '#contract/family/order-change.ts'
import { type Cents, parseDollars } from '#domain/money/money.ts'

export type AmountDue = {
  /** 'atBooking': the first payment, which confirms the party. */
  readonly when: 'atBooking' | 'now' | 'later' | 'never'
  readonly dueCents: Cents
  readonly paidCents: Cents
}

type Priced = {
  readonly price: Pick<Quote, 'finalAmount'>
  readonly both?: Pick<ChangeQuote, 'dueNowAmount' | 'balanceAmount'> | undefined
}

/** Returns what would be due at the price after saving, given what has been paid. */
export function getAmountDue(
  booking: Pick<Booking, 'isPaid' | 'paidAmount' | 'owedAmount'> | undefined,
  { price, both }: Priced,
): AmountDue {
  const paidCents = toCents(booking?.paidAmount)
  if (!booking?.isPaid) {
    const dueCents = Math.max(0, toCents(price.finalAmount) - paidCents)
    return { when: dueCents > 0 || paidCents === 0 ? 'atBooking' : 'never', dueCents, paidCents }
  }
  const nowCents = toCents(both?.dueNowAmount)
  if (nowCents > 0) return { when: 'now', dueCents: nowCents, paidCents }
  const laterCents = toCents(both?.balanceAmount ?? booking.owedAmount)
  return { when: laterCents > 0 ? 'later' : 'never', dueCents: laterCents, paidCents }
}

function toCents(amount = '0.00'): Cents {
  return parseDollars(amount) ?? 0
}
