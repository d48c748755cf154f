import { describeActor } from '#app/admin/parts/lists/describe-audit-entry.ts'
import type { HistoryEntry } from '#contract/operations/history.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { describeEntry } from './describe-entry.ts'

/** The actions on a family's record that its history tells. */
const TO_RECORD = ['changed', 'exported', 'merged'] as const

/** Returns 'Maria changed this booking' or 'Mail to the family: Your party is booked'. */
export function describeHistory(
  { kind, who, isFromFamily, bookingId, action, subject }: HistoryEntry,
  text: Text,
): string {
  const name = who === null ? text('admin.audit.system') : describeActor(who, text)
  switch (kind) {
    case 'mail':
      return text('admin.history.mail', { subject: subject ?? '' })
    case 'text':
      return isFromFamily ? text('admin.history.textFrom') : text('admin.history.textTo', { who: name })
    case 'message':
      return text('admin.history.message', { subject: subject ?? '' })
    default:
      return bookingId === null
        ? describeRecord(name, action ?? '', text)
        : describeEntry(name, action ?? '', text)
  }
}

function describeRecord(who: string, action: string, text: Text): string {
  const known = TO_RECORD.find((one) => one === action)
  return known
    ? text(`admin.history.record.${known}`, { who })
    : text('admin.history.record.other', { who, action })
}
