import { DEFAULT_LANGUAGE, knownLanguage, type Language } from '#domain/foundation/text/language.ts'
import { textNumber } from '#domain/people/customers/contact-keys.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { customerEmails, customers, textNumbers } from '#server/foundation/database/schema/all-tables.ts'
import { selectPhoneNumbers } from '../texts/number-owners.ts'

export type Person = {
  readonly customerId: number | null
  readonly name: string
  /** The number for texts to them, such as `+13055550123`. */
  readonly phone: string | null
  /** All of their numbers that have exchanged texts. */
  readonly phones: readonly string[]
  /** The address for mails to them. */
  readonly email: string | null
  readonly emails: readonly string[]
  readonly language: Language
}

const NOBODY: Person = {
  customerId: null,
  name: '',
  phone: null,
  phones: [],
  email: null,
  emails: [],
  language: DEFAULT_LANGUAGE,
}

type Named = {
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly language: string
}

/** Returns who is behind a thread; phone and e-mail are null if there is nobody anymore. */
export async function readPerson(db: Queryable, thread: string): Promise<Person> {
  const id = Number(thread.slice(1))
  if (thread.startsWith('n')) {
    const [number] = await db.select().from(textNumbers).where(eq(textNumbers.id, id))
    return number ? { ...NOBODY, phone: number.phone, phones: [number.phone] } : NOBODY
  }
  const known = await db
    .select({ email: customerEmails.email, name: customers.name })
    .from(customerEmails)
    .innerJoin(customers, eq(customers.id, customerEmails.customerId))
    .where(eq(customerEmails.customerId, id))
  if (known.length === 0) return NOBODY
  const { rows } = await db.execute<Named>(sql`
    SELECT heard.name, heard.email, heard.phone, heard.language FROM (SELECT given.*,
      min(given.at) OVER (PARTITION BY lower(given.email), given.rank) AS first_at FROM (
      SELECT customer_name AS name, customer_email AS email, customer_phone AS phone, language::text, 1 AS rank, created_at AS at FROM bookings
      UNION ALL SELECT customer_name, customer_email, customer_phone, language::text, 2, created_at FROM waiting_list
      UNION ALL SELECT name, email, NULL, language::text, 3, created_at FROM contact_submissions) AS given
    JOIN customer_emails AS e ON e.email = lower(given.email)
    WHERE e.customer_id = ${id}) AS heard ORDER BY heard.rank, heard.first_at, heard.at DESC LIMIT 1`)
  const numbers = await db.execute<{ phone: string }>(selectPhoneNumbers(id))
  const phones = numbers.rows.map(({ phone }) => phone)
  const [named] = rows
  return {
    customerId: id,
    name: named?.name ?? known[0]?.name ?? '',
    phone: phones[0] ?? textNumber(named?.phone ?? '') ?? null,
    phones,
    email: named?.email ?? known[0]?.email ?? null,
    emails: known.map(({ email }) => email),
    language: knownLanguage(named?.language),
  }
}
