import { apiQuery } from '#app/lib/api/api-query.ts'
import type { MailTexts } from '#contract/people/mail-texts.ts'
import type { Text } from '#domain/messages/text.ts'

export const mailTextsQuery = apiQuery('/api/admin/mail-texts')

/** Those of follow-ups stand with their follow-up. */
const HERE = [
  'confirmation',
  'payment-receipt',
  'balance-reminder',
  'date-released',
  'cancelled',
  'reopened',
  'tip-thanks',
  'newsletter-confirmation',
] as const
type Here = (typeof HERE)[number]

export function isMailHere({ kind }: Pick<MailTexts, 'kind'>): boolean {
  return HERE.some((one) => one === kind)
}

export function getMailName(text: Text, kind: string): string {
  return text(`admin.mails.kind.${kind as Here}`)
}
