import { BALANCE_DUE_DAYS, balanceDueDay, getPriceCents, owedCents } from '#domain/booking/order/balance.ts'
import { lineLabel } from '#domain/catalogue/pricing/line-label.ts'
import type { PriceLine } from '#domain/catalogue/pricing/types.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { nextDueCents, type PaymentState } from './next-payment.ts'
import { keptBeyondCents, overpaidCents } from './overpayment.ts'

/** A booking, or an order that is not booked yet and therefore unpaid. */
export type StatedOrder = PaymentState & {
  /** The lines of the quote at the time of sale. */
  readonly lines: readonly PriceLine[]
  readonly isDeposit: boolean
  readonly keptCents?: Cents | undefined
  readonly isCancelled: boolean
  /** Undefined until a date is chosen. */
  readonly bookingDate: PartyDay | undefined
  readonly bookedOn: PartyDay
}

/**
 * What a booking costs, what is paid, and what is left to pay when; amounts are in cents. It adds up: items = total;
 * total - discount = price; price + credit + kept = paid + due now + balance + waived.
 */
export type Sums = {
  readonly items: readonly PriceLine[]
  readonly totalCents: Cents
  readonly discountCents: Cents
  /** The total after the discount. */
  readonly priceCents: Cents
  /** Payments less refunds. */
  readonly paidCents: Cents
  /** The amounts paid beyond the price: the one to refund, and the one kept under the policy. */
  readonly creditCents: Cents
  readonly keptCents: Cents
  readonly finalAmountCents: Cents
  /**
   * Whether the payment at booking is only part of the price. If the deposit is all of it, no text calls it a deposit.
   */
  readonly isPartPayment: boolean
  /** The amount left to pay later, on or before `balanceDueDay`. */
  readonly balanceCents: Cents
  readonly balanceDueDay: PartyDay | undefined
  /** What is no longer due because the booking is cancelled. */
  readonly waivedCents: Cents
}

export type Statement = Sums & {
  /** All rows in reading order, without empty ones. Every screen, mail and receipt shows these. */
  readonly rows: readonly StatementRow[]
}

export type StatementRow = {
  readonly kind:
    | 'item'
    | 'total'
    | 'discount'
    | 'price'
    | 'paid'
    | 'credit'
    | 'kept'
    | 'dueNow'
    | 'balance'
    | 'waived'
  readonly label: string
  /** Negative only for a discount. */
  readonly amountCents: Cents
  readonly quantity?: number | undefined
  readonly unitCents?: Cents | undefined
}

/** Returns the statement of a booking, as every screen, mail and receipt shows it. */
export function statement(booking: StatedOrder, text: Text): Statement {
  const sums = getSums(booking)
  return { ...sums, rows: toRows(sums, booking, text) }
}

/** Returns the statement without its rows, which depend on the language. */
export function getSums(booking: StatedOrder): Sums {
  const { totalCents, discountCents, paidCents, isPaid, isCancelled, bookingDate, bookedOn } = booking
  const priceCents = getPriceCents(booking)
  const leftCents = owedCents(booking)
  // A coupon may reduce the first payment to nothing, or money paid by hand may cover it; then only the balance is due.
  const isDueNow = !isPaid && !isCancelled && booking.finalAmountCents > paidCents
  const finalAmountCents = isDueNow ? Math.min(leftCents, nextDueCents(booking)) : 0
  const balanceCents = isCancelled ? 0 : leftCents - finalAmountCents
  return {
    items: booking.lines.filter((line) => line.part === 'total'),
    totalCents,
    discountCents,
    priceCents,
    paidCents,
    creditCents: overpaidCents(booking),
    keptCents: keptBeyondCents(booking),
    finalAmountCents,
    isPartPayment: isPartPayment(booking),
    balanceCents,
    balanceDueDay: balanceCents > 0 && bookingDate ? balanceDueDay(bookingDate, bookedOn) : undefined,
    waivedCents: isCancelled ? leftCents : 0,
  }
}

function isPartPayment(booking: StatedOrder): boolean {
  return booking.isDeposit && booking.finalAmountCents < getPriceCents(booking)
}

function toRows(sums: Sums, booking: StatedOrder, text: Text): StatementRow[] {
  const { totalCents, discountCents, priceCents, paidCents, creditCents, finalAmountCents, balanceCents } =
    sums
  const coupon = booking.lines.find((line) => line.kind === 'coupon')
  const row = (kind: StatementRow['kind'], label: string, amountCents: Cents) => ({
    kind,
    label,
    amountCents,
  })
  const unlessZero = (shown: StatementRow) => (shown.amountCents === 0 ? [] : [shown])
  return [
    ...sums.items.map((item) => ({
      ...row('item', lineLabel(item, text), item.amountCents),
      quantity: item.quantity,
      unitCents: item.unitCents,
    })),
    row('total', text('price.total'), totalCents),
    ...unlessZero(
      row('discount', coupon ? lineLabel(coupon, text) : text('price.discount'), 0 - discountCents),
    ),
    ...(discountCents > 0 ? [row('price', text('price.priceAfterDiscount'), priceCents)] : []),
    ...unlessZero(row('paid', paidLabel(sums, booking, text), paidCents)),
    ...unlessZero(row('credit', text('price.paidBeyond'), creditCents)),
    ...unlessZero(row('kept', text('price.keptBeyond'), sums.keptCents)),
    ...unlessZero(row('dueNow', dueNowLabel(booking, text), finalAmountCents)),
    ...unlessZero(row('balance', balanceLabel(sums, text), balanceCents)),
    ...unlessZero(row('waived', text('price.waived'), sums.waivedCents)),
  ]
}

function paidLabel(
  { finalAmountCents, balanceCents, isPartPayment }: Sums,
  { isPaid, paidCents, finalAmountCents: firstCents, isCancelled }: StatedOrder,
  text: Text,
): string {
  if (isCancelled) return text('price.paidLessRefunds')
  if (isPaid && isPartPayment && paidCents === firstCents) return text('price.depositPaid')
  return finalAmountCents + balanceCents > 0 ? text('price.paidSoFar') : text('price.paidInFull')
}

function dueNowLabel(booking: StatedOrder, text: Text): string {
  if (booking.paidCents > 0) return text('price.restDueNow')
  return isPartPayment(booking) ? text('price.depositDueNow') : text('price.dueNow')
}

function balanceLabel({ balanceDueDay: dueDay }: Sums, text: Text): string {
  return dueDay
    ? text('price.balanceDueOn', { day: dueDay })
    : text('price.balanceDue', { days: BALANCE_DUE_DAYS })
}
