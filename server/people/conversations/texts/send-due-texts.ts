import { owedCents } from '#domain/booking/order/balance.ts'
import { isMailedInstead, isTextAutomatic } from '#domain/people/conversations/due-texts.ts'
import { mayText } from '#domain/people/conversations/permission.ts'
import { isSendingHour, nextSendingTime } from '#domain/people/conversations/sending-hours.ts'
import { getFailureColumns, isStillOurs } from '#platform/leases.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import { texts, waitingList } from '#server/foundation/database/schema/all-tables.ts'
import { doEach } from '#server/foundation/jobs/isolate-failures.ts'
import { sendEach } from '#server/foundation/jobs/send-each.ts'
import { mailInstead } from './mail-instead.ts'
import { areTextsKept, getOfferId, type StoredText, storeUnsentText } from './queue-text.ts'
import { readPermission, stopTexts } from './read-permission.ts'
import { STOPPED_AT_CARRIER, type TakenText, TextInterrupted, TextRefused } from './text-transport.ts'
import { getStatusUrl } from './twilio-addresses.ts'

/**
 * A server that has leased a text and not reported for this many minutes counts as dead. Longer than two calls may
 * take.
 */
const LEASE_MINUTES = 45 / 60
/** The pauses after each failed attempt, in minutes; a text that is no longer useful is not tried again. */
const PAUSES_MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 240, 480]

/** Sends every text that is due, if its reader still permits it. Returns how many were sent. */
export async function sendDueTexts(ctx: Context, signal?: AbortSignal): Promise<number> {
  if (areTextsKept(ctx)) return keepDueTexts(ctx)
  if (!ctx.texts) return 0
  return sendEach(ctx, texts, { leaseMinutes: LEASE_MINUTES, signal }, (text) => sendOne(ctx, text))
}

/** Handles texts that were queued before the provider's keys were removed. */
async function keepDueTexts(ctx: Context): Promise<number> {
  const queued = await ctx.db
    .select()
    .from(texts)
    .where(inArray(texts.status, ['queued', 'sending']))
  return doEach(
    ctx,
    queued,
    ({ id }) => ({ text: id }),
    async (text) => (await ctx.db.transaction((tx) => storeUnsentText(tx, text))) !== undefined,
  )
}

async function sendOne(ctx: Context, text: StoredText): Promise<boolean | 'interrupted'> {
  if (!(await isToBeSent(ctx, text))) return false
  let taken: TakenText | undefined
  try {
    taken = await handOver(ctx, text)
  } catch (error) {
    if (error instanceof TextInterrupted) {
      await change(ctx.db, text, { status: 'queued', nextAttemptAt: ctx.now() })
      return 'interrupted'
    }
    await noteFailure(ctx, text, error)
    return false
  }
  if (!taken) return false
  await change(ctx.db, text, {
    status: 'sent',
    sentAt: ctx.now(),
    nextAttemptAt: null,
    lastFailure: null,
    providerId: taken.providerId,
    segments: taken.segments ?? text.segments,
  })
  return true
}

/** A text that was handed over before a server died is found at the provider, and not handed over again. */
async function handOver(ctx: Context, text: StoredText): Promise<TakenText | undefined> {
  const { id, phone: to, body, triedAt } = text
  if (triedAt) {
    const found = await ctx.texts?.findSent({ to, body, since: triedAt })
    const ours = await withoutKnown(ctx, found ?? [])
    if (ours) return ours
  } else if (!(await change(ctx.db, text, { triedAt: ctx.now() }))) return undefined
  return ctx.texts?.send({ to, body, statusUrl: getStatusUrl(ctx, id) })
}

async function withoutKnown(ctx: Context, found: readonly TakenText[]): Promise<TakenText | undefined> {
  if (found.length === 0) return undefined
  const ids = found.map(({ providerId }) => providerId)
  const known = await ctx.db
    .select({ providerId: texts.providerId })
    .from(texts)
    .where(inArray(texts.providerId, ids))
  const taken = new Set(known.map(({ providerId }) => providerId))
  return found.find(({ providerId }) => !taken.has(providerId))
}

/** Checks at the last moment: consent may have been withdrawn, the party may have moved, and it may be night by now. */
async function isToBeSent(ctx: Context, text: StoredText): Promise<boolean> {
  const now = ctx.now()
  const isAutomatic = isTextAutomatic(text.kind)
  if (text.expiresAt && now >= text.expiresAt) {
    await abandonText(ctx, text, { status: 'dropped', lastFailure: 'It would have come too late.' }, 'late')
    return false
  }
  const isAnswerToStop = text.kind === 'stopped'
  if (!isAnswerToStop && !mayText(await readPermission(ctx.db, text.phone), { isAutomatic })) {
    await change(ctx.db, text, { status: 'dropped', nextAttemptAt: null, lastFailure: 'They want no texts.' })
    return false
  }
  if (isAutomatic && !(await isStillTrue(ctx, text))) {
    await change(ctx.db, text, {
      status: 'dropped',
      nextAttemptAt: null,
      lastFailure: 'The party has changed.',
    })
    return false
  }
  if (isAutomatic && !isSendingHour(now)) {
    await change(ctx.db, text, {
      status: 'queued',
      attempts: text.attempts - 1,
      nextAttemptAt: nextSendingTime(now),
    })
    return false
  }
  return true
}

async function noteFailure(ctx: Context, text: StoredText, error: unknown): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  ctx.log.warn({ text: text.id, attempts: text.attempts, failure }, 'A text could not be sent')
  if (error instanceof TextRefused) {
    const errorCode = error.code ?? null
    await abandonText(ctx, text, { status: 'failed', lastFailure: failure, errorCode }, 'refused')
    return
  }
  const pause = PAUSES_MINUTES[text.attempts - 1]
  const next = { ...getFailureColumns(ctx.now(), pause), lastFailure: failure }
  if (next.status === 'failed') await abandonText(ctx, text, next, 'refused')
  else await change(ctx.db, text, next)
}

type Abandonment = {
  readonly status: 'failed' | 'dropped'
  readonly lastFailure: string
  readonly errorCode?: number | null
}

/** Gives up on the text, and mails what it said if that is still useful. */
async function abandonText(
  ctx: Context,
  text: StoredText,
  end: Abandonment,
  why: Parameters<typeof isMailedInstead>[1],
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await change(tx, text, { ...end, nextAttemptAt: null }))) return
    if (end.errorCode === STOPPED_AT_CARRIER)
      await stopTexts(tx, { phone: text.phone, saidBy: 'provider', at: ctx.now() })
    if (isMailedInstead(text.kind, why)) await mailInstead(tx, ctx, text)
  })
}

/** Returns whether this server still held the text's lease. */
async function change(
  db: Pick<Transaction, 'update'>,
  text: StoredText,
  values: Partial<typeof texts.$inferInsert>,
): Promise<boolean> {
  const changed = await db
    .update(texts)
    .set(values)
    .where(isStillOurs(texts, text))
    .returning({ id: texts.id })
  return changed.length > 0
}

/** Returns whether what a text says about a party still holds: not after it was cancelled, moved or paid. */
async function isStillTrue(ctx: Context, text: StoredText): Promise<boolean> {
  if (text.kind === 'offer') return isStillOffered(ctx, text)
  const booking = text.bookingId === null ? undefined : await findBooking(ctx.db, { id: text.bookingId })
  if (!booking || booking.bookingStatus === 'cancelled' || booking.bookingDate !== text.ofDay) return false
  return text.kind !== 'balance' || owedCents(booking) > 0
}

/** The family may have booked, or left the list. */
async function isStillOffered(ctx: Context, text: StoredText): Promise<boolean> {
  const isOffered = and(eq(waitingList.id, getOfferId(text)), eq(waitingList.status, 'offered'))
  return (await ctx.db.$count(waitingList, isOffered)) > 0
}
