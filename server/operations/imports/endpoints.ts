import type { Hono } from 'hono'
import * as contract from '#contract/operations/imports.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { listImports } from './list-imports.ts'
import { matchImport } from './match-import.ts'
import { runImport } from './run-import.ts'
import { undoImport } from './undo-import.ts'
import { uploadImport } from './upload-import.ts'

export function importEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.uploadImport, ({ c, admin }) => uploadImport(c, admin))
  serve(app, contract.matchImport, ({ ctx, params, body, language }) =>
    matchImport(ctx, params.id, body, language),
  )
  serve(app, contract.runImport, ({ ctx, params, admin, language }) =>
    runImport(ctx, params.id, { admin, language }),
  )
  serve(app, contract.undoImport, ({ ctx, params, admin }) => undoImport(ctx, params.id, admin))
  serve(app, contract.listImports, ({ ctx }) => listImports(ctx.db))
}
