import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { findMissingLanguages } from '#domain/people/follow-ups/campaigns.ts'
import { NEW_CONTACT_INFO } from '#domain/site/new-site.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, eq, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { LOCKS, lockFor } from '#server/foundation/database/locks.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { campaignRecipients, campaigns, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { addressHashes } from '#server/people/follow-ups/follow-up-links.ts'
import { findAudience } from './audience.ts'
import { CAMPAIGN_GONE, type CampaignRow, lockCampaign } from './campaign-queries.ts'
import { CHANGED_MEANWHILE, recordCampaignEvent } from './change-campaign.ts'

const NO_ADDRESS = refuse('conflict', 'campaigns.noAddress')
const NOBODY = refuse('conflict', 'campaigns.noReaders')
const IS_SENT = refuse('conflict', 'campaigns.sent')
const NOT_SENDING = refuse('conflict', 'campaigns.notSending')
const ROWS_AT_ONCE = 1000

type Start = { readonly id: number; readonly version: number; readonly admin: Admin }

/**
 * Starts sending a draft, storing its audience along with it, or resumes a stopped newsletter. Starting one that is
 * already being sent changes nothing. The job `send-newsletters` writes the mails.
 */
export async function startCampaign(
  ctx: Context,
  { id, version, admin }: Start,
): Promise<Refusal | undefined> {
  const done = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.advertising)
    const row = await lockCampaign(tx, id)
    if (!row) return CAMPAIGN_GONE
    if (row.state === 'sending') return null
    if (row.state === 'sent') return IS_SENT
    if (row.version !== version) return CHANGED_MEANWHILE
    const { contactInfo } = await readSettings(tx)
    if (contactInfo.address === NEW_CONTACT_INFO.address) return NO_ADDRESS
    const refusal = row.state === 'draft' ? await writeAudience(tx, ctx, row) : undefined
    if (refusal) return refusal
    await tx
      .update(campaigns)
      .set({ state: 'sending', startedAt: row.startedAt ?? ctx.now(), endedAt: null })
      .where(eq(campaigns.id, id))
    await recordCampaignEvent(tx, row, { kind: 'newsletter.started', admin })
    return null
  })
  return done ?? undefined
}

async function writeAudience(tx: Transaction, ctx: Context, row: CampaignRow): Promise<Refusal | undefined> {
  const audience = { subscribers: row.toSubscribers, families: row.toFamilies }
  const readers = await findAudience(tx, audience, ctx.now())
  if (readers.length === 0) return NOBODY
  const [missing] = findMissingLanguages(row.words, new Set(readers.map(({ language }) => language)))
  if (missing) {
    const count = readers.filter(({ language }) => language === missing).length
    return refuse('conflict', 'campaigns.missing', { language: missing, count })
  }
  const hash = await addressHashes(tx)
  const rows = readers.map(({ email, subscriberId, bookingId }) => ({
    campaignId: row.id,
    subscriberId,
    bookingId,
    addressHash: hash(email),
    createdAt: ctx.now(),
  }))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insert(campaignRecipients)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing()
  return undefined
}

/**
 * Stops a newsletter: no more of its mails are written, and queued mails that have not been attempted are withdrawn, so
 * that they can be sent later, once. Stopping it again changes nothing.
 */
export async function stopCampaign(ctx: Context, id: number, admin: Admin): Promise<Refusal | undefined> {
  const done = await commitUnlessRefused(ctx.db, async (tx) => {
    await lockFor(tx, LOCKS.advertising)
    const row = await lockCampaign(tx, id)
    if (!row) return CAMPAIGN_GONE
    if (row.state === 'stopped') return null
    if (row.state !== 'sending') return NOT_SENDING
    await tx.update(campaigns).set({ state: 'stopped', endedAt: ctx.now() }).where(eq(campaigns.id, id))
    await takeBackUntried(tx, id)
    await recordCampaignEvent(tx, row, { kind: 'newsletter.stopped', admin })
    return null
  })
  return isRefusal(done) ? done : undefined
}

/** A mail that was attempted may have arrived even though the response was lost, so it is not written again. */
async function takeBackUntried(tx: Transaction, campaignId: number): Promise<void> {
  const own = tx
    .select({ key: campaignRecipients.mailKey })
    .from(campaignRecipients)
    .where(and(eq(campaignRecipients.campaignId, campaignId), eq(campaignRecipients.state, 'written')))
  const taken = await tx
    .delete(outbox)
    .where(and(inArray(outbox.dedupeKey, own), eq(outbox.status, 'queued'), eq(outbox.attempts, 0)))
    .returning({ key: outbox.dedupeKey })
  const keys = taken.flatMap(({ key }) => key ?? [])
  if (keys.length === 0) return
  await tx
    .update(campaignRecipients)
    .set({ state: 'waiting', mailKey: null, writtenAt: sql`NULL` })
    .where(inArray(campaignRecipients.mailKey, keys))
}
