import type { TextKind } from '#domain/people/conversations/due-texts.ts'
import { measureText } from '#domain/people/conversations/gsm.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import { outbox, texts } from '#server/foundation/database/schema/all-tables.ts'
import { escapeHtml } from '#server/foundation/mail/render-html.ts'

export type StoredText = typeof texts.$inferSelect

type NewText = {
  readonly kind: TextKind
  /** In E.164 format, such as `+13055550123`. */
  readonly phone: string
  readonly body: string
  /** A second text with the same key is ignored. */
  readonly dedupeKey?: string
  readonly bookingId?: number
  /** What happened to the booking, because of which it is sent. */
  readonly eventId?: number | undefined
  readonly ofDay?: string
  readonly author?: string
  readonly sendAt: Date
  /** After this it is no longer sent. */
  readonly expiresAt: Date
}

/** Queues a text in the transaction that causes it; a job sends it. Returns undefined if it was queued before. */
export async function queueText(
  tx: Transaction,
  ctx: Context,
  text: NewText,
): Promise<StoredText | undefined> {
  const { sendAt, ...values } = text
  const [queued] = await tx
    .insert(texts)
    .values({
      ...values,
      segments: measureText(text.body).segments,
      nextAttemptAt: sendAt,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning()
  return queued && areTextsKept(ctx) ? storeUnsentText(tx, queued) : queued
}

/** Returns whether there is no provider. While its stored keys cannot be opened, texts wait. */
export function areTextsKept({ texts: transport, config }: Context): boolean {
  return !transport && !config.lockedKeys.includes('twilio')
}

const SUBJECT_LENGTH = 70

/** Without a provider a text stays in the outbox, to be read in the admin. */
export async function storeUnsentText(tx: Transaction, text: StoredText): Promise<StoredText | undefined> {
  const [kept] = await tx
    .update(texts)
    .set({ status: 'kept', nextAttemptAt: null })
    .where(and(eq(texts.id, text.id), eq(texts.status, text.status)))
    .returning()
  if (!kept) return undefined
  const { body, phone, bookingId, eventId, createdAt } = kept
  await tx
    .insert(outbox)
    .values({
      kind: 'text',
      recipient: phone,
      subject: body.length > SUBJECT_LENGTH ? `${body.slice(0, SUBJECT_LENGTH)}...` : body,
      text: body,
      html: `<p style="font-family:sans-serif;white-space:pre-wrap">${escapeHtml(body)}</p>`,
      dedupeKey: toKeptKey(kept.id),
      bookingId,
      eventId,
      status: 'kept',
      createdAt,
    })
    .onConflictDoNothing()
  return kept
}

/** The key of a text among the mails of the outbox. */
export function toKeptKey(textId: number): string {
  return `text-${textId}`
}

/** The key of the single text about an offer from the waiting list. */
export function toOfferKey(waitingId: number): string {
  return `offer-${waitingId}`
}

export function getOfferId({ dedupeKey }: StoredText): number {
  return Number(dedupeKey?.slice(toOfferKey(0).length - 1)) || 0
}
