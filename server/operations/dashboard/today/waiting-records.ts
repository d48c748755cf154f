import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { showPhone } from '#domain/people/customers/show-phone.ts'
import type { Database } from '#server/foundation/database/client.ts'
import {
  and,
  asc,
  desc,
  eq,
  gt,
  isNull,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '#server/foundation/database/drizzle.ts'
import {
  contactSubmissions,
  discrepancies,
  outbox,
  testimonials,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'
import { REFUND_FAILED } from '#server/money/payments/report-discrepancy.ts'
import { fileContacts } from '#server/people/contacts/file-contacts.ts'
import { numberOwners } from '#server/people/conversations/texts/number-owners.ts'
import { readPerson } from '#server/people/conversations/threads/read-person.ts'
import { threadOfNumber } from '#server/people/conversations/threads/thread-sql.ts'
import { type ForToday, ITEMS_MOST, type WaitingItems } from './waiting-question.ts'

/** Sending a mail that failed longer ago would help nobody. */
const MAIL_MILLISECONDS = 30 * DAY_MILLISECONDS

/** Visitors' messages without an answer, longest waiting first. */
export async function findUnanswered({ ctx: { db }, text }: ForToday): Promise<WaitingItems> {
  const { count, rows } = await findOldest(db, contactSubmissions, eq(contactSubmissions.responded, false))
  return {
    count,
    items: rows.map(({ id, name, subject }) => ({
      id,
      sentence: text('today.unanswered', { name, subject }),
      link: `/admin/messages/${id}`,
    })),
  }
}

/** Refunds that the card provider did not make; the id is the difference's. */
export async function findFailedRefunds({ ctx: { db }, text }: ForToday): Promise<WaitingItems> {
  const where = and(eq(discrepancies.kind, REFUND_FAILED), isNull(discrepancies.resolvedAt))
  const { count, rows } = await findOldest(db, discrepancies, where)
  return {
    count,
    items: rows.map(({ id, amountCents, bookingReference }) => ({
      id,
      sentence: bookingReference
        ? text('today.refundFailedOf', { amount: amountCents ?? 0, reference: bookingReference })
        : text('today.refundFailed', { amount: amountCents ?? 0 }),
      link: '/admin/outbox?part=findings',
    })),
  }
}

/** Recent mails that were given up. */
export async function findFailedMails({ ctx: { db, now }, text }: ForToday): Promise<WaitingItems> {
  const where = and(
    eq(outbox.status, 'failed'),
    gt(outbox.createdAt, new Date(now().getTime() - MAIL_MILLISECONDS)),
  )
  const [count, rows] = await Promise.all([
    db.$count(outbox, where),
    db
      .select({ id: outbox.id, subject: outbox.subject, recipient: outbox.recipient })
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(ITEMS_MOST),
  ])
  return {
    count,
    items: rows.map(({ id, subject, recipient }) => ({
      id,
      sentence: text('today.mailFailed', { subject, recipient }),
      link: '/admin/outbox',
    })),
  }
}

/** Testimonials that nobody has approved or deleted. */
export async function findReviews({ ctx: { db }, text }: ForToday): Promise<WaitingItems> {
  const { count, rows } = await findOldest(db, testimonials, eq(testimonials.approved, false))
  return {
    count,
    items: rows.map(({ id, customerName, rating, comment, language, version }) => ({
      id,
      sentence: text('today.review', { name: customerName, rating }),
      link: '/admin/testimonials',
      review: { rating, comment, language, version },
    })),
  }
}

type Dated = PgTable & { id: PgColumn; createdAt: PgColumn }

/** Returns how many rows there are, and the oldest of them. */
async function findOldest<Table extends Dated>(db: Database, table: Table, where: SQL | undefined) {
  const [count, rows] = await Promise.all([
    db.$count(table, where),
    db
      .select()
      .from(table as PgTable)
      .where(where)
      .orderBy(asc(table.createdAt), asc(table.id))
      .limit(ITEMS_MOST),
  ])
  return { count, rows: rows as Table['$inferSelect'][] }
}

type WaitingThread = {
  readonly thread: string
  /** The newest text and its id. */
  readonly id: number
  readonly body: string
  readonly total: number
}

/** Families' texts without an answer, one item for each conversation, longest waiting first. */
export async function findUnansweredTexts({ ctx, admin, text }: ForToday): Promise<WaitingItems> {
  const { db } = ctx
  const isUnanswered = and(eq(texts.status, 'received'), isNull(texts.readAt))
  if ((await db.$count(texts, isUnanswered)) === 0) return { count: 0, items: [] }
  await fileContacts(ctx)
  const { rows } = await db.execute<WaitingThread>(sql`
    SELECT thread, (array_agg(id ORDER BY id DESC))[1] AS id, (array_agg(body ORDER BY id DESC))[1] AS body,
      count(*) OVER ()::int AS total
    FROM (
      SELECT ${threadOfNumber} AS thread, t.id, t.body FROM texts AS t JOIN (${numberOwners}) AS o ON o.phone = t.phone
      WHERE t.status = 'received' AND t.read_at IS NULL) AS waiting
    WHERE thread IS NOT NULL GROUP BY thread ORDER BY min(id) LIMIT ${ITEMS_MOST}`)
  const items: WaitingItems['items'] = []
  // One after the other, as the searches themselves.
  for (const { thread, id, body } of rows) {
    const { name, phone } = await readPerson(db, thread)
    items.push({
      id,
      sentence: text('today.unanswered', {
        name: name || showPhone(phone),
        subject: mailTextFor(admin, body),
      }),
      link: `/admin/messages/threads/t${id}`,
    })
  }
  return { count: rows[0]?.total ?? 0, items }
}
