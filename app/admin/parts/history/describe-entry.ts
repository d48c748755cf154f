import { BOOKING_ACTIONS } from '#contract/operations/audit.ts'
import { DIARY_ACTIONS } from '#contract/operations/history.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

/** Returns 'Maria created this booking'. Actions of a newer release are shown as it wrote them. */
export function describeEntry(who: string, action: string, text: Text): string {
  const known = [...BOOKING_ACTIONS, ...DIARY_ACTIONS].find((one) => one === action)
  return known
    ? text(`admin.booking.history.did.${known}`, { who })
    : text('admin.booking.history.other', { who, action })
}
