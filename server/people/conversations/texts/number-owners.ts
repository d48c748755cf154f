import { ERASED } from '#domain/people/customers/contact-keys.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { phoneDigits, phoneKeySql } from '#server/foundation/database/schema/all-tables.ts'

type PhoneColumn = 'b.customer_phone' | 'w.customer_phone' | "change->>'before'" | "change->>'after'"

/** The phone number in a column is the number `n` that has exchanged texts. */
const isNumber = (column: PhoneColumn) =>
  sql`${phoneKeySql(sql.raw(column))} = ${phoneKeySql(sql.raw('n.phone'))}`

/**
 * Since when the booking `b` has had the number: since staff wrote it, unless it had it before; else since its family
 * did. By the clock of the events, and by its own for one that is older than they are.
 */
const bookedSince = sql`coalesce(
  (SELECT CASE WHEN ${isNumber("change->>'after'")} AND ${isNumber("change->>'before'")} IS NOT TRUE THEN staff.created_at END
    FROM events AS staff, json_array_elements(staff.facts->'changes') AS change
    WHERE staff.subject = 'booking' AND staff.subject_id = b.id AND staff.facts->>'kind' = 'changes'
      AND change->>'field' = 'customerPhone' AND (${isNumber("change->>'before'")} OR ${isNumber("change->>'after'")})
    ORDER BY staff.id LIMIT 1),
  (SELECT max(own.created_at) FROM events AS own WHERE own.subject = 'booking' AND own.subject_id = b.id
    AND own.kind IN ('booking.created', 'booking.entered', 'booking.imported', 'booking.revised')),
  b.created_at)`

/**
 * Every number that has exchanged texts, with its customer: the one staff filed it with, otherwise whoever had it first
 * among those who booked with it, then among those on the waiting list: another family's mistyped number, even in an
 * older booking, must not take a conversation over. Only a number of several customers is looked up in the events.
 */
export const numberOwners = sql`
  SELECT n.phone, known.id AS number_id, coalesce(known.customer_id,
    (SELECT had.customer_id FROM (
      SELECT e.customer_id, b.id, CASE WHEN min(e.customer_id) OVER () < max(e.customer_id) OVER () THEN ${bookedSince} END AS since
      FROM bookings AS b JOIN customer_emails AS e ON e.email = lower(b.customer_email)
      WHERE ${phoneDigits} = right(n.phone, 10) AND ${isNumber('b.customer_phone')}) AS had
     ORDER BY had.since, had.id LIMIT 1),
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
