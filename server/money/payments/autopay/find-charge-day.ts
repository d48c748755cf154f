import { type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { getChargeDay, nextStep } from '#domain/money/payments/autopay.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { type ActiveConsent, toConsent } from '../consents/consent-queries.ts'
import { readTries } from './read-tries.ts'

type ChargeTerms = { readonly consent: ActiveConsent; readonly noticeDays: number; readonly now: Date }

/** Returns the day on which the card is charged next; a declined card is tried again some days later. */
export async function findChargeDay(
  db: Queryable,
  { bookingDate, createdAt }: Pick<FullBooking, 'bookingDate' | 'createdAt'>,
  { consent, noticeDays, now }: ChargeTerms,
): Promise<PartyDay> {
  const today = partyDayAt(now)
  const party = { bookingDate, bookedOn: partyDayAt(createdAt) }
  const chargeDay = getChargeDay(party, toConsent(consent), { today, noticeDays })
  const { tries } = await readTries(db, consent)
  const step = nextStep(chargeDay, tries, { bookingDate, today })
  return step.kind === 'wait' ? step.until : chargeDay
}
