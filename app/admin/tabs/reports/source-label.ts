import type { Text } from '#domain/messages/text.ts'
import { DIRECT } from '#domain/reports/touch.ts'

/** Returns the display name of a source. */
export function getSourceLabel(source: string, text: Text): string {
  return source === DIRECT ? text('admin.sources.direct') : source
}
