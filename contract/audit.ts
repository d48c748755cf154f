import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant, NAME_MAX, pageNumber, pageSize, partyDay, storedId } from './fields.ts'

/** The kinds of records whose changes are logged. */
export const AUDIT_SUBJECTS = [
  'booking',
  'theme',
  'add-on',
  'coupon',
  'calendar',
  'resource',
  'work',
  'settings',
  'terms',
  'message',
  'testimonial',
  'customer',
  'newsletter',
  'image',
  'difference',
  'account',
  'integration',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

export const AuditEntry = z
  .object({
    id: z.int(),
    actor: z.string().meta({ description: "A username, 'customer' or 'system'" }),
    action: z.string(),
    subject: z.string(),
    subjectId: z.int().nullable(),
    details: z.string(),
    createdAt: instant,
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  actors: z.array(z.string()).meta({ description: 'Everybody the whole log speaks of' }),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type AuditPage = z.infer<typeof AuditPage>

const auditFilters = z.object({
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  subjectId: storedId.optional(),
  actor: z.string().max(NAME_MAX).optional(),
  from: partyDay().optional(),
  to: partyDay().optional(),
  page: pageNumber.default(1),
  pageSize: pageSize(200).default(50),
})
export type AuditFilters = z.output<typeof auditFilters>

export const readAuditLog = endpoint({
  method: 'get',
  path: '/api/admin/audit',
  summary: 'Who changed what, the newest first',
  tag: 'Administrators',
  staff: 'audit-log',
  query: auditFilters,
  responses: { 200: AuditPage },
  refusals: [400],
})
