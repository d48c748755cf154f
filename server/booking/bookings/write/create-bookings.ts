import { randomBytes } from 'node:crypto'
import type { bookingDetails } from '#contract/booking/booking-fields.ts'
import type { PartyOrder } from '#contract/booking/bookings.ts'
import { pickAnswers } from '#domain/booking/booking-fields.ts'
import { formatReference, REFERENCE_BYTES } from '#domain/booking/reference.ts'
import type { KeptAnswer } from '#domain/catalogue/questions/answers.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookingAnswers,
  bookings,
  importedBookings,
  trialBookings,
} from '#server/foundation/database/schema/all-tables.ts'
import type { BookingEvent } from '#server/foundation/events/event-kinds.ts'
import type { BookingRow } from '../full-booking.ts'
import { type AddonLines, insertBookings, type NewBookingRow, writeAddons } from './booking-rows.ts'
import { heldCoupon, moveCouponUse } from './move-coupon-use.ts'
import { announceBooking, recordBookingEvent } from './tell-booking.ts'

export type NewBooking = {
  readonly columns: Omit<NewBookingRow, 'reference'> & { readonly reference?: string | undefined }
  readonly addons: AddonLines
  readonly answers?: readonly KeptAnswer[] | undefined
  readonly isTrial?: boolean | undefined
  /** Of a booking that was made in another program. */
  readonly paidElsewhereCents?: Cents
}

export function partyColumns(details: Pick<PartyOrder, keyof typeof bookingDetails>) {
  const { numberOfTeepees, bookingDate, customerName, customerEmail, customerPhone, partyAddress } = details
  const { city, state, zipCode, guestCount, partyStartTime = null, language = DEFAULT_LANGUAGE } = details
  const family = { customerName, customerEmail, customerPhone, partyAddress, city, state, zipCode, language }
  return { numberOfTeepees, bookingDate, partyStartTime, ...family, guestCount, ...pickAnswers(details) }
}

/**
 * Stores new bookings with everything that belongs to them, and tells that they were made. Their days must be locked.
 * Refused if a coupon is used up.
 */
export async function createBookings(
  tx: Transaction,
  made: readonly NewBooking[],
  { event, now }: { readonly event: BookingEvent; readonly now: Date },
): Promise<BookingRow[] | Refusal> {
  for (const { columns } of made) {
    const { couponId = null, couponHeld = false } = columns
    const usedUp = await moveCouponUse(tx, null, heldCoupon({ couponId, couponHeld }))
    if (usedUp) return usedUp
  }
  const values = made.map(({ columns }) => ({ ...columns, reference: columns.reference ?? newReference() }))
  const told = values.map((columns) => ({ id: idOf(columns.reference), columns }))
  const [rows, subscriptions] = await Promise.all([
    insertBookings(tx, values),
    recordBookingEvent(tx, told, event),
  ])
  const stored = made.map((booking, index) => {
    const id = rows[index]?.id
    if (id === undefined) throw new Error('A booking was not stored')
    return { ...booking, id }
  })
  await writeAddons(tx, stored)
  const answered = stored.flatMap(({ id, answers = [] }) => {
    return answers.length > 0 ? [{ bookingId: id, answers }] : []
  })
  if (answered.length > 0) await tx.insert(bookingAnswers).values(answered)
  const trials = stored.flatMap(({ id, isTrial }) => (isTrial ? [{ bookingId: id }] : []))
  if (trials.length > 0) await tx.insert(trialBookings).values(trials)
  const imported = stored.flatMap(({ id, paidElsewhereCents }) => {
    return paidElsewhereCents === undefined ? [] : [{ bookingId: id, paidElsewhereCents, createdAt: now }]
  })
  if (imported.length > 0) await tx.insert(importedBookings).values(imported)
  for (const { id } of stored) await announceBooking(tx, id, event, { subscriptions, now })
  return rows
}

/** Known to the statement that follows the insert in the same round trip. */
function idOf(reference: string): SQL<number> {
  return sql`(SELECT ${bookings.id} FROM ${bookings} WHERE ${bookings.reference} = ${reference})`
}

function newReference(): string {
  return formatReference(randomBytes(REFERENCE_BYTES))
}
