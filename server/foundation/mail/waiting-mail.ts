import type { MailStatus } from '#contract/operations/outbox.ts'
import type { BookingStatus } from '#domain/booking/status.ts'
import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { MINUTE_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { isFree, minutesAfter } from '#platform/leases.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, gt, inArray, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import type { Attempt } from '#server/foundation/jobs/isolate-failures.ts'
import { AHEAD } from './kinds/ahead.ts'
import { restoreOvertaken } from './one-an-hour.ts'

type Mail = Pick<typeof outbox.$inferSelect, 'status' | 'attempts' | 'nextAttemptAt'>

/** Returns the state of a mail: one that staff caused waits before its first attempt, so that they can undo it. */
export function mailStatus({ status, attempts, nextAttemptAt }: Mail, now: Date): MailStatus {
  const waits = status === 'queued' && attempts === 0 && nextAttemptAt !== null && nextAttemptAt > now
  return waits ? 'waiting' : status
}

/** Matches mails in this state; waiting ones are queued as well. */
export function hasMailStatus(status: MailStatus, now: Date): SQL | undefined {
  return status === 'waiting' ? isWaiting(now) : eq(outbox.status, status)
}

/** Matches mails that staff can still undo. */
export const isWaiting = (now: Date) =>
  and(eq(outbox.status, 'queued'), eq(outbox.attempts, 0), gt(outbox.nextAttemptAt, now))

type Caused = {
  readonly bookingId: number
  /** As they are stored. */
  readonly kinds: readonly string[]
  /** Of the one mail that is meant; missing for all of these kinds. */
  readonly dedupeKey?: string
}

/** What became of a mail whose cause is undone: it never leaves, or it has left already. Missing if there was none. */
export type UndoneMail = 'taken back' | 'left' | undefined

/** A mail that left longer ago was caused by something else. */
const CAUSED_WITHIN_MINUTES = 5

/**
 * Removes waiting mails about a booking, since staff undo what they say. A mail with documents stays: money has moved.
 */
export async function takeBackMails(
  tx: Transaction,
  now: Date,
  { bookingId, kinds, dedupeKey }: Caused,
): Promise<UndoneMail> {
  const isCaused = and(
    eq(outbox.bookingId, bookingId),
    inArray(outbox.kind, [...kinds]),
    dedupeKey === undefined ? undefined : eq(outbox.dedupeKey, dedupeKey),
  )
  const hasNoDocuments = sql`cardinality(${outbox.invoiceNumbers}) = 0`
  const taken = await tx
    .delete(outbox)
    .where(and(isCaused, isWaiting(now), hasNoDocuments))
    .returning({ createdAt: outbox.createdAt })
  for (const { createdAt } of taken) await restoreOvertaken(tx, { bookingId, at: createdAt, now })
  if (taken.length > 0) return 'taken back'
  const [last] = await tx
    .select({ status: outbox.status, createdAt: outbox.createdAt })
    .from(outbox)
    .where(isCaused)
    .orderBy(desc(outbox.id))
    .limit(1)
  const isRecent = last && +now - +last.createdAt < CAUSED_WITHIN_MINUTES * MINUTE_MILLISECONDS
  return isRecent && (last.status === 'sent' || last.status === 'sending') ? 'left' : undefined
}

/** Stored kinds of mails that are not true of a booking with this status. */
const UNTRUE_OF: Readonly<Record<BookingStatus, readonly string[]>> = {
  pending: ['confirmed'],
  confirmed: [],
  completed: [],
  cancelled: [...AHEAD, 'order-changed', 'reopened'],
}

/** Removes waiting mails that are no longer true, as the booking has this status now. */
export async function takeBackUntrueMails(
  tx: Transaction,
  now: Date,
  { bookingId, bookingStatus }: { readonly bookingId: number; readonly bookingStatus: BookingStatus },
): Promise<void> {
  const kinds = UNTRUE_OF[bookingStatus]
  if (kinds.length > 0) await takeBackMails(tx, now, { bookingId, kinds })
}

/**
 * Withdraws a queued mail by its key. Returns whether there was one; a mail that is being sent stays, unless its server
 * died in the process.
 */
export async function withdrawMail(tx: Transaction, dedupeKey: string, now: Date): Promise<boolean> {
  const kept = await tx
    .update(outbox)
    .set({ status: 'kept', nextAttemptAt: null, lastFailure: textIn(DEFAULT_LANGUAGE)('mails.withdrawn') })
    .where(and(eq(outbox.dedupeKey, dedupeKey), isFree(outbox, now)))
    .returning({ id: outbox.id })
  return kept.length > 0
}

const HELD_BACK_MINUTES = 15

/** Decides again which queued mails may be sent. If that fails, nobody knows, and the mail is held back for now. */
export async function reconsiderMails<Row extends { readonly mailKey: string | null }>(
  ctx: Context,
  attempt: Attempt,
  waiting: readonly { readonly row: Row }[],
  reconsider: (tx: Transaction, ctx: Context, row: Row) => Promise<void>,
): Promise<void> {
  for (const { row } of waiting) {
    const { mailKey } = row
    const isDone = await attempt({ mail: mailKey }, async () => {
      await ctx.db.transaction((tx) => reconsider(tx, ctx, row))
      return true
    })
    if (isDone || mailKey === null) continue
    const now = ctx.now()
    await ctx.db
      .update(outbox)
      .set({ nextAttemptAt: minutesAfter(now, HELD_BACK_MINUTES) })
      .where(and(eq(outbox.dedupeKey, mailKey), isFree(outbox, now)))
  }
}
