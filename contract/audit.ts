import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ID_MAX, instant } from './fields.ts'

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
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type AuditPage = z.infer<typeof AuditPage>

const auditQuery = z.object({
  subject: z.string().max(40).optional(),
  subjectId: z.coerce.number().int().min(1).max(ID_MAX).optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(50),
})

export const readAuditLog = endpoint({
  method: 'get',
  path: '/api/admin/audit',
  summary: 'Who changed what, the newest first',
  tag: 'Administrators',
  staff: true,
  query: auditQuery,
  answers: { 200: AuditPage },
  refusals: [400],
})
