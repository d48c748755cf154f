import { describeAttempts } from '#app/admin/parts/lists/describe-attempts.ts'
import { formatShortDayAndTime } from '#app/lib/language/format-instant.ts'
import type { Tone } from '#app/ui/display/badge.tsx'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

type Status = OutboxMail['status']

export const MAIL_TONES: Readonly<Record<Status, Tone>> = {
  waiting: 'warning',
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  kept: 'neutral',
  failed: 'danger',
}

/** Returns further details about the delivery of an email. */
export function describeDelivery(
  { status, attempts, lastFailure, nextAttemptAt, sentAt }: OutboxMail,
  text: Text,
): string {
  if (status === 'sent' && sentAt) return formatShortDayAndTime(sentAt, text.language)
  return describeAttempts(
    { lastFailure, attempts, nextAttemptAt: status === 'queued' ? nextAttemptAt : null },
    text,
  )
}

/**
 * Returns the label of the send button, on its own and with the email's subject; undefined if there is
 * nothing to send.
 */
export function getSendLabels(
  { kind, status, attempts, subject }: OutboxMail,
  text: Text,
): { label: string; aboutMail: string } | undefined {
  // Text messages do not go through the mail server.
  if (kind === 'text') return undefined
  if (status === 'kept')
    return {
      label: text('admin.forms.send'),
      aboutMail: text('admin.outbox.mails.sendMail', { subject }),
    }
  if (status === 'failed' || (status === 'queued' && attempts > 0))
    return { label: text('admin.outbox.retry'), aboutMail: text('admin.outbox.mails.retryMail', { subject }) }
  return undefined
}
