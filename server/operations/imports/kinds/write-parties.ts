import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { createBookings, type NewBooking, partyColumns } from '#server/booking/bookings/write/create-bookings.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import type { ReadRow } from '../rows/import-kind.ts'
import type { ImportedParty } from './read-parties.ts'

/** Stores parties and what was paid for them elsewhere, without creating payments, invoices or mails. */
export async function writeParties(
  tx: Transaction,
  ctx: Context,
  rows: readonly ReadRow<ImportedParty>[],
): Promise<number[]> {
  const now = ctx.now()
  const { policy } = await readPricing(tx)
  const parties = rows.map(({ values }) => ({
    columns: { ...toColumns(values, now), refundSteps: policy.refundSteps },
    addons: values.addons,
    paidElsewhereCents: values.price.paidCents,
  }))
  const made = await createBookings(tx, parties, {
    event: { kind: 'booking.imported', actor: 'system' },
    now,
  })
  if (isRefusal(made)) throw new Error('An imported booking takes no use of a coupon')
  return made.map(({ id }) => id)
}

function toColumns(party: ImportedParty, now: Date): NewBooking['columns'] {
  const { details, theme, price, status, couponCode, reference } = party
  const { totalCents, discountCents, depositCents, finalAmountCents, isPaid, isDeposit } = price
  const isCancelled = status === 'cancelled'
  return {
    reference,
    themeId: theme.id,
    pricePerTeepeeCents: theme.pricePerTeepeeCents,
    ...partyColumns(details),
    totalCents,
    discountCents,
    depositCents,
    finalAmountCents,
    isPaid,
    isDeposit,
    priceLines: price.priceLines,
    priceTerms: price.priceTerms,
    couponCode,
    bookingStatus: status,
    isEnteredByStaff: true,
    confirmedAt: status === 'confirmed' || status === 'completed' ? now : null,
    cancelReason: isCancelled ? 'staff' : null,
    cancelledAt: isCancelled ? now : null,
    createdAt: now,
  }
}
