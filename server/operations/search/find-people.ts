import { showPhone } from '#domain/people/customers/show-phone.ts'
import { containsTyped } from '#server/booking/bookings/booking-queries.ts'
import type { Admin } from '#server/context.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'
import type { FoundBooking } from './find-bookings.ts'
import { calculateScore, type Ranked } from './rank.ts'

type Family = { readonly id: number; readonly email: string; readonly name: string | null }

/** Returns the families of these bookings, and those whose e-mail address contains what was typed. */
export async function findCustomers(
  db: Database,
  typed: string,
  { bookings, most }: { readonly bookings: readonly FoundBooking[]; readonly most: number },
): Promise<Ranked[]> {
  const emails = bookings.map(({ customerEmail }) => customerEmail.toLowerCase())
  const { rows } = await db.execute<Family>(sql`
    SELECT DISTINCT ON (mail.customer_id) mail.customer_id AS id, mail.email, named.name
    FROM (
      SELECT * FROM customer_emails WHERE email = ANY(${sql.param(emails)})
      UNION (SELECT * FROM customer_emails WHERE strpos(email, ${typed.toLowerCase()}) > 0 LIMIT ${most})
    ) AS mail
    LEFT JOIN LATERAL (
      SELECT customer_name AS name FROM bookings WHERE lower(customer_email) = mail.email
      ORDER BY created_at DESC LIMIT 1) AS named ON true
    ORDER BY mail.customer_id, named.name NULLS LAST LIMIT ${most}`)
  return rows.map(({ id, email, name }) => ({
    // Ranked below a booking of the same name, which is what people look for more often.
    score: Math.max(calculateScore(name ?? '', typed), calculateScore(email, typed)) - 1,
    found: {
      kind: 'customer',
      id,
      title: name ?? email,
      subtitle: name ? email : '',
      link: `/admin/customers/${id}`,
    },
  }))
}

const TITLE_LENGTH = 80

type Message = {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly subject: string
}

/** Texts have no index, so only this many of the newest are searched; older ones are found through their family. */
const NEWEST_TEXTS = 5_000

type FoundText = { readonly id: number; readonly phone: string; readonly body: string }

/** Returns what families and staff wrote by text; automatic texts are the same for everybody. */
export async function findTexts(
  db: Database,
  typed: string,
  { admin, most }: { readonly admin: Admin; readonly most: number },
): Promise<Ranked[]> {
  const digits = typed.replace(/\D/g, '')
  const isPhone = digits.length >= 4 && /^[\d\s()+.-]+$/.test(typed)
  const { rows } = await db.execute<FoundText>(sql`
    SELECT id, phone, body FROM (SELECT * FROM texts ORDER BY id DESC LIMIT ${NEWEST_TEXTS}) AS newest
    WHERE (status = 'received' OR kind = 'answer')
      AND (${containsTyped(sql`body`, typed)} OR (${isPhone} AND strpos(phone, ${digits}) > 0))
    ORDER BY id DESC LIMIT ${most}`)
  return rows.map(({ id, phone, body }) => ({
    score: calculateScore(body, typed) - 2,
    found: {
      kind: 'message',
      id: `t${id}`,
      title: shorten(mailTextFor(admin, body)),
      subtitle: showPhone(phone),
      link: `/admin/messages/threads/t${id}`,
    },
  }))
}

const shorten = (text: string) => (text.length > TITLE_LENGTH ? `${text.slice(0, TITLE_LENGTH)}…` : text)

export async function findMessages(db: Database, typed: string, most: number): Promise<Ranked[]> {
  const fits = (column: SQL) => containsTyped(column, typed)
  const { rows } = await db.execute<Message>(sql`
    SELECT id, name, email, subject FROM contact_submissions
    WHERE ${fits(sql`name`)} OR ${fits(sql`email`)} OR ${fits(sql`subject`)} OR ${fits(sql`message`)}
    ORDER BY created_at DESC, id DESC LIMIT ${most}`)
  return rows.map(({ id, name, email, subject }) => ({
    score: Math.max(calculateScore(name, typed), calculateScore(subject, typed)) - 2,
    found: {
      kind: 'message',
      id,
      title: subject,
      subtitle: `${name} · ${email}`,
      link: `/admin/messages/${id}`,
    },
  }))
}
