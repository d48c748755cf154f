import { getFailureColumns, isDue, isStillOurs, minutesAfter } from '#platform/leases.ts'
import type { Context } from '#server/context.ts'
import { and, eq, type SQL } from '#server/foundation/database/drizzle.ts'
import { outbox } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvents } from '#server/foundation/events/record-event.ts'
import { sendEach } from '#server/foundation/jobs/send-each.ts'
import { createAttachments } from './mail-attachments.ts'
import { SendingInterrupted } from './mail-transport.ts'

/** A server that has leased a mail and not reported for this many minutes counts as dead. */
const LEASE_MINUTES = 45 / 60
const RENEWAL_MILLISECONDS = 15_000
/** The pauses after each failed attempt, in minutes; after the last one, staff must look at it. */
const PAUSES_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1440]

type LeasedMail = typeof outbox.$inferSelect

/** Sends every mail that is due. Returns how many were sent. */
export async function sendDueMail(ctx: Context, signal?: AbortSignal): Promise<number> {
  if (!ctx.mail) return keepDueMail(ctx)
  return sendEach(ctx, outbox, { leaseMinutes: LEASE_MINUTES, signal }, (mail) => sendOne(ctx, mail))
}

/**
 * Without SMTP_URL mails stay in the outbox, to be read in the admin. While the stored keys cannot be opened, they wait.
 */
async function keepDueMail(ctx: Context): Promise<number> {
  if (ctx.config.lockedKeys.includes('smtp')) return 0
  const isKept = and(eq(outbox.status, 'queued'), isDue(outbox, ctx.now()))
  return settle(ctx, isKept, { status: 'kept', nextAttemptAt: null }, 'mail.kept')
}

async function sendOne(ctx: Context, mail: LeasedMail): Promise<boolean | 'interrupted'> {
  const renewal = setInterval(() => void renewLease(ctx, mail), RENEWAL_MILLISECONDS)
  try {
    await ctx.mail?.send({
      // The same in every attempt: if a server died between sending and recording it, mailboxes show a single mail.
      messageId: `<outbox-${mail.id}-${mail.createdAt.getTime().toString(36)}@${senderDomain(ctx)}>`,
      to: mail.recipient,
      replyTo: mail.replyTo,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      attachments: await createAttachments(ctx, mail),
      headers: unsubscribeHeaders(mail),
    })
  } catch (error) {
    if (error instanceof SendingInterrupted) {
      await release(ctx, mail)
      return 'interrupted'
    }
    await noteFailure(ctx, mail, error)
    return false
  } finally {
    clearInterval(renewal)
  }
  const sent = { status: 'sent', sentAt: ctx.now(), nextAttemptAt: null, lastFailure: null } as const
  await settle(ctx, isStillOurs(outbox, mail), sent, 'mail.sent')
  return true
}

/** Stores what became of mails, and records it. Returns how many there were. */
async function settle(
  ctx: Context,
  which: SQL | undefined,
  outcome: Partial<LeasedMail>,
  kind: 'mail.sent' | 'mail.kept' | 'mail.failed',
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const settled = await tx.update(outbox).set(outcome).where(which).returning({ subjectId: outbox.id })
    await recordEvents(tx, { kind, actor: 'system' }, settled)
    return settled.length
  })
}

/** With these headers, mailboxes offer to unsubscribe with one click, without opening the mail (RFC 8058). */
function unsubscribeHeaders({ unsubscribeUrl }: LeasedMail): Record<string, string> {
  if (unsubscribeUrl === null) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** The mail server may be slow; while this server waits for it, no other one takes the mail. */
async function renewLease(ctx: Context, mail: LeasedMail): Promise<void> {
  await ctx.db
    .update(outbox)
    .set({ nextAttemptAt: minutesAfter(ctx.now(), LEASE_MINUTES) })
    .where(isStillOurs(outbox, mail))
    .catch((error: unknown) => ctx.log.warn({ error, mail: mail.id }, 'The hold on a mail was not renewed'))
}

/** Returns the mail for the next run; an attempt that ended because this server stopped does not count. */
async function release(ctx: Context, mail: LeasedMail): Promise<void> {
  await ctx.db
    .update(outbox)
    .set({ status: 'queued', attempts: mail.attempts - 1, nextAttemptAt: ctx.now() })
    .where(isStillOurs(outbox, mail))
}

async function noteFailure(ctx: Context, mail: LeasedMail, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error)
  const pause = isRefusedForGood(error) ? undefined : PAUSES_MINUTES[mail.attempts - 1]
  ctx.log.warn({ mail: mail.id, attempts: mail.attempts, failure }, 'A mail could not be sent')
  const failed = { ...getFailureColumns(ctx.now(), pause), lastFailure: failure.slice(0, 500) }
  await settle(ctx, isStillOurs(outbox, mail), failed, 'mail.failed')
}

/** Returns whether the mail server rejected the address permanently, so that another attempt would not help. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

function senderDomain({ config }: Context): string {
  return /@([^\s>]+)/.exec(config.mailFrom)?.[1] ?? 'localhost'
}
