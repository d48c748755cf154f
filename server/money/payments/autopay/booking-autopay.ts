import type { BookingAutopay } from '#contract/money/autopay.ts'
import { type Cents, toDecimal } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { getChargeCents } from '#domain/money/payments/autopay.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { and, desc, eq, exists, inArray, or } from '#server/foundation/database/drizzle.ts'
import { cardConsents, savedCardCharges } from '#server/foundation/database/schema/all-tables.ts'
import { describeMandate } from '../mandates/mandate.ts'
import { type ConsentRow, isActiveConsent } from '../mandates/mandate-queries.ts'
import { findChargeDay } from './read-tries.ts'

const STATES = ['active', 'charged', 'failed'] as const

/** Returns for staff what the family last agreed to, and the outcome. */
export async function readBookingAutopay(ctx: Context, id: number): Promise<BookingAutopay | Refusal> {
  const booking = await findBooking(ctx.db, { id })
  if (!booking) return BOOKING_GONE
  const [row] = await ctx.db
    .select()
    .from(cardConsents)
    .where(
      and(eq(cardConsents.bookingId, id), or(inArray(cardConsents.status, [...STATES]), wasCharged(ctx))),
    )
    .orderBy(desc(cardConsents.id))
    .limit(1)
  // A charge is still shown after its family removed the card.
  const state = row?.status === 'removed' ? 'charged' : STATES.find((one) => one === row?.status)
  if (!row || !state) return { agreed: null }
  const amount = toDecimal(await findAmount(ctx, booking, row))
  const chargeDay = isActiveConsent(row)
    ? await findChargeDay(ctx.db, booking, row, ctx.now())
    : (row.chargeDay ?? '')
  return { agreed: { state, amount, chargeDay, ...describeMandate(row) } }
}

function wasCharged({ db }: Context) {
  const { consentId, purpose, status } = savedCardCharges
  const charges = db
    .select({ id: savedCardCharges.id })
    .from(savedCardCharges)
    .where(and(eq(consentId, cardConsents.id), eq(purpose, 'balance'), eq(status, 'succeeded')))
  return and(eq(cardConsents.status, 'removed'), exists(charges))
}

/** Returns what is going to be charged, or what the last attempt was about. */
async function findAmount(
  ctx: Context,
  booking: FullBooking,
  { id, status, ...consent }: ConsentRow,
): Promise<Cents> {
  const amountCents = consent.amountCents ?? 0
  if (status === 'active') return getChargeCents({ amountCents }, booking)
  const [last] = await ctx.db
    .select({ amountCents: savedCardCharges.amountCents })
    .from(savedCardCharges)
    .where(
      and(
        eq(savedCardCharges.consentId, id),
        eq(savedCardCharges.purpose, 'balance'),
        inArray(savedCardCharges.status, ['succeeded', 'declined']),
      ),
    )
    .orderBy(desc(savedCardCharges.id))
    .limit(1)
  return last?.amountCents ?? amountCents
}
