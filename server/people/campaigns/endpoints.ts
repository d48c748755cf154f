import * as contract from '#contract/people/campaigns.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { campaignResponse, campaignsResponse } from './campaign-queries.ts'
import { changeCampaign, createCampaign, deleteCampaign } from './change-campaign.ts'
import { previewCampaign, testCampaign } from './preview-campaign.ts'
import { startCampaign, stopCampaign } from './start-campaign.ts'

export const campaignEndpoints = endpoints((serve) => {
  serve(contract.listCampaigns, ({ ctx }) => campaignsResponse(ctx))
  serve(contract.createCampaign, async ({ ctx, body, admin }) =>
    respond(ctx, await createCampaign(ctx, body, admin)),
  )
  serve(contract.changeCampaign, async ({ ctx, params, body, admin }) =>
    respond(ctx, await changeCampaign(ctx, params.id, body, admin)),
  )
  serve(contract.deleteCampaign, ({ ctx, params, admin }) => deleteCampaign(ctx, params.id, admin))
  serve(contract.startCampaign, async ({ ctx, params, body, admin }) =>
    respond(ctx, (await startCampaign(ctx, { ...params, ...body, admin })) ?? params.id),
  )
  serve(contract.stopCampaign, async ({ ctx, params, admin }) =>
    respond(ctx, (await stopCampaign(ctx, params.id, admin)) ?? params.id),
  )
  serve(contract.previewCampaign, ({ ctx, body }) => previewCampaign(ctx, body))
  serve(contract.testCampaign, ({ ctx, body, admin }) => testCampaign(ctx, body, admin))
})

function respond(ctx: Context, id: number | Refusal) {
  return isRefusal(id) ? id : campaignResponse(ctx, id)
}
