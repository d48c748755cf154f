import type { Thread, ThreadPage } from '#contract/people/threads.ts'
import type { Admin, Context } from '#server/context.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { mailTextFor } from '#server/foundation/mail/mail-text-for.ts'
import { fileContacts } from '#server/people/contacts/file-contacts.ts'
import { readPerson } from './read-person.ts'
import { saidInThreads } from './thread-sql.ts'

type ThreadRow = {
  readonly thread: string
  readonly at: string
  readonly by: Thread['last']['by']
  readonly is_from_family: boolean
  readonly text: string
  readonly unread: number
  readonly unread_texts: number
  readonly total: number
}

const EXCERPT_LENGTH = 200

/** Returns one page of threads: unread ones first, then newest first. */
export async function findThreads(
  ctx: Context,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  admin: Admin,
): Promise<ThreadPage> {
  await fileContacts(ctx)
  const { rows } = await ctx.db.execute<ThreadRow>(sql`
    SELECT *, count(*) OVER ()::int AS total FROM (
      SELECT DISTINCT ON (thread) thread, to_json(at)#>>'{}' AS at, by, is_from_family, text,
        (count(*) FILTER (WHERE is_unread) OVER (PARTITION BY thread))::int AS unread,
        (count(*) FILTER (WHERE is_unread AND by = 'text') OVER (PARTITION BY thread))::int AS unread_texts
      FROM (${saidInThreads}) AS said WHERE thread IS NOT NULL ORDER BY thread, said.at DESC) AS threads
    ORDER BY (unread > 0) DESC, at DESC, thread LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`)
  const threads = await Promise.all(
    rows.map(async ({ thread, at, by, is_from_family, text, unread, unread_texts }): Promise<Thread> => {
      const { name, phone, email } = await readPerson(ctx.db, thread)
      const last = { at: new Date(at).toISOString(), by, isFromFamily: is_from_family }
      return {
        id: thread,
        name,
        phone,
        email,
        last: { ...last, text: mailTextFor(admin, text).slice(0, EXCERPT_LENGTH) },
        unread,
        unreadTexts: unread_texts,
      }
    }),
  )
  return { threads, total: rows[0]?.total ?? 0, page, pageSize, isSending: ctx.texts !== undefined }
}
