import type { Campaign, Campaigns } from '#contract/people/campaigns.ts'
import { refuse } from '#domain/foundation/refusal/refusal.ts'
import { MAILS_PER_MINUTE } from '#domain/people/follow-ups/campaigns.ts'
import { readPictures } from '#server/catalogue/images/read-pictures.ts'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { desc, eq, inArray, sql } from '#server/foundation/database/drizzle.ts'
import { campaignRecipients, campaigns } from '#server/foundation/database/schema/all-tables.ts'
import { countAudience } from './audience.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type RecipientRow = typeof campaignRecipients.$inferSelect

export const CAMPAIGN_GONE = refuse('not_found', 'campaigns.gone')
export const CAMPAIGN_STARTED = refuse('conflict', 'campaigns.started')

/** Locks a newsletter until the transaction ends. */
export async function lockCampaign(tx: Transaction, id: number): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return row
}

export async function campaignsResponse(ctx: Context): Promise<Campaigns> {
  const rows = await ctx.db.select().from(campaigns).orderBy(desc(campaigns.id)).limit(200)
  return {
    campaigns: await respond(ctx, rows),
    audience: await countAudience(ctx.db, ctx.now()),
    mailsPerMinute: MAILS_PER_MINUTE,
  }
}

export async function campaignResponse(ctx: Context, id: number): Promise<Campaign | typeof CAMPAIGN_GONE> {
  const rows = await ctx.db.select().from(campaigns).where(eq(campaigns.id, id))
  return (await respond(ctx, rows))[0] ?? CAMPAIGN_GONE
}

async function respond(ctx: Context, rows: readonly CampaignRow[]): Promise<Campaign[]> {
  const figures = await countRecipients(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const pictures = await readPictures(
    ctx.db,
    rows.flatMap((row) => row.pictures),
  )
  return rows.map(({ toSubscribers, toFamilies, updatedAt: _, ...row }) => {
    const own = figures.filter(({ campaignId }) => campaignId === row.id)
    const countIn = (state: RecipientRow['state']) =>
      own.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0)
    return {
      ...row,
      audience: { subscribers: toSubscribers, families: toFamilies },
      knownPictures: Object.fromEntries(
        Object.entries(pictures).filter(([path]) => row.pictures.includes(path)),
      ),
      sent: countIn('written'),
      waiting: countIn('waiting'),
      skipped: addUpReasons(own),
      createdAt: row.createdAt.toISOString(),
      startedAt: row.startedAt?.toISOString() ?? null,
      endedAt: row.endedAt?.toISOString() ?? null,
    }
  })
}

type Figure = Awaited<ReturnType<typeof countRecipients>>[number]

function countRecipients(db: Database, ids: readonly number[]) {
  const { campaignId, state, reason } = campaignRecipients
  return db
    .select({ campaignId, state, reason, count: sql<number>`count(*)`.mapWith(Number) })
    .from(campaignRecipients)
    .where(inArray(campaignId, [...ids]))
    .groupBy(campaignId, state, reason)
}

function addUpReasons(figures: readonly Figure[]): Campaign['skipped'] {
  const skipped = { booked: 0, refused: 0, erased: 0, 'this-week': 0, gone: 0, 'too-late': 0 }
  for (const { reason, count } of figures) if (reason) skipped[reason] += count
  return skipped
}
