import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant, pagePlace, pageRequest } from '../wire/fields.ts'

export const MailStatus = z
  .enum(['waiting', 'queued', 'sending', 'sent', 'kept', 'failed'])
  .describe(
    'waiting: staff caused it, and can undo that for some seconds; it is sent afterwards. As a filter, queued includes them',
  )
export type MailStatus = z.infer<typeof MailStatus>

/** A mail in the admin's list. */
export const OutboxMail = namedObject('OutboxMail', {
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
export type OutboxMail = z.infer<typeof OutboxMail>

export const OutboxPage = z.object({
  mails: z.array(OutboxMail),
  ...pagePlace,
  /** False without SMTP_URL: mails are stored but not sent. */
  isSending: z.boolean(),
})
export type OutboxPage = z.infer<typeof OutboxPage>

export const OutboxPreview = OutboxMail.extend({
  text: z.string(),
  html: z.string(),
  replyTo: z.string().nullable(),
  attachments: z.array(z.string()).optional().describe('Names of the attached files'),
}).meta({ id: 'OutboxPreview' })
export type OutboxPreview = z.infer<typeof OutboxPreview>

const staff = describeCalls({ tag: 'Outbox', staff: 'outbox' })
export const listOutbox = staff.get('/api/admin/outbox', 'List emails, newest first', {
  query: z.object({
    status: MailStatus.optional(),
    ...pageRequest(100, 20),
  }),
  returns: OutboxPage,
})
export const readOutboxMail = staff.get('/api/admin/outbox/:id', 'Get an email as its recipient reads it', {
  returns: OutboxPreview,
  refuses: [400],
})
export const retryOutboxMail = staff.post(
  '/api/admin/outbox/:id/retry',
  'Send an email that failed or was not sent',
  { returns: OutboxMail, refuses: [400, 409, 503] },
)
