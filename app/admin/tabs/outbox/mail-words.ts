import { formatShortDayAndTime } from '#app/lib/language/instant-words.ts'
import type { Tone } from '#app/ui/display/badge.tsx'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import type { Language } from '#domain/text/language.ts'
import { OUTBOX_WORDS } from './outbox-words.ts'

type Status = OutboxMail['status']

export const MAIL_TONES: Readonly<Record<Status, Tone>> = {
  queued: 'warning',
  sending: 'warning',
  sent: 'success',
  kept: 'neutral',
  failed: 'danger',
}

/** Returns further facts about the delivery of a mail. */
export function mailNote(
  { status, attempts, lastFailure, nextAttemptAt, sentAt }: OutboxMail,
  language: Language,
): string {
  const words = OUTBOX_WORDS[language].mails
  if (status === 'sent' && sentAt) return formatShortDayAndTime(sentAt, language)
  if (!lastFailure) return ''
  const next =
    status === 'queued' && nextAttemptAt ? words.next(formatShortDayAndTime(nextAttemptAt, language)) : ''
  return `${lastFailure} (${words.tries(attempts)}${next})`
}

/** Returns the label of the button that sends a mail; undefined if there is nothing to send. */
export function sendWords({ kind, status, attempts }: OutboxMail, language: Language): string | undefined {
  // No mail server sends a text.
  if (kind === 'text') return undefined
  const { mails, retry } = OUTBOX_WORDS[language]
  if (status === 'kept') return mails.send
  if (status === 'failed' || (status === 'queued' && attempts > 0)) return retry
  return undefined
}
