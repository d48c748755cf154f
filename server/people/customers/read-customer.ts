import type { CustomerConsent, CustomerDetails, CustomerParty } from '#contract/people/customers.ts'
import { owedCents } from '#domain/booking/order/balance.ts'
import { orderLinkQuery } from '#domain/booking/order/order-link.ts'
import { isActive } from '#domain/booking/status.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { ERASED, textNumber } from '#domain/people/customers/contact-keys.ts'
import { erasureRefusal } from '#domain/people/customers/customer-record.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { Context, StaffCaller } from '#server/context.ts'
import type { Database, Queryable } from '#server/foundation/database/client.ts'
import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  contactSubmissions,
  customers,
  newsletterSubscribers,
  payments,
  pictureConsents,
  refunds,
  textConsents,
  waitingList,
} from '#server/foundation/database/schema/all-tables.ts'
import { isOwedStill } from '#server/money/payments/refunds/failed-refunds.ts'
import { messageResponse } from '#server/people/conversations/contact-form/message-response.ts'
import { readPermission } from '#server/people/conversations/texts/read-permission.ts'
import { siteUrl } from '#server/site-url.ts'
import { fileContacts } from '../contacts/file-contacts.ts'
import { findCustomer, findLookalikes } from './customer-queries.ts'

export const CUSTOMER_GONE = refuse('not_found', 'customers.gone')

export async function readCustomer(
  ctx: Context,
  id: number,
  { admin, language }: StaffCaller,
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
    messages: family.messages.map((message) => messageResponse(message, admin)),
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
  const { themeId, numberOfNights, guestCount, partyStartTime, bookedAddons: addons } = booking
  // Without the day, which is over, and the address, which is the family's own.
  const orderQuery = orderLinkQuery({
    themeId,
    numberOfTeepees,
    numberOfNights,
    guestCount,
    partyStartTime,
    addons,
  })
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

type Family = { readonly phones: readonly string[]; readonly bookings: readonly FullBooking[] }

/** Returns a family's consents as they currently stand: the last statement counts. */
async function readConsents(db: Database, { phones, bookings }: Family): Promise<CustomerConsent[]> {
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
