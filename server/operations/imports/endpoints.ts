import * as contract from '#contract/operations/imports.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { listImports } from './list-imports.ts'
import { matchImport } from './match-import.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'
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
