import type { AuditEntry } from '#contract/operations/audit.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

const KINDS = {
  booking: 'admin.audit.one.booking',
  theme: 'admin.audit.one.theme',
  'add-on': 'admin.audit.one.add-on',
  coupon: 'admin.audit.one.coupon',
  calendar: 'admin.audit.one.calendar',
  resource: 'admin.audit.one.resource',
  work: 'admin.audit.one.work',
  settings: 'admin.audit.one.settings',
  area: 'admin.audit.one.area',
  terms: 'admin.audit.one.terms',
  message: 'admin.audit.one.message',
  testimonial: 'admin.audit.one.testimonial',
  customer: 'admin.audit.one.customer',
  newsletter: 'admin.audit.one.newsletter',
  mail: 'admin.audit.one.mail',
  image: 'admin.audit.one.image',
  difference: 'admin.audit.one.difference',
  account: 'admin.audit.one.account',
  integration: 'admin.audit.one.integration',
  import: 'admin.audit.one.import',
  question: 'admin.audit.one.question',
} as const

/** Returns the actor's name; usernames are shown as they are. */
export function describeActor(actor: string, text: Text): string {
  if (actor === 'customer') return text('admin.audit.customer')
  return actor === 'system' ? text('admin.audit.system') : actor
}

/** Returns what was changed: 'Booking #12', or just the kind if there is only one instance. */
export function describeSubject(
  { subject, subjectId }: Pick<AuditEntry, 'subject' | 'subjectId'>,
  text: Text,
): string {
  const kind = isKind(subject)
    ? text(KINDS[subject])
    : `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`
  return subjectId === null ? kind : `${kind} #${subjectId}`
}

/** A newer release may know more kinds. */
function isKind(subject: string): subject is keyof typeof KINDS {
  return Object.hasOwn(KINDS, subject)
}
