import type { Hono } from 'hono'
import * as contract from '#contract/site/spanish-texts.ts'
import { message } from '#domain/messages/message.ts'
import { type Refusal, refuse } from '#domain/refusal/refusal.ts'
import { audit } from '#server/audit-log/audit.ts'
import type { Admin, Context } from '#server/context.ts'
import { commitUnlessRefused } from '#server/database/commit-unless-refused.ts'
import { eq } from '#server/database/drizzle.ts'
import { spanishTexts } from '#server/database/schema/all-tables.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { findOwnText, findSpanishTexts } from './owner-texts.ts'

const NO_SUCH_TEXT = refuse('not_found', message('spanishTexts.gone'))

export function spanishTextEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listSpanishTexts, ({ ctx }) => findSpanishTexts(ctx.db))
  serve(
    app,
    contract.saveSpanishText,
    async ({ ctx, body, admin }) => (await saveSpanishText(ctx, body, admin)) ?? findSpanishTexts(ctx.db),
  )
}

type Saved = { readonly place: string; readonly spanish: string }

/** Stores a translation together with the English text it was made for. */
async function saveSpanishText(
  ctx: Context,
  { place, spanish }: Saved,
  admin: Admin,
): Promise<Refusal | undefined> {
  const refusal = await commitUnlessRefused(ctx.db, async (tx) => {
    const text = await findOwnText(tx, place)
    if (!text) return NO_SUCH_TEXT
    const { english, about, field } = text
    const values = { english, spanish, updatedAt: ctx.now() }
    if (spanish === '') await tx.delete(spanishTexts).where(eq(spanishTexts.place, place))
    else
      await tx
        .insert(spanishTexts)
        .values({ place, ...values })
        .onConflictDoUpdate({ target: spanishTexts.place, set: values })
    const facts = { kind: 'spanish-text', place, about, field } as const
    await audit(tx, { actor: admin.username, action: 'updated', subject: 'settings', facts })
    return null
  })
  if (refusal) return refusal
  await ctx.publicDataChanged()
  return undefined
}
