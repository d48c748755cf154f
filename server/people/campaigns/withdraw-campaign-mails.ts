import { getCampaignSkipReason } from '#domain/people/follow-ups/campaigns.ts'
import { getAdvertisingSkipReason } from '#domain/people/follow-ups/decide-follow-up.ts'
import { isFree } from '#platform/leases.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, asc, eq } from '#server/foundation/database/drizzle.ts'
import { campaignRecipients, outbox } from '#server/foundation/database/schema/all-tables.ts'
import { withdrawMail } from '#server/foundation/mail/withdraw-mail.ts'
import type { RecipientRow } from './campaign-queries.ts'
import { findCurrentRecipient } from './send-campaigns.ts'

/**
 * Withdraws queued newsletters that must not be sent anymore: the family has booked, opted out of advertising or been
 * erased since, or the mail is days late. Runs before mails are sent.
 */
export async function withdrawCampaignMails(ctx: Context): Promise<void> {
  const waiting = await ctx.db
    .select({ row: campaignRecipients })
    .from(campaignRecipients)
    .innerJoin(outbox, eq(outbox.dedupeKey, campaignRecipients.mailKey))
    .where(and(eq(campaignRecipients.state, 'written'), isFree(outbox, ctx.now())))
    .orderBy(asc(campaignRecipients.id))
  for (const { row } of waiting) await ctx.db.transaction((tx) => reconsider(tx, ctx, row))
}

async function reconsider(tx: Transaction, ctx: Context, row: RecipientRow): Promise<void> {
  const reader = await findCurrentRecipient(tx, ctx, row)
  const now = ctx.now()
  const why = reader ? getAdvertisingSkipReason(reader.family) : 'gone'
  const reason = getCampaignSkipReason(why, { writtenAt: row.writtenAt ?? now, now })
  if (!reason || row.mailKey === null) return
  if (!(await withdrawMail(tx, row.mailKey, now))) return
  await tx
    .update(campaignRecipients)
    .set({ state: 'withdrawn', reason })
    .where(eq(campaignRecipients.id, row.id))
}
