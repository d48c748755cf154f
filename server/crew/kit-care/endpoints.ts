import type { Hono } from 'hono'
import * as contract from '#contract/crew/kit-care.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { kitCareResponses } from './kit-care-queries.ts'
import { deleteCareEntry, logCare, readCareLog } from './log-care.ts'

export function kitCareEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listKitCare, ({ ctx }) => kitCareResponses(ctx))
  serve(app, contract.readCareLog, ({ ctx, params }) => readCareLog(ctx, params.id))
  serve(app, contract.logCare, ({ ctx, params, body, admin }) =>
    logCare(ctx, { id: params.id, kind: body.kind }, admin),
  )
  serve(app, contract.deleteCareEntry, ({ ctx, params, admin }) => deleteCareEntry(ctx, params, admin))
}
