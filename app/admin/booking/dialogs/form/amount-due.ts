import type { ChangeQuote } from '#contract/family/order-change.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Sums } from '#domain/money/payments/statement.ts'

/** The price after saving is what is paid, due and left to pay later, unless more is paid than it costs. */
export type AmountDue = {
  /** 'atBooking': the first payment, which confirms the party. */
  readonly when: 'atBooking' | 'now' | 'later' | 'never'
  readonly dueCents: Cents
  readonly paidCents: Cents
  /** What is left to pay after what is due at booking or now. */
  readonly laterCents: Cents
}

type Saved = {
  /** Whether what was due at booking is paid. */
  readonly isPaid: boolean
  /** What a changed order means once something is paid. */
  readonly both?: Pick<ChangeQuote, 'dueNowAmount' | 'balanceAmount'> | undefined
}

/** Returns what would be due after saving. */
export function getAmountDue(
  {
    paidCents,
    finalAmountCents,
    balanceCents,
  }: Pick<Sums, 'paidCents' | 'finalAmountCents' | 'balanceCents'>,
  { isPaid, both }: Saved,
): AmountDue {
  const dueCents = isPaid && both ? toCents(both.dueNowAmount) : finalAmountCents
  const laterCents = isPaid && both ? toCents(both.balanceAmount) : balanceCents
  if (dueCents > 0) return { when: isPaid ? 'now' : 'atBooking', dueCents, paidCents, laterCents }
  return { when: laterCents > 0 ? 'later' : 'never', dueCents: laterCents, paidCents, laterCents: 0 }
}
