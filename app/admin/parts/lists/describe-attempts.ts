import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

type Attempts = Pick<OutboxMail, 'lastFailure' | 'attempts' | 'nextAttemptAt'>

/** Returns why the last attempt failed, how many there were, and when the next one is. */
export function describeAttempts({ lastFailure, attempts, nextAttemptAt }: Attempts, text: Text): string {
  if (!lastFailure) return ''
  const next = nextAttemptAt
    ? text('admin.integrations.deliveries.next', {
        moment: formatShortDayAndTime(nextAttemptAt, text.language),
      })
    : ''
  return `${lastFailure} (${text('admin.integrations.deliveries.tries', { count: attempts })}${next})`
}
