import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { NewThreadMessage, ThreadDetails } from '#contract/people/threads.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { mayText } from '#domain/people/conversations/permission.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, gt, inArray, isNull, or, sql } from '#server/foundation/database/drizzle.ts'
import {
  contactSubmissions,
  customers,
  outbox,
  textNumbers,
  texts,
} from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { isWaiting } from '#server/foundation/mail/waiting-mail.ts'
import { queueText, toKeptKey } from '#server/people/conversations/texts/queue-text.ts'
import { readPermission } from '#server/people/conversations/texts/read-permission.ts'
import { type Person, readPerson } from './read-person.ts'
import { readThread, THREAD_GONE } from './read-thread.ts'

/** An answer that could not be sent for this many hours is given up; staff see that and can write again. */
const ANSWER_HOURS = 4

const NO_PHONE = refuse('conflict', 'threads.noPhone')
const NO_EMAIL = refuse('conflict', 'threads.noEmail')
const STOPPED = refuse('texts_stopped', 'threads.textsStopped')
const IS_FILED = refuse('conflict', 'threads.isFiled')

type NewMessage = z.output<typeof NewThreadMessage> & { readonly answer: string }

/** Writes to a family by mail or text, which also answers what is waiting. */
export async function answerThread(
  ctx: Context,
  thread: string,
  written: z.output<typeof NewThreadMessage>,
  admin: Admin,
): Promise<ThreadDetails | Refusal> {
  const answer = randomUUID()
  const message = { ...written, answer }
  const done = await commitUnlessRefused(ctx.db, async (tx) => {
    const person = await readPerson(tx, thread)
    if (!person.phone && !person.email) return THREAD_GONE
    const refusal =
      message.by === 'text'
        ? await text(tx, ctx, person, message, admin)
        : await mail(tx, ctx, person, message)
    if (refusal) return refusal
    await markAnswered(tx, ctx, person, answer)
    // An unknown number has no record for the event to refer to.
    const { customerId } = person
    await recordEvent(
      tx,
      customerId === null
        ? { kind: 'message.replied', actor: admin.username }
        : { kind: 'customer.replied', actor: admin.username, subjectId: customerId },
    )
    return null
  })
  if (isRefusal(done)) return done
  const details = await readThread(ctx, thread, admin)
  return isRefusal(details) ? details : { ...details, answer }
}

/** An answer needs no consent, but is never sent to a number that opted out. */
async function text(
  tx: Transaction,
  ctx: Context,
  { phone }: Person,
  message: NewMessage,
  admin: Admin,
): Promise<Refusal | undefined> {
  if (!phone) return NO_PHONE
  if (!mayText(await readPermission(tx, phone), { isAutomatic: false })) return STOPPED
  const sendAt = new Date(+ctx.now() + (ctx.mailsWaitSeconds ?? 0) * 1000)
  await queueText(tx, ctx, {
    kind: 'answer',
    phone,
    body: message.text,
    dedupeKey: mailKey('reply', message.answer),
    author: admin.username,
    sendAt,
    expiresAt: new Date(+sendAt + ANSWER_HOURS * 3_600_000),
  })
  return undefined
}

async function mail(
  tx: Transaction,
  ctx: Context,
  { email, language }: Person,
  message: NewMessage,
): Promise<Refusal | undefined> {
  if (!email) return NO_EMAIL
  await queueMail(tx, ctx, {
    kind: 'reply',
    once: [message.answer],
    to: email,
    language,
    written: message.text,
  })
  return undefined
}

async function markAnswered(
  tx: Transaction,
  ctx: Context,
  { phones, emails }: Person,
  answeredBy: string,
): Promise<void> {
  await tx
    .update(texts)
    .set({ readAt: ctx.now(), answeredBy })
    .where(and(inArray(texts.phone, [...phones]), eq(texts.status, 'received'), isNull(texts.readAt)))
  await tx
    .update(contactSubmissions)
    .set({ responded: true, answeredBy })
    .where(
      and(
        inArray(sql`lower(${contactSubmissions.email})`, [...emails]),
        eq(contactSubmissions.responded, false),
      ),
    )
}

/** Assigns a number's texts to a family. */
export async function fileThread(
  ctx: Context,
  thread: string,
  customerId: number,
  admin: Admin,
): Promise<ThreadDetails | Refusal> {
  if (!thread.startsWith('n')) return IS_FILED
  const filed = await commitUnlessRefused(ctx.db, async (tx) => {
    const [family] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId))
    if (!family) return THREAD_GONE
    const [number] = await tx
      .update(textNumbers)
      .set({ customerId })
      .where(eq(textNumbers.id, Number(thread.slice(1))))
      .returning()
    if (!number) return THREAD_GONE
    await recordEvent(tx, { kind: 'customer.number-filed', actor: admin.username, subjectId: customerId })
    return null
  })
  return isRefusal(filed) ? filed : readThread(ctx, `c${customerId}`, admin)
}

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
