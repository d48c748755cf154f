import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, gt, or } from '#server/foundation/database/drizzle.ts'
import { contactSubmissions, outbox, texts } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { isWaiting } from '#server/foundation/mail/waiting-mail.ts'
import { toKeptKey } from '#server/people/conversations/texts/queue-text.ts'

const HAS_LEFT = refuse('conflict', 'threads.answerLeft')

/** Removes an answer that has not been sent yet; the messages and texts that it answered wait for one again. */
export async function undoAnswer(ctx: Context, answer: string, admin: Admin): Promise<null | Refusal> {
  const now = ctx.now()
  const key = mailKey('reply', answer)
  const justNow = new Date(+now - (ctx.mailsWaitSeconds ?? 0) * 1000)
  return commitUnlessRefused(ctx.db, async (tx) => {
    const mails = await tx
      .delete(outbox)
      .where(and(eq(outbox.dedupeKey, key), isWaiting(now)))
      .returning({ id: outbox.id })
    const [text] = await tx
      .delete(texts)
      .where(
        and(
          eq(texts.dedupeKey, key),
          or(
            and(eq(texts.status, 'queued'), eq(texts.attempts, 0), gt(texts.nextAttemptAt, now)),
            // Without a provider it was kept at once.
            and(eq(texts.status, 'kept'), gt(texts.createdAt, justNow)),
          ),
        ),
      )
      .returning({ id: texts.id })
    if (text) await tx.delete(outbox).where(eq(outbox.dedupeKey, toKeptKey(text.id)))
    if (mails.length === 0 && !text) return HAS_LEFT
    const reopened = await tx
      .update(contactSubmissions)
      .set({ responded: false, answeredBy: null })
      .where(eq(contactSubmissions.answeredBy, answer))
      .returning({ id: contactSubmissions.id })
    await tx.update(texts).set({ readAt: null, answeredBy: null }).where(eq(texts.answeredBy, answer))
    const [first] = reopened
    await recordEvent(tx, {
      kind: 'message.took-back',
      actor: admin.username,
      ...(first && { subjectId: first.id }),
    })
    return null
  })
}
