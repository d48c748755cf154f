import type { Resource } from '#contract/calendar/resources.ts'
import type { KitCare } from '#contract/crew/kit-care.ts'
import { findLastCare, findUnchecked, type Unchecked } from '#domain/crew/kit-care.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { findFramesAndKits, findResources } from '#server/calendar/availability/resource-queries.ts'
import type { Context } from '#server/context.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { asc, gt } from '#server/foundation/database/drizzle.ts'
import { kitCare } from '#server/foundation/database/schema/all-tables.ts'

export type StoredCare = typeof kitCare.$inferSelect

/** Older entries say nothing about the current state of a kit. */
const DAYS_READ = 400

/**
 * Returns whether something is washed and checked between parties: kits and the owner's own resources, but not people.
 */
export function isCaredFor({ kind, countedIn }: Pick<Resource, 'kind' | 'countedIn'>): boolean {
  return countedIn === 'theme' || (countedIn === undefined && kind !== 'crew')
}

/** Returns the themes' kits, then the owner's resources, for those that have a log. */
export async function findKits(db: Queryable): Promise<Resource[]> {
  const all = [...(await findFramesAndKits(db)), ...(await findResources(db))]
  return all.filter(isCaredFor)
}

export async function readCare({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Map<number, StoredCare[]>> {
  const since = new Date(+now() - DAYS_READ * DAY_MILLISECONDS)
  const rows = await db
    .select()
    .from(kitCare)
    .where(gt(kitCare.at, since))
    .orderBy(asc(kitCare.at), asc(kitCare.id))
  return Map.groupBy(rows, ({ resourceId }) => resourceId)
}

/** Returns the state of each kind of kit. */
export async function kitCareResponses(ctx: Context): Promise<KitCare[]> {
  const care = await readCare(ctx)
  return (await findKits(ctx.db)).map(({ id, quantity }) => {
    const entries = care.get(id) ?? []
    const unchecked = findUnchecked(entries, { owned: quantity, now: ctx.now() })
    return {
      resourceId: id,
      unchecked: unchecked ? { count: unchecked.count, since: unchecked.since.toISOString() } : null,
      washed: toNoted(findLastCare(entries, 'washed')),
      checked: toNoted(findLastCare(entries, 'checked')),
    }
  })
}

/** Returns the kinds of kits of which some have not been checked since their last party. */
export async function findUncheckedKits(
  ctx: Context,
): Promise<{ readonly kit: Resource; readonly unchecked: Unchecked }[]> {
  const care = await readCare(ctx)
  if (care.size === 0) return []
  const now = ctx.now()
  return (await findKits(ctx.db)).flatMap((kit) => {
    const unchecked = findUnchecked(care.get(kit.id) ?? [], { owned: kit.quantity, now })
    return unchecked ? [{ kit, unchecked }] : []
  })
}

function toNoted(entry: StoredCare | undefined): KitCare['washed'] {
  return entry ? { at: entry.at.toISOString(), by: entry.account } : null
}
