import type { ChangeQuote } from '#contract/family/order-change.ts'
import type { OrderChangeEntry } from '#contract/family/staff-order-change.ts'
import { getSoldParts } from '#domain/catalogue/pricing/sold-parts.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { linesIn } from '#server/booking/bookings/booking-in.ts'
import { quoteResponse } from '#server/booking/bookings/booking-responses.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { OrderChangeRow } from '#server/booking/order-changes/order-change-queries.ts'
import { isDepositIn } from '#server/booking/order-changes/order-snapshot.ts'
import type { Database } from '#server/foundation/database/client.ts'
import type { OrderSnapshot } from '#server/foundation/database/schema/booking/order-changes.ts'
import type { PricedChange } from './price-order-change.ts'

/** Returns both orders and the difference, as a family sees them before it makes a change. */
export async function changeQuoteResponse(
  db: Database,
  booking: FullBooking,
  { before, after, isDeposit, area, settlement, balanceDueDay, messages }: PricedChange,
  language: Language,
): Promise<ChangeQuote> {
  const { differenceCents, dueNowCents, refundCents, staysCents, balanceCents } = settlement
  return {
    before: { ...(await snapshotQuote(db, before, booking.isDeposit, language)), area: 'inside' },
    after: { ...(await snapshotQuote(db, after, isDeposit, language)), area },
    differenceAmount: toDecimal(differenceCents),
    paidAmount: toDecimal(booking.paidCents),
    dueNowAmount: toDecimal(dueNowCents),
    refundAmount: toDecimal(refundCents),
    keptAmount: toDecimal(staysCents),
    balanceAmount: toDecimal(balanceCents),
    balanceDueDay,
    sentence: textIn(language)(messages),
    version: booking.version,
  }
}

async function snapshotQuote(
  db: Database,
  { columns }: OrderSnapshot,
  isDeposit: boolean,
  language: Language,
) {
  return quoteResponse({
    ...columns,
    lines: await linesIn(language, db, columns),
    ...getSoldParts({ ...columns, isDeposit }),
    paymentOption: isDeposit ? 'deposit' : 'full',
  })
}

export async function madeChangeResponse(
  db: Database,
  { id, changedBy, before, after, differenceCents, refundCents, appliedAt, createdAt }: OrderChangeRow,
  language: Language,
): Promise<OrderChangeEntry> {
  return {
    id,
    changedBy,
    before: await snapshotQuote(db, before, isDepositIn(before), language),
    after: await snapshotQuote(db, after, isDepositIn(after), language),
    differenceAmount: toDecimal(differenceCents),
    refundAmount: toDecimal(refundCents),
    appliedAt: (appliedAt ?? createdAt).toISOString(),
  }
}
