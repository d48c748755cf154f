import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { ContactMessage, ContactReply } from '#contract/people/contact.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq, sql } from '#server/foundation/database/drizzle.ts'
import { contactSubmissions } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { messageResponse } from './message-response.ts'

const GONE = refuse('not_found', 'threads.messageGone')
const ANSWERED = refuse('conflict', 'threads.alreadyAnswered')

type Message = typeof contactSubmissions.$inferSelect

export async function markResponded(
  ctx: Context,
  id: number,
  admin: Admin,
): Promise<ContactMessage | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const message = await setResponded(tx, id)
    if (!message) return GONE
    await recordEvent(tx, { kind: 'message.responded', actor: admin.username, subjectId: id })
    return messageResponse(message, admin)
  })
}

/** The mail and the status are stored together: a message marked 'responded' always has its mail in the outbox. */
export async function replyToMessage(
  ctx: Context,
  id: number,
  reply: z.output<typeof ContactReply>,
  admin: Admin,
): Promise<ContactMessage | Refusal> {
  const answer = randomUUID()
  return commitUnlessRefused(ctx.db, async (tx) => {
    const message = await setResponded(tx, id, answer)
    if (!message) return GONE
    await queueMail(tx, ctx, {
      kind: 'reply',
      once: [answer],
      to: message.email,
      language: message.language,
      subject: reply.subject,
      written: reply.message,
      original: { message: message.message, day: partyDayAt(message.createdAt) },
    })
    const facts = { kind: 'text', text: reply.subject } as const
    await recordEvent(tx, { kind: 'message.replied', actor: admin.username, subjectId: id, facts })
    return { ...messageResponse(message, admin), answer }
  })
}

/** Stores an answer for a person to read, edit and send; a newer draft replaces it. */
export async function draftReply(
  ctx: Context,
  id: number,
  reply: z.output<typeof ContactReply>,
  admin: Admin,
): Promise<ContactMessage | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [known] = await tx
      .select()
      .from(contactSubmissions)
      .where(eq(contactSubmissions.id, id))
      .for('update')
    if (!known) return GONE
    if (known.responded) return ANSWERED
    const draft = { ...reply, by: admin.username, at: ctx.now().toISOString() }
    await tx.update(contactSubmissions).set({ draft }).where(eq(contactSubmissions.id, id))
    const facts = { kind: 'text', text: reply.subject } as const
    await recordEvent(tx, { kind: 'message.drafted', actor: admin.username, subjectId: id, facts })
    return messageResponse({ ...known, draft }, admin)
  })
}

/** If it was responded to before, it does not wait again once this answer is undone. */
async function setResponded(tx: Transaction, id: number, answer?: string): Promise<Message | undefined> {
  const { responded, answeredBy: first } = contactSubmissions
  const answeredBy = sql`CASE WHEN ${responded} THEN ${first} ELSE ${answer ?? null} END`
  const [message] = await tx
    .update(contactSubmissions)
    .set({ responded: true, draft: null, answeredBy })
    .where(eq(contactSubmissions.id, id))
    .returning()
  return message
}
