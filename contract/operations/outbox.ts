import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { idParams, instant, pageNumber, pageSize } from '../wire/fields.ts'

export const MailStatus = z.enum(['waiting', 'queued', 'sending', 'sent', 'kept', 'failed']).meta({
  description:
    'waiting: staff caused it, and can undo that for some seconds; it is sent afterwards. As a filter, queued includes them',
})
export type MailStatus = z.infer<typeof MailStatus>

/** A mail in the admin's list. */
export const OutboxMail = z
  .object({
    id: z.int(),
    kind: z.string(),
    recipient: z.string(),
    subject: z.string(),
    status: MailStatus,
    attempts: z.int(),
    nextAttemptAt: instant.nullable(),
    lastFailure: z.string().nullable(),
    sentAt: instant.nullable(),
    createdAt: instant,
    bookingId: z.int().nullable(),
  })
  .meta({ id: 'OutboxMail' })
export type OutboxMail = z.infer<typeof OutboxMail>

export const OutboxPage = z.object({
  mails: z.array(OutboxMail),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** False without SMTP_URL: mails are stored but not sent. */
  isSending: z.boolean(),
})
export type OutboxPage = z.infer<typeof OutboxPage>

export const OutboxPreview = OutboxMail.extend({
  text: z.string(),
  html: z.string(),
  replyTo: z.string().nullable(),
  attachments: z.array(z.string()).optional().meta({ description: 'Names of the attached files' }),
}).meta({ id: 'OutboxPreview' })
export type OutboxPreview = z.infer<typeof OutboxPreview>

const tag = 'Outbox'
export const listOutbox = endpoint({
  method: 'get',
  path: '/api/admin/outbox',
  summary: 'List emails, newest first',
  tag,
  staff: 'outbox',
  query: z.object({
    status: MailStatus.optional(),
    page: pageNumber.default(1),
    pageSize: pageSize(100).default(20),
  }),
  responses: { 200: OutboxPage },
  refusals: [400],
})
export const readOutboxMail = endpoint({
  method: 'get',
  path: '/api/admin/outbox/:id',
  summary: 'Get an email as its recipient reads it',
  tag,
  staff: 'outbox',
  params: idParams,
  responses: { 200: OutboxPreview },
  refusals: [400, 404],
})
export const retryOutboxMail = endpoint({
  method: 'post',
  path: '/api/admin/outbox/:id/retry',
  summary: 'Send an email that failed or was not sent',
  tag,
  staff: 'outbox',
  params: idParams,
  responses: { 200: OutboxMail },
  refusals: [400, 404, 409, 503],
})
