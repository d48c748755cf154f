import type { CustomerConsent } from '#contract/people/customers.ts'
import { textNumber } from '#domain/people/customers/contact-keys.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { desc, inArray } from '#server/foundation/database/drizzle.ts'
import { pictureConsents, textConsents } from '#server/foundation/database/schema/all-tables.ts'
import { readPermission } from '#server/people/conversations/texts/read-permission.ts'

type Family = { readonly phones: readonly string[]; readonly bookings: readonly FullBooking[] }

/** Returns a family's consents as they currently stand: the last statement counts. */
export async function readConsents(db: Database, { phones, bookings }: Family): Promise<CustomerConsent[]> {
  return [
    ...(await readTextConsents(db, phones)),
    ...(await readPictureConsents(db, bookings)),
    ...getAgreement(bookings),
  ]
}

async function readTextConsents(db: Database, phones: readonly string[]): Promise<CustomerConsent[]> {
  const numbers = [...new Set(phones.map(textNumber).filter((number) => number !== undefined))]
  if (numbers.length === 0) return []
  const rows = await db
    .select()
    .from(textConsents)
    .where(inArray(textConsents.phone, numbers))
    .orderBy(desc(textConsents.id))
  const consents = await Promise.all(
    numbers.map(async (phone): Promise<CustomerConsent | undefined> => {
      const { isStopped } = await readPermission(db, phone)
      const last = rows.find((row) => row.phone === phone)
      if (!last && !isStopped) return undefined
      return {
        kind: 'texts',
        step: isStopped ? 'stopped' : (last?.step ?? 'withdrawn'),
        about: phone,
        // The time of the STOP is not stored with the number.
        at: isStopped ? null : (last?.createdAt.toISOString() ?? null),
      }
    }),
  )
  return consents.filter((consent) => consent !== undefined)
}

async function readPictureConsents(db: Database, booked: readonly FullBooking[]): Promise<CustomerConsent[]> {
  const ids = booked.map(({ id }) => id)
  const rows = await db
    .select()
    .from(pictureConsents)
    .where(inArray(pictureConsents.bookingId, ids))
    .orderBy(desc(pictureConsents.id))
  return ids.flatMap((id) => {
    const last = rows.find(({ bookingId }) => bookingId === id)
    if (!last) return []
    return [{ kind: 'pictures', step: last.step, about: `#${id}`, at: last.createdAt.toISOString() }]
  })
}

/** The terms that it last agreed to. */
function getAgreement(booked: readonly FullBooking[]): CustomerConsent[] {
  const agreed = booked.flatMap(({ termsVersion, termsAgreedAt }) =>
    termsVersion !== null && termsAgreedAt !== null
      ? [{ termsVersion, at: termsAgreedAt.toISOString() }]
      : [],
  )
  const [last] = agreed.toSorted((one, other) => other.at.localeCompare(one.at))
  return last ? [{ kind: 'terms', step: 'given', about: String(last.termsVersion), at: last.at }] : []
}
