import type { Text } from '#domain/foundation/messages/text.ts'
import { DIRECT } from '#domain/money/reports/touch.ts'

/** Returns the display name of a source. */
export function getSourceLabel(source: string, text: Text): string {
  return source === DIRECT ? text('admin.sources.direct') : source
}
