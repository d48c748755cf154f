import { z } from 'zod'
import { WEBHOOK_EVENTS } from '#domain/operations/webhook-events.ts'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { fieldError } from '../wire/field-message.ts'
import { instant, NO_NUL, pagePlace, pageRequest, storedId, UNSTORABLE } from '../wire/fields.ts'

const events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, fieldError('webhooks.eventNeeded'))
  .transform((chosen) => [...new Set(chosen)])

export const WebhookEndpoint = namedObject('WebhookEndpoint', {
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  isActive: z.boolean(),
  createdAt: instant,
})
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

export const WebhookDelivery = namedObject('WebhookDelivery', {
  id: z.int(),
  endpointId: z.int(),
  url: z.string(),
  event: z.enum(WEBHOOK_EVENTS),
  bookingId: z.int().nullable().describe('Null for what is about no booking'),
  status: z.enum(['queued', 'sending', 'delivered', 'failed']),
  attempts: z.int(),
  nextAttemptAt: instant.nullable(),
  lastStatus: z.int().nullable().describe('The status code of the endpoint’s last response'),
  lastFailure: z.string().nullable(),
  deliveredAt: instant.nullable(),
  createdAt: instant,
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

const owners = describeCalls({ tag: 'API keys and webhooks', staff: 'integrations' })
export const listWebhookEvents = owners.get(
  '/api/admin/webhook-events',
  'List what a webhook can subscribe to, with descriptions in the requested language',
  { returns: z.array(z.object({ kind: z.enum(WEBHOOK_EVENTS), description: z.string() })) },
)
export const listWebhooks = owners.get('/api/admin/webhooks', 'List webhooks for booking events', {
  returns: z.array(WebhookEndpoint),
})
export const createWebhook = owners.post(
  '/api/admin/webhooks',
  'Create a webhook for booking events; its signing secret is returned only once',
  {
    body: NewWebhookEndpoint,
    asksForPassword: true,
    respondsWithSecret: true,
    creates: WebhookEndpoint.extend({ secret: z.string() }),
    refuses: [409],
  },
)
export const changeWebhook = owners.patch(
  '/api/admin/webhooks/:id',
  'Pause a webhook, or change its events',
  {
    body: z.object({ events: events.optional(), isActive: z.boolean().optional() }),
    asksForPassword: true,
    returns: WebhookEndpoint,
  },
)
export const deleteWebhook = owners.delete('/api/admin/webhooks/:id', 'Delete a webhook and its log')
export const listWebhookDeliveries = owners.get(
  '/api/admin/webhook-deliveries',
  'List webhook deliveries, newest first',
  {
    query: z.object({
      endpointId: storedId.optional(),
      ...pageRequest(100, 20),
    }),
    returns: z.object({
      deliveries: z.array(WebhookDelivery),
      ...pagePlace,
    }),
  },
)
export const resendWebhookDelivery = owners.post(
  '/api/admin/webhook-deliveries/:id/send',
  'Resend a delivery unchanged',
  { returns: WebhookDelivery, refuses: [409] },
)
