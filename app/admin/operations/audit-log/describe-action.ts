import { AUDIT_ACTIONS } from '#contract/operations/audit.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

/** Returns what was done; undefined for actions that only another release knows. */
export function describeAction(action: string, text: Text): string | undefined {
  const known = AUDIT_ACTIONS.find((one) => one === action)
  return known && text(`admin.auditLog.done.${known}`)
}
