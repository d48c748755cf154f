import { randomBytes } from 'node:crypto'
import { pickAnswers } from '#domain/booking/booking-fields.ts'
import { formatReference, REFERENCE_BYTES } from '#domain/booking/reference.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { announceBooking } from '#server/booking/bookings/announce-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { bookingAddons, bookings, importedBookings } from '#server/foundation/database/schema/all-tables.ts'
import { readSubscribers } from '#server/foundation/webhooks/queue-webhooks.ts'
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
  const made = await tx
    .insert(bookings)
    .values(rows.map(({ values }) => ({ ...toColumns(values, now), refundSteps: policy.refundSteps })))
    .returning({ id: bookings.id })
  const ids = made.map(({ id }) => id)
  const stored = rows.flatMap(({ values }, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ id, ...values }]
  })
  await tx
    .insert(importedBookings)
    .values(
      stored.map(({ id, price }) => ({ bookingId: id, paidElsewhereCents: price.paidCents, createdAt: now })),
    )
  const lines = stored.flatMap(({ id, addons }) =>
    addons.map(({ addonId, quantity, priceCents }) => {
      return { bookingId: id, addonId, quantity, unitPriceCents: priceCents }
    }),
  )
  if (lines.length > 0) await tx.insert(bookingAddons).values(lines)
  const subscribers = await readSubscribers(tx, 'booking.created')
  if (subscribers.length > 0)
    for (const id of ids) await announceBooking(tx, id, { event: 'booking.created', now, subscribers })
  return ids
}

function toColumns(party: ImportedParty, now: Date): typeof bookings.$inferInsert {
  const { details, theme, price, status, couponCode, reference } = party
  const { numberOfTeepees, bookingDate, customerName, customerEmail, customerPhone, partyAddress } = details
  const { city, state, zipCode, guestCount } = details
  const { totalCents, discountCents, depositCents, finalAmountCents, isPaid, isDeposit } = price
  const isCancelled = status === 'cancelled'
  return {
    reference: reference ?? formatReference(randomBytes(REFERENCE_BYTES)),
    themeId: theme.id,
    pricePerTeepeeCents: theme.pricePerTeepeeCents,
    numberOfTeepees,
    bookingDate,
    partyStartTime: details.partyStartTime ?? null,
    language: details.language ?? DEFAULT_LANGUAGE,
    customerName,
    customerEmail,
    customerPhone,
    partyAddress,
    city,
    state,
    zipCode,
    guestCount,
    ...pickAnswers(details),
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
