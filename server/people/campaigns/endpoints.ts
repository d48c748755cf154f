import type { Hono } from 'hono'
import * as contract from '#contract/people/campaigns.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Context } from '#server/context.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import { campaignResponse, campaignsResponse } from './campaign-queries.ts'
import { changeCampaign, createCampaign, deleteCampaign } from './change-campaign.ts'
import { previewCampaign, testCampaign } from './preview-campaign.ts'
import { startCampaign, stopCampaign } from './start-campaign.ts'

export function campaignEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listCampaigns, ({ ctx }) => campaignsResponse(ctx))
  serve(app, contract.createCampaign, async ({ ctx, body, admin }) =>
    respond(ctx, await createCampaign(ctx, body, admin)),
  )
  serve(app, contract.changeCampaign, async ({ ctx, params, body, admin }) =>
    respond(ctx, await changeCampaign(ctx, params.id, body, admin)),
  )
  serve(app, contract.deleteCampaign, ({ ctx, params, admin }) => deleteCampaign(ctx, params.id, admin))
  serve(app, contract.startCampaign, async ({ ctx, params, body, admin }) =>
    respond(ctx, (await startCampaign(ctx, { ...params, ...body, admin })) ?? params.id),
  )
  serve(app, contract.stopCampaign, async ({ ctx, params, admin }) =>
    respond(ctx, (await stopCampaign(ctx, params.id, admin)) ?? params.id),
  )
  serve(app, contract.previewCampaign, ({ ctx, body }) => previewCampaign(ctx, body))
  serve(app, contract.testCampaign, ({ ctx, body, admin }) => testCampaign(ctx, body, admin))
}

function respond(ctx: Context, id: number | Refusal) {
  return isRefusal(id) ? id : campaignResponse(ctx, id)
}
