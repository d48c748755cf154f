import { eachBookingField } from '#domain/booking/booking-fields.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { updateBookings } from '#server/booking/bookings/write/booking-rows.ts'
import type { Admin, Context } from '#server/context.ts'
import { removeWithdrawnPictures, withdrawPictures } from '#server/crew/website-pictures/withdraw-pictures.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { isOvertaken } from '#server/foundation/database/constraint.ts'
import { eq, inArray, or, sql } from '#server/foundation/database/drizzle.ts'
import { lockCustomers } from '#server/foundation/database/locks.ts'
import {
  bookings,
  contactSubmissions,
  customerEmails,
  customers,
  newsletterSubscribers,
  waitingList,
} from '#server/foundation/database/schema/all-tables.ts'
import type { FAMILY_COLUMNS } from '#server/foundation/database/schema/booking/bookings.ts'
import { recordEvent, recordEvents } from '#server/foundation/events/record-event.ts'
import { fileNewContacts } from '../contacts/file-contacts.ts'
import { eraseTraces } from './erase-traces.ts'
import { CUSTOMER_GONE, isEither, readFamily, whyNotErasable } from './read-customer.ts'

const TRIES = 5
const BUSY = refuse('conflict', 'customers.bookingBusy')

/**
 * Erases everything that identifies a family. Its history stays: days, themes, ZIP codes, amounts and payments. Reads
 * and changes the database as of a single instant. A booking made meanwhile is new and belongs to an unknown customer;
 * one changed meanwhile restarts the erasure.
 */
export async function eraseCustomer(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      const refusal = await commitUnlessRefused(ctx.db, (tx) => erase(tx, ctx, id, admin), {
        isolationLevel: 'repeatable read',
      })
      if (!refusal) await removeWithdrawnPictures(ctx)
      return refusal
    } catch (error) {
      if (!isOvertaken(error)) throw error
    }
  }
  return BUSY
}

async function erase(tx: Transaction, ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  await lockCustomers(tx)
  await fileNewContacts(tx, ctx)
  const [customer] = await tx.select({ name: customers.name }).from(customers).where(eq(customers.id, id))
  const known = await tx.select().from(customerEmails).where(eq(customerEmails.customerId, id))
  if (!customer || known.length === 0) return CUSTOMER_GONE
  const emails = known.map(({ email }) => email)
  const family = await readFamily(tx, emails)
  const refusal = await whyNotErasable(tx, ctx, family.bookings)
  if (refusal) return refusal
  await withdrawPictures(
    tx,
    family.bookings.map((booking) => booking.id),
  )
  await eraseTraces(tx, { id, ...customer, emails, ...family })
  await eraseBookings(tx, ctx, family.bookings, admin)
  await tx.delete(contactSubmissions).where(isEither(contactSubmissions.email, emails))
  const bookingIds = family.bookings.map((booking) => booking.id)
  await tx
    .delete(waitingList)
    .where(or(isEither(waitingList.customerEmail, emails), inArray(waitingList.changesBookingId, bookingIds)))
  await tx.delete(newsletterSubscribers).where(inArray(newsletterSubscribers.email, emails))
  await tx.delete(customers).where(eq(customers.id, id))
  await recordEvent(tx, { kind: 'customer.erased', actor: admin.username, subjectId: id })
  return null
}

/** An expired booking counts as cancelled by a person from now on, so that no late payment revives it. */
async function eraseBookings(
  tx: Transaction,
  ctx: Context,
  booked: readonly FullBooking[],
  admin: Admin,
): Promise<void> {
  if (booked.length === 0) return
  const ids = booked.map(({ id }) => id)
  await updateBookings(
    tx,
    ids,
    {
      ...erasedColumns,
      ...eachBookingField(() => null),
      cancelReason: sql`CASE WHEN ${bookings.bookingStatus} = 'cancelled' THEN 'staff' END`,
    },
    ctx.now(),
  )
  const known = booked.map(({ id, version, bookingStatus }) => {
    const cancelReason = bookingStatus === 'cancelled' ? 'staff' : null
    return { subjectId: id, written: { cancelReason }, version: version + 1 }
  })
  await recordEvents(tx, { kind: 'booking.erased', actor: admin.username }, known)
}

const erasedColumns = {
  customerName: ERASED,
  customerEmail: ERASED,
  customerPhone: ERASED,
  partyAddress: ERASED,
  city: ERASED,
  termsAddress: null,
  holdNetwork: null,
  // The link that it came by may identify somebody, too.
  touches: null,
} satisfies Record<(typeof FAMILY_COLUMNS)[number], typeof ERASED | null>
