import { sql } from '#server/foundation/database/drizzle.ts'
import { numberOwners } from '../texts/number-owners.ts'

/** The thread of a number `o` of `numberOwners`. */
export const threadOfNumber = sql`coalesce('c' || o.customer_id, 'n' || o.number_id)`

/** The current thread of a number. */
export const selectThread = (phone: string) => sql`
  SELECT ${threadOfNumber} AS thread FROM (${numberOwners}) AS o
  WHERE o.phone = ${phone}`

/** Every message with its thread. */
export const saidInThreads = sql`
  SELECT ${threadOfNumber} AS thread, t.created_at AS at, 'text' AS by,
    t.status = 'received' AS is_from_family, t.body AS text, (t.status = 'received' AND t.read_at IS NULL) AS is_unread
  FROM texts AS t JOIN (${numberOwners}) AS o ON o.phone = t.phone
  UNION ALL
  SELECT 'c' || e.customer_id, m.created_at, 'mail', true, m.message, NOT m.responded
  FROM contact_submissions AS m JOIN customer_emails AS e ON e.email = lower(m.email)
  UNION ALL
  SELECT 'c' || e.customer_id, r.created_at, 'mail', false, coalesce(r.written, r.subject), false
  FROM outbox AS r JOIN customer_emails AS e ON e.email = lower(r.recipient) WHERE r.kind = 'reply'`
