import type { Import } from '#contract/operations/imports.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { desc, isNotNull } from '#server/foundation/database/drizzle.ts'
import { imports } from '#server/foundation/database/schema/all-tables.ts'

const LISTED_MOST = 50

/** Returns the imported files, newest first. */
export async function listImports(db: Database): Promise<Import[]> {
  const { id, kind, filename, rowCount, createdCount, uploadedBy, ranAt, undoneAt } = imports
  const ran = await db
    .select({ id, kind, filename, rows: rowCount, created: createdCount, uploadedBy, ranAt, undoneAt })
    .from(imports)
    .where(isNotNull(ranAt))
    .orderBy(desc(ranAt), desc(id))
    .limit(LISTED_MOST)
  return ran.flatMap((file) =>
    file.ranAt === null
      ? []
      : [
          {
            ...file,
            created: file.created ?? 0,
            ranAt: file.ranAt.toISOString(),
            undoneAt: file.undoneAt?.toISOString() ?? null,
          },
        ],
  )
}
