import { showPhone } from '#domain/people/customers/show-phone.ts'
import { and, eq, isNull, sql } from '#server/foundation/database/drizzle.ts'
import { texts } from '#server/foundation/database/schema/all-tables.ts'
import { fileContacts } from '#server/people/contacts/file-contacts.ts'
import { numberOwners } from '#server/people/conversations/texts/number-owners.ts'
import { readPerson } from '#server/people/conversations/threads/read-person.ts'
import { threadOfNumber } from '#server/people/conversations/threads/thread-sql.ts'
import { ITEMS_MOST, type Question, type WaitingItems } from './waiting-question.ts'

type WaitingThread = {
  readonly thread: string
  /** The newest text and its id. */
  readonly id: number
  readonly body: string
  readonly total: number
}

/** Families' texts without an answer, one item for each conversation, longest waiting first. */
export async function findUnansweredTexts({ ctx, text }: Question): Promise<WaitingItems> {
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
      sentence: text('today.unanswered', { name: name || showPhone(phone), subject: body }),
      link: `/admin/messages/threads/t${id}`,
    })
  }
  return { count: rows[0]?.total ?? 0, items }
}
