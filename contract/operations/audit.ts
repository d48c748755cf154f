import { z } from 'zod'
import { describeCalls, namedObject } from '../wire/endpoint.ts'
import { instant, language, NAME_MAX, pageNumber, pageSize, partyDay, storedId } from '../wire/fields.ts'

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
  'area',
  'terms',
  'message',
  'testimonial',
  'customer',
  'newsletter',
  'mail',
  'image',
  'difference',
  'account',
  'integration',
  'import',
  'question',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** The actions on bookings, which their history tells too. */
export const BOOKING_ACTIONS = [
  'created',
  'changed',
  'deleted',
  'imported',
  'rescheduled',
  'cancelled',
  'released',
  'paid for',
  'paid the balance of',
  'recorded a payment',
  'sent a payment link for',
  'sent money back for',
  'sent a failed refund again for',
  'handed back money for',
  'agreed to a charge for',
  'took back the card of',
  'charged the saved card of',
  'tried the saved card of',
  'agreed to a hold for',
  'took back the hold of',
  'held an amount on the card of',
  'released the hold on the card of',
  'tipped the crew of',
  'claimed damage of',
  'answered a damage claim of',
  'decided a damage claim of',
  'withdrew a damage claim of',
  'paid for damage of',
  'reported from',
  'dealt with a stop of',
  'washed',
  'checked',
  'told the access to',
] as const

/** The actions that entries record. Entries of earlier versions may have others. */
export const AUDIT_ACTIONS = [
  ...BOOKING_ACTIONS,
  'updated',
  'removed',
  'reordered',
  'uploaded',
  'focused',
  'had AI photos made',
  'published',
  'closed',
  'opened',
  'exported',
  'took back',
  'merged',
  'erased',
  'replied',
  'marked as responded',
  'drafted an answer',
  'marked as resolved',
  'began to send',
  'stopped sending',
  'invited',
  'took an invitation back',
  'accepted an invitation',
  'changed the password',
  'reset the password',
  'mailed a link for a forgotten password',
  'reset the password by a mailed link',
  'signed devices out',
  'cleared the second factor',
  'set up an authenticator app',
  'removed the authenticator app',
  'added a passkey',
  'removed a passkey',
  'made new recovery codes',
  'used a recovery code',
  'made an API key',
  'revoked an API key',
  'let an assistant read',
  'added a webhook',
  'changed a webhook',
  'removed a webhook',
  'switched off a webhook',
  'deactivated',
  'reactivated',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AuditEntry = namedObject('AuditEntry', {
  id: z.int(),
  actor: z.string().describe("A username, 'customer' or 'system'"),
  action: z.string(),
  subject: z.string(),
  subjectId: z.int().nullable(),
  details: z.string().describe('In English, with fields named as in the API'),
  told: z
    .array(z.object({ text: z.string(), language }))
    .describe(
      'The details for people, in the requested language: one text, in parts of one language each. What people typed is unchanged and counts as English',
    ),
  createdAt: instant,
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Returns where counting ends: counting the whole log would take longer the longer it is. */
export function logCountedMost({ page, pageSize }: Pick<AuditPage, 'page' | 'pageSize'>): number {
  return 1_000 * (Math.floor((page * pageSize) / 1_000) + 1)
}

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  actors: z.array(z.string()).describe('Everybody who appears in the whole log'),
  total: z
    .int()
    .describe('How many entries there are. They are counted up to the next thousand after this page'),
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

const staff = describeCalls({ tag: 'Administrators', staff: 'audit-log' })
export const readAuditLog = staff.get('/api/admin/audit', 'List who changed what, newest first', {
  query: auditFilters,
  inStaffLanguage: true,
  returns: AuditPage,
})
