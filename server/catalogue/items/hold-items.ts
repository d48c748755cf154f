import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { eq, inArray } from '#server/foundation/database/drizzle.ts'
import { addons, themes } from '#server/foundation/database/schema/all-tables.ts'

type Ordered = {
  readonly themeId?: number | undefined
  readonly addons?: readonly { readonly addonId: number }[] | undefined
}

/**
 * Protects what is ordered from deletion until the end of this transaction, which is about to reference it. Refuses
 * what no longer exists.
 */
export async function holdItems(
  db: Queryable,
  { themeId, addons: ordered = [] }: Ordered,
): Promise<Refusal | undefined> {
  const addonIds = [...new Set(ordered.map(({ addonId }) => addonId))]
  const [heldThemes, heldAddons] = await Promise.all([
    themeId === undefined
      ? undefined
      : db.select({ id: themes.id }).from(themes).where(eq(themes.id, themeId)).for('key share'),
    addonIds.length === 0
      ? []
      : db.select({ id: addons.id }).from(addons).where(inArray(addons.id, addonIds)).for('key share'),
  ])
  if (heldThemes?.length === 0) return refuse('theme_unavailable', 'bookings.themeUnavailable')
  return heldAddons.length < addonIds.length
    ? refuse('addon_unavailable', 'bookings.someAddonUnavailable')
    : undefined
}
