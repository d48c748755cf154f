import type { CustomerDetails, CustomerParty } from '#contract/people/customers.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { orderLinkQuery } from '#domain/booking/order/order-link.ts'
import { isActive } from '#domain/booking/status.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { erasureRefusal } from '#domain/people/customers/customer-record.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  customers,
  newsletterSubscribers,
  payments,
  refunds,
  waitingList,
} from '#server/foundation/database/schema/all-tables.ts'
import { isOwedStill } from '#server/money/payments/refunds/failed-refunds.ts'
import { messageResponse } from '#server/people/conversations/contact-form/message-response.ts'
import { siteUrl } from '#server/site-url.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { findCustomer, findLookalikes } from './customer-queries.ts'
import { readConsents } from './read-consents.ts'

export const CUSTOMER_GONE = refuse('not_found', 'customers.gone')

export async function readCustomer(
  ctx: Context,
  id: number,
  language: Language,
): Promise<CustomerDetails | Refusal> {
  await fileContacts(ctx)
  const customer = await findCustomer(ctx.db, id)
  const [record] = await ctx.db.select().from(customers).where(eq(customers.id, id))
  if (!customer || !record) return CUSTOMER_GONE
  const { emails } = customer
  const family = await readFamily(ctx.db, emails)
  const refusal = await whyNotErasable(ctx.db, ctx, family.bookings)
  return {
    ...customer,
    notes: record.notes,
    version: record.version,
    bookings: family.bookings.map((booking) => partyResponse(ctx, booking)),
    messages: family.messages.map(messageResponse),
    waiting: family.waiting.map(({ id, bookingDate, status, createdAt }) => {
      return { id, bookingDate, status, createdAt: createdAt.toISOString() }
    }),
    newsletter: family.newsletter.map(({ email, state }) => ({ email, state })),
    consents: await readConsents(ctx.db, { phones: customer.phones, bookings: family.bookings }),
    lookalikes: await findLookalikes(ctx.db, customer),
    whyNotErasable: refusal ? describeRefusal(language, refusal) : null,
  }
}

/** Returns everything with one of a family's addresses, newest first. */
export async function readFamily(db: Queryable, emails: readonly string[]) {
  const booked = await findBookingsWhere(db, isEither(bookings.customerEmail, emails))
  return {
    bookings: booked.toSorted(
      (one, other) => other.bookingDate.localeCompare(one.bookingDate) || other.id - one.id,
    ),
    messages: await db
      .select()
      .from(contactSubmissions)
      .where(isEither(contactSubmissions.email, emails))
      .orderBy(desc(contactSubmissions.createdAt), desc(contactSubmissions.id)),
    waiting: await db
      .select()
      .from(waitingList)
      .where(isEither(waitingList.customerEmail, emails))
      .orderBy(desc(waitingList.bookingDate)),
    newsletter: await db
      .select()
      .from(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.email, [...emails]))
      .orderBy(asc(newsletterSubscribers.email)),
  }
}

/** Matches addresses as typed against these, which are in the form of `emailKey`. */
export function isEither(
  column: typeof bookings.customerEmail | typeof contactSubmissions.email | typeof waitingList.customerEmail,
  emails: readonly string[],
): SQL | undefined {
  return and(inArray(sql`lower(${column})`, [...emails]), ne(column, ERASED))
}

/** Returns why the data of a family with these bookings must be kept for now. */
export async function whyNotErasable(
  db: Queryable,
  ctx: Context,
  booked: readonly FullBooking[],
): Promise<Refusal | undefined> {
  const today = partyDayAt(ctx.now())
  const next = booked.findLast(
    ({ bookingStatus, bookingDate }) => isActive(bookingStatus) && bookingDate >= today,
  )
  const ids = booked.map(({ id }) => id)
  const owed = await db
    .select({ status: refunds.status })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(or(eq(refunds.status, 'requested'), isOwedStill), inArray(payments.bookingId, ids)))
  return erasureRefusal({
    nextParty: next?.bookingDate,
    owedRefund: (['failed', 'requested'] as const).find((status) =>
      owed.some((refund) => refund.status === status),
    ),
  })
}

function partyResponse(ctx: Context, booking: FullBooking): CustomerParty {
  const { id, reference, themeName, bookingDate, bookingStatus, numberOfTeepees } = booking
  const { themeId, guestCount, partyStartTime, bookedAddons: addons } = booking
  // Without the day, which is over, and the address, which is the family's own.
  const orderQuery = orderLinkQuery({ themeId, numberOfTeepees, guestCount, partyStartTime, addons })
  return {
    id,
    reference,
    themeName,
    bookingDate,
    bookingStatus,
    numberOfTeepees,
    totalAmount: toDecimal(booking.totalCents),
    paidAmount: toDecimal(booking.paidCents),
    owedAmount: toDecimal(bookingStatus === 'cancelled' ? 0 : owedCents(booking)),
    sameAgainUrl: `${siteUrl(ctx)}/booking?${orderQuery}`,
  }
}
