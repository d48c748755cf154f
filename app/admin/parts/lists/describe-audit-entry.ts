import { AUDIT_SUBJECTS, type AuditEntry } from '#contract/operations/audit.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

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
  // A newer release may know more kinds.
  const known = AUDIT_SUBJECTS.find((one) => one === subject)
  const kind = known
    ? text(`admin.audit.one.${known}`)
    : `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`
  return subjectId === null ? kind : `${kind} #${subjectId}`
}
