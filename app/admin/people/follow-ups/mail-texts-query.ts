import { apiQuery } from '#app/lib/api/api-query.ts'
import type { MailTextName } from '#contract/people/mail-texts.ts'
import type { Text } from '#domain/foundation/messages/text.ts'

export const mailTextsQuery = apiQuery('/api/admin/mail-texts')

export const MAIL_GROUPS = ['booking', 'changes', 'day', 'damage', 'lists'] as const
export type MailGroup = (typeof MAIL_GROUPS)[number]

/** The group of each email; those of follow-ups are listed with their follow-up. */
const GROUP_OF_MAIL = {
  confirmation: 'booking',
  'payment-link': 'booking',
  'payment-link-balance': 'booking',
  'payment-receipt': 'booking',
  'balance-reminder': 'booking',
  'autopay-notice': 'booking',
  'date-released': 'booking',
  'order-changed': 'changes',
  'order-changed-moved': 'changes',
  rescheduled: 'changes',
  confirmed: 'booking',
  cancelled: 'changes',
  reopened: 'changes',
  'money-back': 'changes',
  'overpayment-back': 'changes',
  'guest-reminder': 'day',
  'on-the-way': 'day',
  'on-the-way-to-collect': 'day',
  'text-by-mail': 'day',
  'tip-thanks': 'day',
  'damage-claimed': 'damage',
  'damage-decided': 'damage',
  'damage-reminder': 'damage',
  'damage-paid': 'damage',
  'damage-withdrawn': 'damage',
  'waiting-list-joined': 'lists',
  'waiting-list-offer': 'lists',
  'waiting-for-more': 'lists',
  'more-offered': 'lists',
  'newsletter-confirmation': 'lists',
  'chosen-party': 'lists',
  'unfinished-booking': undefined,
  'day-before': undefined,
  'review-request': undefined,
  'same-again': undefined,
  birthday: undefined,
} as const satisfies Readonly<Record<MailTextName, MailGroup | undefined>>

/** An email in one of the groups. */
export type GroupedMail = {
  [Name in MailTextName]: (typeof GROUP_OF_MAIL)[Name] extends MailGroup ? Name : never
}[MailTextName]

export function isIn<Mail extends { readonly kind: MailTextName }>(
  mail: Mail,
  group: MailGroup,
): mail is Mail & { readonly kind: GroupedMail } {
  return GROUP_OF_MAIL[mail.kind] === group
}

export function getMailName(text: Text, kind: GroupedMail): string {
  return text(`admin.mails.kind.${kind}`)
}
