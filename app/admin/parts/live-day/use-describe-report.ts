import { useText } from '#app/lib/messages/use-text.ts'
import type { LiveStop } from '#contract/crew/crew.ts'
import { isSkipReason } from '#domain/crew/crew-events.ts'
import { missingItems } from '#domain/crew/stop-problems.ts'
import { parseDollars } from '#domain/foundation/money/money.ts'

type ReportedEvent = LiveStop['events'][number]

/** Returns a function that words an event if it matters to the office; the others only mark progress. */
export function useDescribeReport(): (event: ReportedEvent) => string | undefined {
  const text = useText()
  return ({ kind, data }) => {
    const { reason, item } = data
    if (kind === 'note') return `“${String(data.text)}”`
    if (kind === 'signed') return text('admin.live.signed')
    if (kind === 'cash') return text('admin.live.cash', { amount: parseDollars(String(data.amount)) ?? 0 })
    if (kind === 'damaged')
      return typeof item === 'string'
        ? text('admin.live.damaged', { thing: item })
        : text('admin.live.damagedThing')
    if (kind === 'counted') {
      const missing = missingItems(data)
      if (missing.length === 0) return undefined
      return text('admin.live.missing', {
        things: missing.map(({ name, count }) => `${count} × ${name}`).join(', '),
      })
    }
    if (kind !== 'skipped' || typeof reason !== 'string') return undefined
    return isSkipReason(reason) ? text(`admin.live.reasons.${reason}`) : reason
  }
}
