import type { Import } from '#contract/operations/imports.ts'
import * as contract from '#contract/operations/imports.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { desc, isNotNull } from '#server/foundation/database/drizzle.ts'
import { imports } from '#server/foundation/database/schema/all-tables.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { matchImport } from './match-import.ts'
import { runImport, undoImport } from './run-import.ts'
import { uploadImport } from './upload-import.ts'

export const importEndpoints = endpoints((serve) => {
  serve(contract.uploadImport, ({ c, admin }) => uploadImport(c, admin))
  serve(contract.matchImport, ({ ctx, params, body, language }) =>
    matchImport(ctx, params.id, body, language),
  )
  serve(contract.runImport, ({ ctx, params, admin, language }) =>
    runImport(ctx, params.id, { admin, language }),
  )
  serve(contract.undoImport, ({ ctx, params, admin }) => undoImport(ctx, params.id, admin))
  serve(contract.listImports, ({ ctx }) => listImports(ctx.db))
})

const LISTED_MOST = 50

/** Returns the imported files, newest first. */
async function listImports(db: Database): Promise<Import[]> {
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
