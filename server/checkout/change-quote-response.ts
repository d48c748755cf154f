import type { ChangeQuote } from '#contract/family/order-change.ts'
import { toDecimal } from '#domain/money/money.ts'
import { lineLabel } from '#domain/pricing/line-label.ts'
import { tell } from '#domain/sentences/said.ts'
import type { Language } from '#domain/text/language.ts'
import { sentencesIn } from '#domain/translation/sentences-in.ts'
import { wordsIn } from '#domain/translation/words-in.ts'
import { quoteResponse } from '#server/bookings/booking-responses.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { OrderSnapshot } from '#server/database/schema/booking/order-changes.ts'
import type { PricedChange } from './price-order-change.ts'

/** Returns both orders and the difference, as a family sees them before it changes anything. */
export function changeQuoteResponse(
  booking: FullBooking,
  { before, after, area, settlement, balanceDueDay, said }: PricedChange,
  language: Language,
): ChangeQuote {
  const { differenceCents, dueNowCents, refundCents, staysCents, balanceCents } = settlement
  return {
    before: { ...snapshotQuote(before, booking.isDeposit, language), area: 'inside' },
    after: { ...snapshotQuote(after, booking.isDeposit, language), area },
    differenceAmount: toDecimal(differenceCents),
    dueNowAmount: toDecimal(dueNowCents),
    refundAmount: toDecimal(refundCents),
    keptAmount: toDecimal(staysCents),
    balanceAmount: toDecimal(balanceCents),
    balanceDueDay,
    sentence: tell(said, sentencesIn(language)),
    version: booking.version,
  }
}

function snapshotQuote({ columns }: OrderSnapshot, isDeposit: boolean, language: Language) {
  const words = wordsIn(language)
  return quoteResponse({
    ...columns,
    lines: columns.priceLines.map((line) => ({ ...line, label: lineLabel(line, words) })),
    subtotalCents: columns.totalCents - columns.deliveryCents - columns.taxCents,
    balanceCents: isDeposit ? columns.totalCents - columns.depositCents : 0,
    paymentOption: isDeposit ? 'deposit' : 'full',
  })
}
