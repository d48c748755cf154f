import { ERASED, phoneKey } from '#domain/customer/contact-keys.ts'
import { type Family, groupContacts, type NewContact } from '#domain/customer/group-contacts.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { inArray, sql } from '#server/database/drizzle.ts'
import { lockCustomers } from '#server/database/locks.ts'
import { readSettings } from '#server/database/read-settings.ts'
import { bookings, customerEmails, customers, phoneDigits } from '#server/database/schema/all-tables.ts'
import { splitIntoParts } from '#server/database/split-into-parts.ts'

/**
 * Assigns a customer to every address that booked, sent a message or joined the waiting list. This runs before
 * customers are read rather than wherever an address is stored: it keeps the booking path short, and covers data that
 * is older than customers or comes from a backup.
 */
export async function fileContacts(ctx: Context): Promise<void> {
  if ((await newContacts(ctx.db)).length === 0) return
  await ctx.db.transaction(async (tx) => {
    await lockCustomers(tx)
    await fileNewContacts(tx, ctx)
  })
}

/** Does the same within a transaction that has locked the customers. */
export async function fileNewContacts(tx: Transaction, ctx: Context): Promise<void> {
  const contacts = await newContacts(tx)
  const phones = [...new Set(contacts.flatMap((contact) => contact.phones))]
  const families = groupContacts(contacts, await customersByPhone(tx, phones))
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
async function newContacts(db: Database | Transaction): Promise<NewContact[]> {
  const { rows } = await db.execute<{ email: string; phones: string[] }>(sql`
    SELECT email, coalesce(array_agg(DISTINCT phone) FILTER (WHERE phone IS NOT NULL), '{}') AS phones
    FROM (
      SELECT lower(customer_email) AS email, customer_phone AS phone, created_at FROM bookings
      UNION ALL SELECT lower(email), NULL, created_at FROM contact_submissions
      UNION ALL SELECT lower(customer_email), NULL, created_at FROM waiting_list) AS seen
    WHERE email <> ${ERASED} AND NOT EXISTS (SELECT FROM customer_emails AS known WHERE known.email = seen.email)
    GROUP BY email ORDER BY min(created_at), email`)
  if (rows.length === 0) return []
  const own = phoneKey((await readSettings(db)).contactInfo.phone)
  return rows.map(({ email, phones }) => {
    const keys = phones.map(phoneKey).filter((key) => key !== undefined)
    return { email, phones: [...new Set(keys)].filter((key) => key !== own) }
  })
}

/** Returns the customers who booked with each of these numbers. */
async function customersByPhone(tx: Transaction, phones: readonly string[]): Promise<Map<string, number[]>> {
  if (phones.length === 0) return new Map()
  const phone = sql<string>`${phoneDigits}`
  const rows = await tx
    .selectDistinct({ phone, customerId: customerEmails.customerId })
    .from(bookings)
    .innerJoin(customerEmails, sql`${customerEmails.email} = lower(${bookings.customerEmail})`)
    .where(inArray(phone, [...phones]))
  const byPhone = Map.groupBy(rows, (row) => row.phone)
  return new Map([...byPhone].map(([key, known]) => [key, known.map(({ customerId }) => customerId)]))
}

async function insertCustomers(tx: Transaction, ctx: Context, count: number): Promise<number[]> {
  if (count === 0) return []
  const now = ctx.now()
  const rows = Array.from({ length: count }, () => ({ createdAt: now, updatedAt: now }))
  const made = await tx.insert(customers).values(rows).returning({ id: customers.id })
  return made.map(({ id }) => id).sort((one, other) => other - one)
}
