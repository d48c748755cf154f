import type { Hono } from 'hono'
import * as contract from '#contract/calendar/kit-care.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { kitCareResponses } from './kit-care-queries.ts'
import { careLog, noteCare, takeCareBack } from './note-care.ts'

export function kitCareEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listKitCare, ({ ctx }) => kitCareResponses(ctx))
  serve(app, contract.readCareLog, ({ ctx, params }) => careLog(ctx, params.id))
  serve(app, contract.noteCare, ({ ctx, params, body, admin }) =>
    noteCare(ctx, { id: params.id, kind: body.kind }, admin),
  )
  serve(app, contract.takeCareBack, ({ ctx, params, admin }) => takeCareBack(ctx, params, admin))
}
