import type { Language } from '#domain/foundation/text/language.ts'
import { isSendingHour } from '#domain/people/conversations/sending-hours.ts'
import {
  decideCampaignMail,
  getCampaignSkipReason,
  MAILS_PER_MINUTE,
  type MailSkipReason,
} from '#domain/people/follow-ups/campaigns.ts'
import type { FollowedFamily } from '#domain/people/follow-ups/decide-follow-up.ts'
import { isFree } from '#platform/leases.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq, gte, inArray, notExists, or } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import {
  campaignRecipients,
  campaigns,
  newsletterSubscribers,
  outbox,
} from '#server/foundation/database/schema/all-tables.ts'
import { type Attempt, isolateFailures } from '#server/foundation/jobs/isolate-failures.ts'
import { mailKey } from '#server/foundation/mail/mails.ts'
import { queueMail } from '#server/foundation/mail/queue-mail.ts'
import { reconsiderMails, withdrawMail } from '#server/foundation/mail/waiting-mail.ts'
import { unsubscribeUrl } from '#server/people/follow-ups/follow-up-links.ts'
import { readFamily, readFamilyByEmail } from '#server/people/follow-ups/read-family.ts'
import { unsubscribeLinks } from '#server/people/newsletter/newsletter-links.ts'
import type { CampaignRow, RecipientRow } from './campaign-queries.ts'

/**
 * Writes the mails of newsletters in daytime, as many per minute as the rate allows on all servers together. It may run
 * on several servers and be killed: each mail is written together with the row that records it. Returns how many were
 * written.
 */
export async function sendCampaigns(ctx: Context): Promise<number> {
  if (!isSendingHour(ctx.now())) return 0
  return isolateFailures(ctx, async (attempt) => {
    let written = 0
    for (const { id } of await findWaiting(ctx)) {
      const write = () => ctx.db.transaction((tx) => writeTo(tx, ctx, id))
      const done = await attempt({ campaignRecipient: id }, write)
      if (done === 'rate reached') return written
      written += Number(done === 'written')
    }
    await ctx.db.transaction((tx) => end(tx, ctx.now()))
    return written
  })
}

const isToBeWritten = and(eq(campaigns.state, 'sending'), eq(campaignRecipients.state, 'waiting'))

function findWaiting({ db }: Context) {
  return db
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(isToBeWritten)
    .orderBy(asc(campaigns.startedAt), asc(campaignRecipients.id))
}

async function writeTo(
  tx: Transaction,
  ctx: Context,
  id: number,
): Promise<'written' | 'skipped' | 'rate reached'> {
  // Two mails to one family must not be decided about at once, and stopping a newsletter must wait for this run.
  await lockFor(tx, LOCKS.advertising)
  if (await isRateReached(tx, ctx.now())) return 'rate reached'
  const [next] = await tx
    .select({ campaign: campaigns, row: campaignRecipients })
    .from(campaignRecipients)
    .innerJoin(campaigns, eq(campaigns.id, campaignRecipients.campaignId))
    .where(and(isToBeWritten, eq(campaignRecipients.id, id)))
  // Another server has been faster, or it was stopped.
  return next ? writeOne(tx, ctx, next.campaign, next.row) : 'skipped'
}

/** A newsletter can be stopped until the last of its mails has been sent. */
async function end(tx: Transaction, now: Date): Promise<void> {
  await lockFor(tx, LOCKS.advertising)
  const onTheWay = tx
    .select({ id: campaignRecipients.id })
    .from(campaignRecipients)
    .leftJoin(outbox, eq(outbox.dedupeKey, campaignRecipients.mailKey))
    .where(
      and(
        eq(campaignRecipients.campaignId, campaigns.id),
        or(
          eq(campaignRecipients.state, 'waiting'),
          and(eq(campaignRecipients.state, 'written'), inArray(outbox.status, ['queued', 'sending'])),
        ),
      ),
    )
  await tx
    .update(campaigns)
    .set({ state: 'sent', endedAt: now })
    .where(and(eq(campaigns.state, 'sending'), notExists(onTheWay)))
}

/** Counts by minutes of the clock, so that a job that starts a moment early loses none. */
async function isRateReached(tx: Transaction, now: Date): Promise<boolean> {
  const minute = new Date(Math.floor(+now / 60_000) * 60_000)
  return (await tx.$count(campaignRecipients, gte(campaignRecipients.writtenAt, minute))) >= MAILS_PER_MINUTE
}

async function writeOne(
  tx: Transaction,
  ctx: Context,
  campaign: CampaignRow,
  row: RecipientRow,
): Promise<'written' | 'skipped'> {
  const now = ctx.now()
  const recipient = await findCurrentRecipient(tx, ctx, row)
  const decision = decideCampaignMail(recipient?.family, now)
  if (!recipient || decision !== 'send') return skip(tx, row, decision === 'send' ? 'gone' : decision)
  const { language } = recipient
  const unsubscribeUrl = await recipient.getUnsubscribeUrl()
  const { words, pictures } = campaign
  const once = [campaign.id, row.id] as const
  const isQueued = await queueMail(tx, ctx, {
    kind: 'newsletter',
    to: recipient.email,
    once,
    language,
    words: words[language],
    pictures,
    unsubscribeUrl,
  })
  if (!isQueued) return skip(tx, row, 'gone')
  await tx
    .update(campaignRecipients)
    .set({ state: 'written', mailKey: mailKey('newsletter', ...once), writtenAt: now })
    .where(eq(campaignRecipients.id, row.id))
  return 'written'
}

async function skip(tx: Transaction, { id }: RecipientRow, reason: MailSkipReason): Promise<'skipped'> {
  await tx.update(campaignRecipients).set({ state: 'skipped', reason }).where(eq(campaignRecipients.id, id))
  return 'skipped'
}

type CurrentRecipient = {
  readonly email: string
  readonly language: Language
  readonly family: FollowedFamily
  readonly getUnsubscribeUrl: () => Promise<string>
}

/** Returns who a recipient currently is; undefined if the address left the list or the booking no longer exists. */
async function findCurrentRecipient(
  tx: Transaction,
  ctx: Context,
  row: RecipientRow,
): Promise<CurrentRecipient | undefined> {
  const now = ctx.now()
  if (row.subscriberId !== null) {
    const [subscriber] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, row.subscriberId))
    if (!subscriber || subscriber.confirmedAt === null || subscriber.state === 'waiting') return undefined
    const { email, language } = subscriber
    return {
      email,
      language,
      family: await readFamilyByEmail(tx, email, now),
      getUnsubscribeUrl: async () => (await unsubscribeLinks(tx, ctx))(subscriber),
    }
  }
  const booking = row.bookingId === null ? undefined : await findBooking(tx, { id: row.bookingId })
  if (!booking) return undefined
  const { customerEmail: email, language } = booking
  return {
    email,
    language,
    family: await readFamily(tx, booking, now),
    getUnsubscribeUrl: () => unsubscribeUrl(tx, ctx, row, { language, purpose: 'newsletter' }),
  }
}

/**
 * Withdraws queued newsletters that must not be sent anymore: the family has booked, opted out of advertising or been
 * erased since, or the mail is days late. Runs before mails are sent.
 */
export async function withdrawCampaignMails(ctx: Context, attempt: Attempt): Promise<void> {
  const waiting = await ctx.db
    .select({ row: campaignRecipients })
    .from(campaignRecipients)
    .innerJoin(outbox, eq(outbox.dedupeKey, campaignRecipients.mailKey))
    .where(isFree(outbox, ctx.now()))
    .orderBy(asc(campaignRecipients.id))
  await reconsiderMails(ctx, attempt, waiting, reconsider)
}

async function reconsider(tx: Transaction, ctx: Context, row: RecipientRow): Promise<void> {
  const reader = await findCurrentRecipient(tx, ctx, row)
  const now = ctx.now()
  const decision = decideCampaignMail(reader?.family, now)
  // Staff requested a withdrawn mail again: others may have been sent meanwhile.
  const stays = decision === 'send' || (decision === 'this-week' && row.state === 'written')
  const why = stays ? undefined : decision
  const reason = getCampaignSkipReason(why, { writtenAt: row.writtenAt ?? now, now })
  if (!reason && row.state === 'written') return
  if (reason && (row.mailKey === null || !(await withdrawMail(tx, row.mailKey, now)))) return
  await tx
    .update(campaignRecipients)
    .set(reason ? { state: 'withdrawn', reason } : { state: 'written', reason: null })
    .where(eq(campaignRecipients.id, row.id))
}
