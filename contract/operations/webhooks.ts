import { z } from 'zod'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { endpoint } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { idParams, instant, NO_NUL, pageNumber, pageSize, storedId, UNSTORABLE } from '../wire/fields.ts'

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, fieldError('webhooks.eventNeeded'))
  .transform((chosen) => [...new Set(chosen)])

export const WebhookEndpoint = z
  .object({
    id: z.int(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    isActive: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookEndpoint' })
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

export const NewWebhookEndpoint = z.object({
  url: z
    .string({ error: fieldError('admin.integrations.httpsNeeded') })
    .trim()
    .max(1000)
    .regex(NO_NUL, UNSTORABLE)
    .refine((url) => URL.canParse(url), fieldError('admin.integrations.httpsNeeded')),
  events,
})

export const WebhookDelivery = z
  .object({
    id: z.int(),
    endpointId: z.int(),
    url: z.string(),
    event: z.enum(WEBHOOK_EVENTS),
    bookingId: z.int().nullable().meta({ description: 'Null for what is about no booking' }),
    status: z.enum(['queued', 'sending', 'delivered', 'failed']),
    attempts: z.int(),
    nextAttemptAt: instant.nullable(),
    lastStatus: z.int().nullable().meta({ description: 'The status code of the endpoint’s last response' }),
    lastFailure: z.string().nullable(),
    deliveredAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const tag = 'API keys and webhooks'
const staff = 'integrations'
export const listWebhookEvents = endpoint({
  method: 'get',
  path: '/api/admin/webhook-events',
  summary: 'List what a webhook can subscribe to, with descriptions in the requested language',
  tag,
  staff,
  responses: { 200: z.array(z.object({ kind: z.enum(WEBHOOK_EVENTS), description: z.string() })) },
})
export const listWebhooks = endpoint({
  method: 'get',
  path: '/api/admin/webhooks',
  summary: 'List webhooks for booking events',
  tag,
  staff,
  responses: { 200: z.array(WebhookEndpoint) },
})
export const createWebhook = endpoint({
  method: 'post',
  path: '/api/admin/webhooks',
  summary: 'Create a webhook for booking events; its signing secret is returned only once',
  tag,
  staff,
  asksForPassword: true,
  body: NewWebhookEndpoint,
  responses: { 201: WebhookEndpoint.extend({ secret: z.string() }) },
  respondsWithSecret: true,
  refusals: [400, 409],
})
export const changeWebhook = endpoint({
  method: 'patch',
  path: '/api/admin/webhooks/:id',
  summary: 'Pause a webhook, or change its events',
  tag,
  staff,
  asksForPassword: true,
  params: idParams,
  body: z.object({ events: events.optional(), isActive: z.boolean().optional() }),
  responses: { 200: WebhookEndpoint },
  refusals: [400, 404],
})
export const deleteWebhook = endpoint({
  method: 'delete',
  path: '/api/admin/webhooks/:id',
  summary: 'Delete a webhook and its log',
  tag,
  staff,
  params: idParams,
  responses: { 204: null },
  refusals: [404],
})
export const listWebhookDeliveries = endpoint({
  method: 'get',
  path: '/api/admin/webhook-deliveries',
  summary: 'List webhook deliveries, newest first',
  tag,
  staff,
  query: z.object({
    endpointId: storedId.optional(),
    page: pageNumber.default(1),
    pageSize: pageSize(100).default(20),
  }),
  responses: {
    200: z.object({
      deliveries: z.array(WebhookDelivery),
      total: z.int(),
      page: z.int(),
      pageSize: z.int(),
    }),
  },
  refusals: [400],
})
export const resendWebhookDelivery = endpoint({
  method: 'post',
  path: '/api/admin/webhook-deliveries/:id/send',
  summary: 'Resend a delivery unchanged',
  tag,
  staff,
  params: idParams,
  responses: { 200: WebhookDelivery },
  refusals: [404, 409],
})
