import type { Resource } from '#contract/calendar/resources.ts'
import type { StockChange } from '#domain/calendar/resources/resources.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, asc, eq, isNotNull, isNull, or, type SQL } from '#server/foundation/database/drizzle.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import {
  resourceChanges,
  resourceRequirements,
  resources,
  themes,
} from '#server/foundation/database/schema/all-tables.ts'

/** Matches resources added by the owner, as opposed to frames and kits. */
export const isOwn = and(eq(resources.isFrames, false), isNull(resources.themeId))

/** Returns the resources that the owner has added besides teepees. */
export function findResources(db: Queryable): Promise<Resource[]> {
  return findWhere(db, isOwn)
}

export function findFramesAndKits(db: Queryable): Promise<Resource[]> {
  return findWhere(db, or(resources.isFrames, isNotNull(resources.themeId)))
}

export async function findResource(db: Queryable, id: number): Promise<Resource | undefined> {
  return (await findWhere(db, eq(resources.id, id)))[0]
}

/** Returns the dated stock changes of the frames (null) and of the kits, by theme. */
export async function findStockChanges(db: Queryable): Promise<ReadonlyMap<number | null, StockChange[]>> {
  const rows = await db
    .select({ themeId: resources.themeId, change: resourceChanges })
    .from(resourceChanges)
    .innerJoin(resources, eq(resources.id, resourceChanges.resourceId))
    .where(or(resources.isFrames, isNotNull(resources.themeId)))
  const byTheme = Map.groupBy(rows, ({ themeId }) => themeId)
  return new Map([...byTheme].map(([themeId, found]) => [themeId, found.map(({ change }) => change)]))
}

async function findWhere(db: Queryable, where: SQL | undefined): Promise<Resource[]> {
  const stored = await db.select().from(resources).where(where).orderBy(asc(resources.id))
  const rows = stored.some(isStock) ? await withStocks(db, stored) : stored.map(plain)
  const changes = await db
    .select()
    .from(resourceChanges)
    .orderBy(asc(resourceChanges.from), asc(resourceChanges.id))
  const requirements = await db.select().from(resourceRequirements).orderBy(asc(resourceRequirements.id))
  return rows.map((row) => ({
    ...row,
    changes: changes
      .filter(({ resourceId }) => resourceId === row.id)
      .map(({ id, from, to, delta, reason }) => ({ id, from, to, delta, reason })),
    requirements:
      row.requirements ??
      requirements
        .filter(({ resourceId }) => resourceId === row.id)
        .map(({ themeId, addonId, per, count }) => ({
          ...(themeId === null ? {} : { themeId }),
          ...(addonId === null ? {} : { addonId }),
          per,
          count,
        })),
  }))
}

type ResourceRow = typeof resources.$inferSelect
type Plain = Omit<Resource, 'changes' | 'requirements'> & Partial<Pick<Resource, 'requirements'>>

function isStock({ isFrames, themeId }: ResourceRow): boolean {
  return isFrames || themeId !== null
}

function plain({ createdAt: _, updatedAt: __, isFrames: ___, themeId: ____, ...row }: ResourceRow): Plain {
  return row
}

/** The settings and the themes say how many frames and kits there are; every teepee needs one of each. */
async function withStocks(db: Queryable, rows: readonly ResourceRow[]): Promise<Plain[]> {
  const { teepeeStock, turnaroundDays: daysAfter } = await readSettings(db)
  const found = await db.select().from(themes).orderBy(asc(themes.displayOrder), asc(themes.id))
  const neededBy = (themeId: number) => ({ themeId, per: 'teepee', count: 1 }) as const
  return rows.map((row) => {
    if (!isStock(row)) return plain(row)
    const theme = found.find(({ id }) => id === row.themeId)
    return {
      ...plain(row),
      ...(theme && { name: theme.name }),
      quantity: theme?.teepeeStock ?? teepeeStock,
      daysAfter,
      requirements: theme ? [neededBy(theme.id)] : found.map(({ id }) => neededBy(id)),
      countedIn: theme ? ('theme' as const) : ('settings' as const),
    }
  })
}
