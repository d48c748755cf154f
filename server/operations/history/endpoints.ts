import type { Hono } from 'hono'
import * as contract from '#contract/operations/history.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { readBookingHistory, readCustomerHistory } from './read-history.ts'

export function historyEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.readBookingHistory, ({ ctx, params, admin, language }) =>
    readBookingHistory(ctx, params.id, { admin, language }),
  )
  serve(app, contract.readCustomerHistory, ({ ctx, params, admin, language }) =>
    readCustomerHistory(ctx, params.id, { admin, language }),
  )
}
