import type { Context } from '#server/context.ts'
import { findShownAreas } from './area-queries.ts'

/** Renews the pages once a day where areas have pages of their own: yesterday's parties count now. */
export async function renewAreas(ctx: Context): Promise<void> {
  if ((await findShownAreas(ctx.db)).length > 0) await ctx.publicDataChanged()
}
