import { DEFAULT_LANGUAGE } from '#domain/foundation/text/language.ts'
import { HOUR_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, gt, inArray, or, sql } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import type { MailTraits } from './kinds/define-mail.ts'

// Never two mails within an hour about one thing: what says nothing new is left out, and what is no longer true by the
// time that another mail is written does not go. Which mails these are stands in their entries.

type Booked = { readonly bookingId: number; readonly now: Date }

/** Returns whether another mail about the booking has said it within the last hour, or is about to. */
export async function isSaidAlready(
  tx: Transaction,
  { quietAfter = [], quietWhile = [] }: MailTraits,
  { bookingId, now }: Booked,
): Promise<boolean> {
  if (quietAfter.length + quietWhile.length === 0) return false
  const wentAt = sql`coalesce(${outbox.sentAt}, ${outbox.createdAt})`
  const hasJustGone = gt(wentAt, new Date(+now - HOUR_MILLISECONDS))
  const isAboutToGo = inArray(outbox.status, ['queued', 'sending'])
  const said = or(
    and(inArray(outbox.kind, [...quietAfter]), hasJustGone),
    and(inArray(outbox.kind, [...quietWhile]), isAboutToGo),
  )
  return (await tx.$count(outbox, and(eq(outbox.bookingId, bookingId), said))) > 0
}

const OVERTAKEN = textIn(DEFAULT_LANGUAGE)('mails.overtaken')

/** Withdraws the mails about the booking that have not gone and that the new one overtakes; staff can still send them. */
export async function withdrawOvertaken(
  tx: Transaction,
  { overtakes = [] }: MailTraits,
  { bookingId, now }: Booked,
): Promise<void> {
  if (overtakes.length === 0) return
  const hasNotGone = and(eq(outbox.status, 'queued'), eq(outbox.attempts, 0))
  await tx
    .update(outbox)
    .set({
      status: 'kept',
      // So that the mail that overtook it can be told from others.
      nextAttemptAt: now,
      lastFailure: OVERTAKEN,
    })
    .where(and(eq(outbox.bookingId, bookingId), inArray(outbox.kind, [...overtakes]), hasNotGone))
}

/** Sends what a mail of this moment overtook after all, since staff have undone what it said. */
export async function restoreOvertaken(
  tx: Transaction,
  { bookingId, at, now }: Booked & { readonly at: Date },
): Promise<void> {
  const isOvertaken = and(
    eq(outbox.status, 'kept'),
    eq(outbox.lastFailure, OVERTAKEN),
    eq(outbox.nextAttemptAt, at),
  )
  await tx
    .update(outbox)
    .set({ status: 'queued', nextAttemptAt: now, lastFailure: null })
    .where(and(eq(outbox.bookingId, bookingId), isOvertaken))
}
