import type { Hono } from 'hono'
import * as contract from '#contract/people/follow-ups.ts'
import type { AppEnvironment } from '#server/http/app-environment.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { changeFollowUps, describeFollowUps } from './change-follow-ups.ts'
import { openOrder } from './open-order.ts'
import { refuseAdvertising } from './refuse-advertising.ts'
import { reportFollowUps } from './report-follow-ups.ts'

export function followUpEndpoints(app: Hono<AppEnvironment>): void {
  // Mailbox providers unsubscribe many people from few addresses.
  app.use('/api/follow-ups/*', limitRequests({ name: 'follow-up-links', most: 300, seconds: 600 }))

  serve(app, contract.readFollowUps, ({ ctx }) => describeFollowUps(ctx.db))
  serve(app, contract.changeFollowUps, ({ ctx, body, admin }) => changeFollowUps(ctx, body, admin))
  serve(app, contract.reportFollowUps, ({ ctx, query }) => reportFollowUps(ctx, query))
  serve(app, contract.openFollowedOrder, async ({ ctx, body, c }) => {
    c.header('Cache-Control', 'no-store')
    return openOrder(ctx, body.token)
  })
  serve(app, contract.refuseAdvertising, ({ ctx, body }) => refuseAdvertising(ctx, body.token))
}
