import type { Resource } from '#contract/calendar/resources.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { asc, eq, type SQL } from '#server/database/drizzle.ts'
import { resourceChanges, resourceRequirements, resources } from '#server/database/schema/all-tables.ts'

type Reader = Database | Transaction

export function findResources(db: Reader): Promise<Resource[]> {
  return findWhere(db, undefined)
}

export async function findResource(db: Reader, id: number): Promise<Resource | undefined> {
  return (await findWhere(db, eq(resources.id, id)))[0]
}

async function findWhere(db: Reader, where: SQL | undefined): Promise<Resource[]> {
  const rows = await db.select().from(resources).where(where).orderBy(asc(resources.id))
  const changes = await db
    .select()
    .from(resourceChanges)
    .orderBy(asc(resourceChanges.from), asc(resourceChanges.id))
  const requirements = await db.select().from(resourceRequirements).orderBy(asc(resourceRequirements.id))
  return rows.map(({ createdAt: _, updatedAt: __, ...row }) => ({
    ...row,
    changes: changes
      .filter(({ resourceId }) => resourceId === row.id)
      .map(({ id, from, to, delta, reason }) => ({ id, from, to, delta, reason })),
    requirements: requirements
      .filter(({ resourceId }) => resourceId === row.id)
      .map(({ themeId, addonId, per, count }) => ({
        ...(themeId === null ? {} : { themeId }),
        ...(addonId === null ? {} : { addonId }),
        per,
        count,
      })),
  }))
}
