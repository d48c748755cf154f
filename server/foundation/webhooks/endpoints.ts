import * as contract from '#contract/operations/webhooks.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { WEBHOOK_DESCRIPTIONS, WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  findDeliveries,
  findWebhooks,
  readNewWebhook,
  resendDelivery,
} from './webhooks.ts'

export const webhookEndpoints = endpoints((serve) => {
  serve(contract.listWebhookEvents, ({ language }) =>
    WEBHOOK_EVENTS.map((kind) => {
      return { kind, description: textIn(language)(WEBHOOK_DESCRIPTIONS[kind]) }
    }),
  )
  serve(contract.listWebhooks, ({ ctx }) => findWebhooks(ctx.db))
  serve(contract.createWebhook, ({ ctx, body, admin }) => createWebhook(ctx, body, admin), {
    reissue: ({ ctx }, id) => readNewWebhook(ctx.db, id),
  })
  serve(contract.changeWebhook, ({ ctx, params, body, admin }) =>
    changeWebhook(ctx, { ...body, id: params.id }, admin),
  )
  serve(contract.deleteWebhook, ({ ctx, params, admin }) => deleteWebhook(ctx, params.id, admin))
  serve(contract.listWebhookDeliveries, ({ ctx, query }) => findDeliveries(ctx.db, query))
  serve(contract.resendWebhookDelivery, ({ ctx, params }) => resendDelivery(ctx, params.id))
})
