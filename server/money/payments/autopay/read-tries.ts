import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { getChargeDay, nextStep, type Try } from '#domain/money/payments/autopay.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { cardConsents, savedCardCharges } from '#server/foundation/database/schema/all-tables.ts'
import { type ActiveConsent, toConsent } from '../mandates/mandate-queries.ts'

/**
 * Returns the attempts to charge a consent's card, and the state for this consent. A card is not tried more often
 * because its family agreed to a different amount.
 */
export async function readTries(
  db: Queryable,
  { id, bookingId, methodId }: ActiveConsent,
): Promise<{ readonly tries: Try[]; readonly isPlanned: boolean; readonly isPaid: boolean }> {
  const rows = await db
    .select({ charge: savedCardCharges })
    .from(savedCardCharges)
    .innerJoin(cardConsents, eq(cardConsents.id, savedCardCharges.consentId))
    .where(
      and(
        eq(savedCardCharges.bookingId, bookingId),
        eq(savedCardCharges.purpose, 'balance'),
        eq(cardConsents.methodId, methodId),
      ),
    )
    .orderBy(asc(savedCardCharges.id))
  const charges = rows.map(({ charge }) => charge)
  const own = charges.filter(({ consentId }) => consentId === id)
  return {
    tries: charges.flatMap(({ status, createdAt, verdict }): Try[] =>
      status === 'declined' ? [{ on: partyDayAt(createdAt), verdict: verdict ?? 'hard' }] : [],
    ),
    isPlanned: own.some(({ status }) => status === 'planned'),
    isPaid: own.some(({ status }) => status === 'succeeded'),
  }
}

type Charged = Pick<FullBooking, 'bookingDate' | 'createdAt'>

/** Returns the day that the family is told, and the next step after these attempts. */
export function findStep(
  { bookingDate, createdAt }: Charged,
  { consent, tries }: { readonly consent: ActiveConsent; readonly tries: readonly Try[] },
  when: { readonly today: PartyDay; readonly noticeDays: number },
) {
  const party = { bookingDate, bookedOn: partyDayAt(createdAt) }
  const chargeDay = getChargeDay(party, toConsent(consent), when)
  return { chargeDay, step: nextStep(chargeDay, tries, { bookingDate, today: when.today }) }
}

/** Returns the day on which the card is charged next; a declined card is tried again some days later. */
export async function findChargeDay(
  db: Queryable,
  booking: Charged,
  consent: ActiveConsent,
  now: Date,
): Promise<PartyDay> {
  const today = partyDayAt(now)
  const { noticeDays } = (await readPricing(db)).autopay
  const { tries } = await readTries(db, consent)
  const { chargeDay, step } = findStep(booking, { consent, tries }, { today, noticeDays })
  if (step.kind === 'wait') return step.until
  return step.kind === 'charge' ? today : chargeDay
}
