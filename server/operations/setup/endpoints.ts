import type { Hono } from 'hono'
import * as contract from '#contract/operations/setup.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { readSetup } from './read-setup.ts'

export function setupEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readSetup, ({ ctx, language }) => readSetup(ctx, language))
}
