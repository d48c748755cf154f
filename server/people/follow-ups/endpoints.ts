import * as partyMails from '#contract/family/party-mails.ts'
import * as contract from '#contract/people/follow-ups.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { changeFollowUps, describeFollowUps } from './change-follow-ups.ts'
import { mailParty } from './mail-party.ts'
import { openOrder } from './open-order.ts'
import { refuseAdvertising } from './refuse-advertising.ts'
import { reportFollowUps } from './report-follow-ups.ts'

export const followUpEndpoints = endpoints((serve, app) => {
  // Mailbox providers unsubscribe many people from a few addresses.
  app.use('/api/follow-ups/*', limitRequests({ name: 'follow-up-links', most: 300, seconds: 600 }))

  app.use('/api/party-mails', limitRequests({ name: 'party-mails', most: 20, seconds: 600 }))

  serve(contract.readFollowUps, ({ ctx }) => describeFollowUps(ctx.db))
  serve(contract.changeFollowUps, async ({ ctx, body, admin }) => {
    const changed = await changeFollowUps(ctx, body, admin)
    // Public pages show whether a party can be mailed.
    if (!isRefusal(changed)) await ctx.publicDataChanged()
    return changed
  })
  serve(contract.reportFollowUps, ({ ctx, query }) => reportFollowUps(ctx, query))
  serve(contract.openFollowedOrder, async ({ ctx, body, c }) => {
    c.header('Cache-Control', 'no-store')
    return openOrder(ctx, body.token)
  })
  serve(contract.refuseAdvertising, ({ ctx, body }) => refuseAdvertising(ctx, body.token))
  serve(partyMails.mailParty, async ({ ctx, body, language, c }) => {
    const mailed = await mailParty(ctx, { ...body, language })
    return isRefusal(mailed) ? mailed : c.json(mailed, 202)
  })
})
