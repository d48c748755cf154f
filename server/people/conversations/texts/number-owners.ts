import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { phoneDigits, phoneKeySql } from '#server/foundation/database/schema/all-tables.ts'

/** The phone number in a column is the number `n` that has exchanged texts. */
const isNumber = (column: 'customer_phone' | 'w.customer_phone') =>
  sql`${phoneKeySql(sql.raw(column))} = ${phoneKeySql(sql.raw('n.phone'))}`

/**
 * Every number that has exchanged texts, with its customer: the one staff filed it with, otherwise whoever first booked
 * or joined the waiting list with it: another family's mistyped number must not take a conversation over.
 */
export const numberOwners = sql`
  SELECT n.phone, known.id AS number_id, coalesce(known.customer_id,
    (SELECT e.customer_id FROM bookings AS b JOIN customer_emails AS e ON e.email = lower(b.customer_email)
     WHERE ${phoneDigits} = right(n.phone, 10) AND ${isNumber('customer_phone')} ORDER BY b.id LIMIT 1),
    (SELECT e.customer_id FROM waiting_list AS w JOIN customer_emails AS e ON e.email = lower(w.customer_email)
     WHERE ${isNumber('w.customer_phone')} ORDER BY w.id LIMIT 1)) AS customer_id
  FROM (SELECT DISTINCT phone FROM texts WHERE phone <> ${ERASED}) AS n LEFT JOIN text_numbers AS known ON known.phone = n.phone`

/** The numbers of one customer, most recently used first. */
export const selectPhoneNumbers = (customerId: number) => sql`
  SELECT phone FROM (
    SELECT o.phone, (SELECT max(t.created_at) FROM texts AS t WHERE t.phone = o.phone AND t.status = 'received') AS heard
    FROM (${numberOwners}) AS o WHERE o.customer_id = ${customerId}) AS owned ORDER BY heard DESC NULLS LAST, phone`

/** Those of these numbers whose texts are filed with another customer, because it booked with them first. */
export const selectNumbersOfOthers = (customerId: number, phones: readonly string[]) => sql`
  SELECT o.phone FROM (${numberOwners}) AS o
  WHERE o.customer_id <> ${customerId} AND o.phone = ANY(${sql.param(phones)})`
