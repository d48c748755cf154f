import { shortDayAndTimeOf } from '#app/lib/instant-words.ts'
import type { Tone } from '#app/ui/badge.tsx'
import type { OutboxMail } from '#contract/outbox.ts'

type Status = OutboxMail['status']

export const MAIL_STATES: Record<Status, { readonly words: string; readonly tone: Tone }> = {
  queued: { words: 'Waiting', tone: 'warning' },
  sending: { words: 'Sending', tone: 'warning' },
  sent: { words: 'Sent', tone: 'success' },
  kept: { words: 'Kept', tone: 'neutral' },
  failed: { words: 'Failed', tone: 'danger' },
}

/** What else there is to say about a mail's way. */
export function mailNote({ status, attempts, lastFailure, nextAttemptAt, sentAt }: OutboxMail): string {
  if (status === 'sent' && sentAt) return shortDayAndTimeOf(sentAt)
  if (!lastFailure) return ''
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`
  const next = status === 'queued' && nextAttemptAt ? `, next ${shortDayAndTimeOf(nextAttemptAt)}` : ''
  return `${lastFailure} (${tries}${next})`
}

/** What the button for sending a mail says; undefined where there is nothing to be sent. */
export function sendWords({ status, attempts }: OutboxMail): string | undefined {
  if (status === 'kept') return 'Send'
  if (status === 'failed' || (status === 'queued' && attempts > 0)) return 'Retry'
  return undefined
}
