import type { Hono } from 'hono'
import * as contract from '#contract/operations/webhooks.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { WEBHOOK_DESCRIPTIONS, WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import type { AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { serve } from '#server/foundation/http/serve-endpoint.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  findDeliveries,
  findWebhooks,
  readNewWebhook,
  resendDelivery,
} from './webhooks.ts'

export function webhookEndpoints(app: Hono<AppEnvironment>): void {
  serve(app, contract.listWebhookEvents, ({ language }) =>
    WEBHOOK_EVENTS.map((kind) => {
      return { kind, description: textIn(language)(WEBHOOK_DESCRIPTIONS[kind]) }
    }),
  )
  serve(app, contract.listWebhooks, ({ ctx }) => findWebhooks(ctx.db))
  serve(app, contract.createWebhook, ({ ctx, body, admin }) => createWebhook(ctx, body, admin), {
    reissue: ({ ctx }, id) => readNewWebhook(ctx.db, id),
  })
  serve(app, contract.changeWebhook, ({ ctx, params, body, admin }) =>
    changeWebhook(ctx, { ...body, id: params.id }, admin),
  )
  serve(app, contract.deleteWebhook, ({ ctx, params, admin }) => deleteWebhook(ctx, params.id, admin))
  serve(app, contract.listWebhookDeliveries, ({ ctx, query }) => findDeliveries(ctx.db, query))
  serve(app, contract.resendWebhookDelivery, ({ ctx, params }) => resendDelivery(ctx, params.id))
}
