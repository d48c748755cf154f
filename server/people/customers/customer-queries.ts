import type { Customer, CustomerFilters, CustomerPage, CustomerSort } from '#contract/people/customers.ts'
import { emailKey, phoneKey } from '#domain/people/customers/contact-keys.ts'
import { containsTyped } from '#server/booking/bookings/booking-queries.ts'
import { paidForParty } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { hasPhone, searchedText } from '#server/foundation/database/schema/all-tables.ts'

/** Where a name was given: in a booking, a message or a waiting list entry. */
const given = sql`
  SELECT lower(customer_email) AS email, customer_name AS name, true AS booked, created_at AS at FROM bookings
  UNION ALL SELECT lower(email), name, false, created_at FROM contact_submissions
  UNION ALL SELECT lower(customer_email), customer_name, false, created_at FROM waiting_list`

/** The names of these customers, and when they were last heard from. */
const namedAmong = (isAmong: SQL) => sql`
  SELECT DISTINCT ON (heard.customer_id) heard.customer_id, heard.name, heard.last_at AS at FROM (
    SELECT e.customer_id, given.name, given.booked, given.at, max(given.at) OVER (PARTITION BY e.customer_id) AS last_at,
      min(given.at) OVER (PARTITION BY e.customer_id, given.email, given.booked) AS first_at
    FROM customer_emails AS e JOIN (${given}) AS given ON given.email = e.email WHERE ${isAmong}) AS heard
  ORDER BY heard.customer_id, heard.booked DESC, heard.first_at, heard.at DESC`

/** The columns for searching and most sorting: listing one page does not add up the money of thousands of families. */
const namesAmong = (isAmong: SQL) => sql`
  SELECT c.id, coalesce(named.name, c.name, '') AS name, greatest(named.at, c.created_at) AS seen_at
  FROM customers AS c
  JOIN (SELECT DISTINCT customer_id FROM customer_emails AS e WHERE ${isAmong}) AS mail ON mail.customer_id = c.id
  LEFT JOIN (${namedAmong(isAmong)}) AS named ON named.customer_id = c.id`

/**
 * These customers with what they booked and paid. A family's name is that of the last booking with its first address,
 * so that another address never renames it; otherwise the one it gave last elsewhere, since messages are often signed with less; otherwise that from the program it was imported from.
 * A booking belongs to the customer with its e-mail address.
 */
const customersAmong = (isAmong: SQL) => sql`
  SELECT c.id, coalesce(named.name, c.name, '') AS name, mail.emails,
    coalesce(booked.phones, array_remove(ARRAY[c.phone], NULL)) AS phones,
    coalesce(booked.bookings, 0)::int AS "bookingCount", booked.last_party AS "lastPartyDay",
    coalesce(booked.paid, 0)::numeric(12,2)::text AS "paidAmount", c.birth_month AS "birthMonth", c.notes <> '' AS "hasNotes",
    greatest(named.at, c.created_at) AS seen_at
  FROM customers AS c
  JOIN (SELECT customer_id, array_agg(email ORDER BY email) AS emails FROM customer_emails AS e
    WHERE ${isAmong} GROUP BY customer_id) AS mail ON mail.customer_id = c.id
  LEFT JOIN (${namedAmong(isAmong)}) AS named ON named.customer_id = c.id
  LEFT JOIN (
    SELECT e.customer_id, count(*) FILTER (WHERE booking.booking_status <> 'cancelled') AS bookings,
      max(booking.booking_date) FILTER (WHERE booking.booking_status <> 'cancelled') AS last_party,
      array_agg(DISTINCT booking.customer_phone) AS phones, sum(${paidForParty}) AS paid
    FROM customer_emails AS e JOIN bookings AS booking ON lower(booking.customer_email) = e.email
    WHERE ${isAmong} GROUP BY e.customer_id) AS booked ON booked.customer_id = c.id`

const EVERYBODY = sql`true`

const ORDERS: Readonly<Record<CustomerSort, SQL>> = {
  latest: sql`seen_at DESC, id DESC`,
  name: sql`lower(name), id`,
  bookings: sql`"bookingCount" DESC, seen_at DESC, id DESC`,
  paid: sql`"paidAmount"::numeric DESC, seen_at DESC, id DESC`,
}

const BY_NAME: readonly CustomerSort[] = ['latest', 'name']

export async function findCustomers(db: Queryable, filters: CustomerFilters): Promise<CustomerPage> {
  const { search, sort, page, pageSize } = filters
  const isFound = search?.trim() ? matches(search.trim()) : sql`true`
  const counted = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (${namesAmong(EVERYBODY)}) AS everybody WHERE ${isFound}`,
  )
  const sorted = BY_NAME.includes(sort) ? namesAmong(EVERYBODY) : customersAmong(EVERYBODY)
  const onPage = await db.execute<{ id: number }>(
    sql`SELECT id FROM (${sorted}) AS everybody WHERE ${isFound}
      ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  )
  const ids = onPage.rows.map(({ id }) => id)
  const customers = new Map((await findCustomersById(db, ids)).map((customer) => [customer.id, customer]))
  return {
    customers: ids.map((id) => customers.get(id)).filter((customer) => customer !== undefined),
    total: counted.rows[0]?.total ?? 0,
    page,
    pageSize,
  }
}

export async function findCustomer(db: Queryable, id: number): Promise<Customer | undefined> {
  return (await findCustomersById(db, [id]))[0]
}

async function findCustomersById(db: Queryable, ids: readonly number[]): Promise<Customer[]> {
  if (ids.length === 0) return []
  const isAmong = sql`e.customer_id = ANY(${sql.param(ids)})`
  const { rows } = await db.execute<Customer & { seen_at: string }>(customersAmong(isAmong))
  return rows.map(({ seen_at: _, ...customer }) => customer)
}

const LOOKALIKES_MOST = 10

/** Returns other customers who have given the same name, or booked with the same phone number. */
export async function findLookalikes(
  db: Queryable,
  { id, name, phones }: Customer,
): Promise<Pick<Customer, 'id' | 'name' | 'emails'>[]> {
  const keys = phones.map(phoneKey).filter((key) => key !== undefined)
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT DISTINCT e.customer_id AS id FROM customer_emails AS e JOIN (
      SELECT lower(customer_email) AS email FROM bookings
        WHERE lower(customer_name) = lower(${name}) OR ${hasPhone(keys)}
      UNION SELECT lower(email) FROM contact_submissions WHERE lower(name) = lower(${name})) AS alike USING (email)
    WHERE e.customer_id <> ${id} ORDER BY id LIMIT ${LOOKALIKES_MOST}`)
  const found = await findCustomersById(
    db,
    rows.map((row) => row.id),
  )
  return found
    .toSorted((one, other) => one.id - other.id)
    .map((customer) => ({ id: customer.id, name: customer.name, emails: customer.emails }))
}

/** Matches a name, an address or a phone number as typed by staff. */
function matches(search: string): SQL {
  const email = `%${emailKey(search).replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${containsTyped(sql`name`, search)} OR id IN (
    SELECT customer_id FROM customer_emails WHERE email LIKE ${email}
    UNION SELECT e.customer_id FROM customer_emails AS e JOIN bookings ON lower(customer_email) = e.email
      WHERE ${containsTyped(searchedText, search)}))`
}
