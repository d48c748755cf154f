import type { z } from 'zod'
import type { Replay, ReplayedPrices } from '#contract/money/price-advice.ts'
import { replay } from '#domain/catalogue/pricing/advice/replay.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { themes as themesTable } from '#server/foundation/database/schema/all-tables.ts'
import type { DetailedRefusal } from '#server/foundation/http/detailed-refusal.ts'
import { previewPricing } from './change-pricing.ts'
import { listSoldParties, type PricesByTheme, priceAgain } from './sold-parties.ts'
import { themeColumns } from './theme-columns.ts'

type Tried = z.output<typeof ReplayedPrices>

/** Returns what the bookings of a period would have earned under other prices. */
export async function replayPrices(
  ctx: Context,
  { themes: changed = [], from, to, ...prices }: Tried,
): Promise<Replay | DetailedRefusal> {
  const [settings, themes, parties] = await Promise.all([
    previewPricing(ctx.db, prices),
    readThemePrices(ctx.db),
    listSoldParties(ctx.db, { from, to }),
  ])
  if (isRefusal(settings)) return settings
  const unknown = changed.findIndex(({ id }) => !themes.has(id))
  if (unknown !== -1) return { ...refuse('invalid', 'priceList.themeGone'), field: `themes.${unknown}.id` }
  const tried = new Map(themes)
  for (const { id, ...change } of changed) {
    const theme = themes.get(id)
    if (theme) tried.set(id, { ...theme, ...themeColumns(change) })
  }
  const { bookings, soldCents, replayedCents, differences } = replay(priceAgain(parties, settings, tried))
  return {
    bookings,
    soldAmount: toDecimal(soldCents),
    replayedAmount: toDecimal(replayedCents),
    differences: differences.map((one) => ({
      bookingId: one.id,
      sold: toDecimal(one.soldCents),
      replayed: toDecimal(one.replayedCents),
    })),
  }
}

export async function readThemePrices(db: Queryable): Promise<PricesByTheme> {
  const { id, name, pricePerTeepeeCents, packages, eachFurtherCents } = themesTable
  const rows = await db
    .select({ id, name, pricePerTeepeeCents, packages, eachFurtherCents })
    .from(themesTable)
  return new Map(rows.map((theme) => [theme.id, theme]))
}
