import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { lockCustomers } from '#server/foundation/database/locks.ts'
import { phoneKeySql } from '#server/foundation/database/schema/all-tables.ts'
import { fileNewContacts } from '#server/people/contacts/file-contacts.ts'
import { numberOwners } from './number-owners.ts'

/**
 * Files the number of a booking with its family if they exchanged texts, and keeps the family's name: once the booking
 * is deleted, another family with that number must not get the conversation. Call it first in the transaction.
 */
export async function keepNumber(tx: Transaction, ctx: Context, bookingId: number): Promise<void> {
  await lockCustomers(tx)
  await fileNewContacts(tx, ctx)
  await tx.execute(sql`
    WITH deleted AS (
      SELECT b.customer_name, b.customer_phone, e.customer_id
      FROM bookings AS b JOIN customer_emails AS e ON e.email = lower(b.customer_email) WHERE b.id = ${bookingId}),
    filed AS (
      INSERT INTO text_numbers (phone, customer_id)
      SELECT o.phone, o.customer_id FROM deleted JOIN (${numberOwners}) AS o ON o.customer_id = deleted.customer_id
        AND ${phoneKeySql(sql`o.phone`)} = ${phoneKeySql(sql`deleted.customer_phone`)}
      ON CONFLICT (phone) DO UPDATE SET customer_id = excluded.customer_id
      RETURNING customer_id)
    UPDATE customers SET name = coalesce(customers.name, deleted.customer_name)
    FROM deleted WHERE customers.id = deleted.customer_id AND customers.id IN (SELECT customer_id FROM filed)`)
}
