import type { Hono } from 'hono'
import * as contract from '#contract/operations/doctor.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { examine } from './examine.ts'

export function doctorEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.examineSystem, ({ ctx, language }) => examine(ctx, language))
}
