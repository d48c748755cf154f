import { ERASED, familyKey, phoneKey } from '#domain/people/customers/contact-keys.ts'
import { type Family, groupContacts, type NewContact } from '#domain/people/customers/group-contacts.ts'
import type { Context } from '#server/context.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { unlessReadOnly } from '#server/foundation/database/constraint.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { lockCustomers } from '#server/foundation/database/locks.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  bookings,
  customerEmails,
  customers,
  hasPhone,
  phoneKeySql,
} from '#server/foundation/database/schema/all-tables.ts'
import { splitIntoParts } from '#server/foundation/database/split-into-parts.ts'

/**
 * Assigns a customer to every address that booked, sent a message or joined the waiting list. This runs before
 * customers are read rather than wherever an address is stored: it keeps the booking path short, and covers data that
 * is older than customers or comes from a backup. While the database is read-only, the new ones are left out.
 */
export async function fileContacts(ctx: Context): Promise<void> {
  if ((await newContacts(ctx.db)).length === 0) return
  await unlessReadOnly(
    ctx.db.transaction(async (tx) => {
      await lockCustomers(tx)
      await fileNewContacts(tx, ctx)
    }),
  )
}

/** Does the same within a transaction that has locked the customers. */
export async function fileNewContacts(tx: Transaction, ctx: Context): Promise<void> {
  const contacts = await newContacts(tx)
  const keys = contacts.flatMap((contact) => contact.keys)
  const families = groupContacts(contacts, await customersByKey(tx, keys))
  for (const some of splitIntoParts(ROWS_AT_ONCE, families)) {
    const made = await insertCustomers(tx, ctx, some.filter(isNew).length)
    const rows = some.flatMap(({ customerId = made.pop(), emails }) => {
      if (customerId === undefined) throw new Error('A customer was not stored')
      return emails.map((email) => ({ email, customerId }))
    })
    await tx.insert(customerEmails).values(rows)
  }
}

/** The first run on an existing site files thousands. */
const ROWS_AT_ONCE = 500

const isNew = ({ customerId }: Family) => customerId === undefined

/** Returns addresses without a customer, oldest first. The business's own phone number is ignored. */
async function newContacts(db: Queryable): Promise<NewContact[]> {
  const { rows } = await db.execute<{ email: string; given: Given[] }>(sql`
    SELECT email, coalesce(jsonb_agg(DISTINCT jsonb_build_object('phone', phone, 'name', name)) FILTER (WHERE phone IS NOT NULL), '[]') AS given
    FROM (
      SELECT lower(customer_email) AS email, customer_phone AS phone, customer_name AS name, created_at FROM bookings
      UNION ALL SELECT lower(email), NULL, NULL, created_at FROM contact_submissions
      UNION ALL SELECT lower(customer_email), NULL, NULL, created_at FROM waiting_list) AS seen
    WHERE email <> ${ERASED} AND NOT EXISTS (SELECT FROM customer_emails AS known WHERE known.email = seen.email)
    GROUP BY email ORDER BY min(created_at), email`)
  if (rows.length === 0) return []
  const own = phoneKey((await readSettings(db)).contactInfo.phone)
  return rows.map(({ email, given }) => {
    const keys = given
      .filter(({ phone }) => phoneKey(phone) !== own)
      .map(({ phone, name }) => familyKey(phone, name))
      .filter((key) => key !== undefined)
    return { email, keys: [...new Set(keys)] }
  })
}

/** How somebody booked. */
type Given = { readonly phone: string; readonly name: string }

/** Returns the customers who booked with each of these numbers and names. */
async function customersByKey(tx: Transaction, keys: readonly string[]): Promise<Map<string, number[]>> {
  if (keys.length === 0) return new Map()
  const phones = new Set(keys.map((key) => key.slice(0, key.indexOf(' '))))
  const phone = phoneKeySql(sql`${bookings.customerPhone}`)
  const rows = await tx
    .selectDistinct({ phone, name: bookings.customerName, customerId: customerEmails.customerId })
    .from(bookings)
    .innerJoin(customerEmails, sql`${customerEmails.email} = lower(${bookings.customerEmail})`)
    .where(hasPhone([...phones]))
  const byKey = Map.groupBy(rows, (row) => familyKey(row.phone, row.name) ?? '')
  return new Map([...byKey].map(([key, known]) => [key, [...new Set(known.map((row) => row.customerId))]]))
}

async function insertCustomers(tx: Transaction, ctx: Context, count: number): Promise<number[]> {
  if (count === 0) return []
  const now = ctx.now()
  const rows = Array.from({ length: count }, () => ({ createdAt: now, updatedAt: now }))
  const made = await tx.insert(customers).values(rows).returning({ id: customers.id })
  return made.map(({ id }) => id).sort((one, other) => other - one)
}
