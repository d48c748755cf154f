import type { Hono } from 'hono'
import * as partyMails from '#contract/family/party-mails.ts'
import * as contract from '#contract/people/follow-ups.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { changeFollowUps, describeFollowUps } from './change-follow-ups.ts'
import { mailParty } from './mail-party.ts'
import { openOrder } from './open-order.ts'
import { refuseAdvertising } from './refuse-advertising.ts'
import { reportFollowUps } from './report-follow-ups.ts'

export function followUpEndpoints(app: Hono<AppEnvironment>): void {
  // Mailbox providers unsubscribe many people from a few addresses.
  app.use('/api/follow-ups/*', limitRequests({ name: 'follow-up-links', most: 300, seconds: 600 }))

  app.use('/api/party-mails', limitRequests({ name: 'party-mails', most: 20, seconds: 600 }))

  serve(app, contract.readFollowUps, ({ ctx }) => describeFollowUps(ctx.db))
  serve(app, contract.changeFollowUps, async ({ ctx, body, admin }) => {
    const changed = await changeFollowUps(ctx, body, admin)
    // Public pages show whether a party can be mailed.
    if (!isRefusal(changed)) await ctx.publicDataChanged()
    return changed
  })
  serve(app, contract.reportFollowUps, ({ ctx, query }) => reportFollowUps(ctx, query))
  serve(app, contract.openFollowedOrder, async ({ ctx, body, c }) => {
    c.header('Cache-Control', 'no-store')
    return openOrder(ctx, body.token)
  })
  serve(app, contract.refuseAdvertising, ({ ctx, body }) => refuseAdvertising(ctx, body.token))
  serve(app, partyMails.mailParty, async ({ ctx, body, language, c }) => {
    const mailed = await mailParty(ctx, { ...body, language })
    return isRefusal(mailed) ? mailed : c.json(mailed, 202)
  })
}
