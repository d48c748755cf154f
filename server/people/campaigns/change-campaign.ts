import type { CampaignDraft } from '#contract/people/campaigns.ts'
import { isRefusal, type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { LANGUAGES } from '#domain/foundation/text/language.ts'
import { holdPictures } from '#server/catalogue/images/hold-pictures.ts'
import type { Admin, Context } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { campaigns } from '#server/foundation/database/schema/all-tables.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { CAMPAIGN_GONE, CAMPAIGN_STARTED, type CampaignRow, lockCampaign } from './campaign-queries.ts'

export const CHANGED_MEANWHILE = refuse('newer_version', 'campaigns.changedMeanwhile')

/** Stores a draft; returns its id. */
export async function createCampaign(
  ctx: Context,
  draft: CampaignDraft,
  admin: Admin,
): Promise<number | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const gone = await holdPictures(tx, draft.pictures)
    if (gone) return gone
    const now = ctx.now()
    const [row] = await tx
      .insert(campaigns)
      .values({ ...toColumns(draft), createdAt: now, updatedAt: now })
      .returning()
    if (!row) throw new Error('The newsletter was not stored')
    await recordCampaignEvent(tx, row, { kind: 'newsletter.created', admin })
    return row.id
  })
}

/** Changes a draft, unless somebody else has changed it since it was read. */
export async function changeCampaign(
  ctx: Context,
  id: number,
  { version, ...draft }: CampaignDraft & { readonly version: number },
  admin: Admin,
): Promise<number | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const row = await lockDraft(tx, id)
    if (isRefusal(row)) return row
    if (row.version !== version) return CHANGED_MEANWHILE
    const gone = await holdPictures(tx, draft.pictures, row.pictures)
    if (gone) return gone
    const [changed] = await tx
      .update(campaigns)
      .set({ ...toColumns(draft), version: version + 1, updatedAt: ctx.now() })
      .where(eq(campaigns.id, id))
      .returning()
    await recordCampaignEvent(tx, changed ?? row, { kind: 'newsletter.changed', admin })
    return id
  })
}

export async function deleteCampaign(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const row = await lockDraft(tx, id)
    if (isRefusal(row)) return row
    await tx.delete(campaigns).where(eq(campaigns.id, id))
    await recordCampaignEvent(tx, row, { kind: 'newsletter.deleted', admin })
    return null
  })
}

/** A newsletter that was sent can no longer be changed. */
async function lockDraft(tx: Transaction, id: number): Promise<CampaignRow | Refusal> {
  const row = await lockCampaign(tx, id)
  if (!row) return CAMPAIGN_GONE
  return row.state === 'draft' ? row : CAMPAIGN_STARTED
}

function toColumns({ words, pictures, audience }: CampaignDraft) {
  return { words, pictures, toSubscribers: audience.subscribers, toFamilies: audience.families }
}

type CampaignEvent = `newsletter.${'created' | 'changed' | 'deleted' | 'started' | 'stopped'}`

/** Records what happened to a campaign, with its subject line if it has one. */
export function recordCampaignEvent(
  tx: Transaction,
  { id, words }: CampaignRow,
  { kind, admin }: { readonly kind: CampaignEvent; readonly admin: Admin },
): Promise<void> {
  const subject = LANGUAGES.map((language) => words[language].subject).find((one) => one !== '')
  const facts = subject === undefined ? undefined : ({ kind: 'text', text: subject } as const)
  return recordEvent(tx, { kind, actor: admin.username, subjectId: id, facts })
}
