import type { SubscriberFilters, SubscriberPage } from '#contract/people/newsletter.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/foundation/database/commit-unless-refused.ts'
import { and, desc, eq, ilike, type SQL } from '#server/foundation/database/drizzle.ts'
import { readPage } from '#server/foundation/database/read-page.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { newsletterSubscribers, siteSettings } from '#server/foundation/database/schema/all-tables.ts'
import { getChanges } from '#server/foundation/events/get-changes.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'
import { unsubscribeLinks } from './newsletter-links.ts'

const GONE = refuse('not_found', 'newsletter.subscriberGone')

export async function findSubscribers(ctx: Context, filters: SubscriberFilters): Promise<SubscriberPage> {
  const where = matches(filters)
  const { createdAt, id } = newsletterSubscribers
  const { rows, ...page } = await readPage(filters, {
    total: ctx.db.$count(newsletterSubscribers, where),
    ordered: ctx.db.select().from(newsletterSubscribers).where(where).orderBy(desc(createdAt), desc(id)),
  })
  const getLink = await unsubscribeLinks(ctx.db, ctx)
  const subscribers = rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    unsubscribeUrl: getLink(row),
  }))
  return { subscribers, ...page }
}

function matches({ state, search }: SubscriberFilters): SQL | undefined {
  const { state: stored, email } = newsletterSubscribers
  const words = search?.trim().replace(/[\\%_]/g, '\\$&')
  return and(state ? eq(stored, state) : undefined, words ? ilike(email, `%${words}%`) : undefined)
}

/** The audit log stores only the id, so that nothing of a removed address remains. */
export async function removeSubscriber(ctx: Context, id: number, admin: Admin): Promise<null | Refusal> {
  return commitUnlessRefused(ctx.db, async (tx) => {
    const [removed] = await tx
      .delete(newsletterSubscribers)
      .where(eq(newsletterSubscribers.id, id))
      .returning()
    if (!removed) return GONE
    await recordEvent(tx, { kind: 'newsletter.subscriber-removed', actor: admin.username, subjectId: id })
    return null
  })
}

export async function changeNewsletterSettings(
  ctx: Context,
  change: { readonly confirmsNewsletter: boolean },
  admin: Admin,
) {
  return ctx.db.transaction(async (tx) => {
    const changes = getChanges(await readSettings(tx), change)
    await tx.update(siteSettings).set(change)
    const event = { kind: 'newsletter.settings-changed', actor: admin.username } as const
    if (changes.length > 0) await recordEvent(tx, { ...event, facts: { kind: 'changes', changes } })
    return change
  })
}
