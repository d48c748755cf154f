import type { BookingAutopay } from '#contract/money/autopay.ts'
import { type Cents, toDecimal } from '#domain/money/money.ts'
import { getChargeCents } from '#domain/payments/autopay.ts'
import { getCardLabel } from '#domain/payments/card-label.ts'
import type { Refusal } from '#domain/refusal/refusal.ts'
import { findBooking } from '#server/bookings/booking-queries.ts'
import { BOOKING_GONE } from '#server/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import { and, desc, eq, inArray } from '#server/database/drizzle.ts'
import { cardConsents, savedCardCharges } from '#server/database/schema/all-tables.ts'
import { readPricing } from '#server/pricing/pricing-queries.ts'
import { type ConsentRow, isActiveConsent } from '../consents/consent-queries.ts'
import { findChargeDay } from './find-charge-day.ts'

const STATES = ['active', 'charged', 'failed'] as const

/** Returns for staff what the family agreed to last, and what came of it. */
export async function readBookingAutopay(ctx: Context, id: number): Promise<BookingAutopay | Refusal> {
  const booking = await findBooking(ctx.db, { id })
  if (!booking) return BOOKING_GONE
  const [row] = await ctx.db
    .select()
    .from(cardConsents)
    .where(and(eq(cardConsents.bookingId, id), inArray(cardConsents.status, [...STATES])))
    .orderBy(desc(cardConsents.id))
    .limit(1)
  const state = STATES.find((one) => one === row?.status)
  if (!row || !state) return { agreed: null }
  return {
    agreed: {
      state,
      cardLabel: getCardLabel(row),
      amount: toDecimal(await findAmount(ctx, booking, row)),
      chargeDay: isActiveConsent(row) ? await findNextDay(ctx, booking, row) : (row.chargeDay ?? ''),
      consentText: row.sentence ?? '',
      consentLanguage: row.language,
      agreedAt: row.agreedAt.toISOString(),
    },
  }
}

async function findNextDay(
  ctx: Context,
  booking: FullBooking,
  consent: Parameters<typeof findChargeDay>[2]['consent'],
): Promise<string> {
  const { noticeDays } = (await readPricing(ctx.db)).autopay
  return findChargeDay(ctx.db, booking, { consent, noticeDays, now: ctx.now() })
}

/** What is going to be charged, or what the last try was about. */
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
