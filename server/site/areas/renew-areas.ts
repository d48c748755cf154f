import type { Context } from '#server/context.ts'
import { findShownAreas } from './area-queries.ts'

/** Refreshes areas' public pages once a day, because yesterday's parties count from now on. */
export async function renewAreas(ctx: Context): Promise<void> {
  if ((await findShownAreas(ctx.db)).length > 0) await ctx.publicDataChanged()
}
