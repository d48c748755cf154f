import type { MailTextName } from '#contract/people/mail-texts.ts'
import type { MailContent, OwnersMail } from './mail-content.ts'

type Mail = Readers & {
  /** Its link could be used to sign in, so it is shown only to those who manage accounts. */
  readonly opensAccount?: true
  /** What it says about a booking: that it has ended, or that it is open again. */
  readonly booking?: 'ends' | 'reopens'
}

/**
 * Mails to families are the owner's to rewrite: they have at least one text, and another wherever the mail says
 * something different. A writer is somebody who sent a message or subscribed to the newsletter, and reads what staff
 * typed.
 */
type Readers =
  | { readonly reader: 'family'; readonly texts: readonly [MailTextName, ...MailTextName[]] }
  | { readonly reader: 'staff' | 'writer' }

/**
 * Every mail that this site sends, by the kind stored with it. To add one, add an entry here, a template in
 * `templates/`, its texts in `messages/`, and a sample in `sample-mails.ts` or `sample-staff-mails.ts`, which the
 * compiler asks for. A mail for families also lists what the owner can rewrite, in `own-texts/owners-texts.ts`.
 */
export const MAILS = {
  confirmation: { reader: 'family', texts: ['confirmation'] },
  'payment-link': { reader: 'family', texts: ['payment-link', 'payment-link-balance'] },
  'payment-receipt': { reader: 'family', texts: ['payment-receipt'] },
  'balance-reminder': { reader: 'family', texts: ['balance-reminder'] },
  'autopay-notice': { reader: 'family', texts: ['autopay-notice'] },
  'date-released': { reader: 'family', texts: ['date-released'], booking: 'ends' },
  cancelled: { reader: 'family', texts: ['cancelled'], booking: 'ends' },
  reopened: { reader: 'family', texts: ['reopened'], booking: 'reopens' },
  'order-changed': { reader: 'family', texts: ['order-changed', 'order-changed-moved'] },
  rescheduled: { reader: 'family', texts: ['rescheduled'] },
  'money-back': { reader: 'family', texts: ['money-back', 'overpayment-back'] },
  'review-request': { reader: 'family', texts: ['review-request'] },
  'unfinished-booking': { reader: 'family', texts: ['unfinished-booking'] },
  'chosen-party': { reader: 'family', texts: ['chosen-party'] },
  'day-before': { reader: 'family', texts: ['day-before'] },
  'same-again': { reader: 'family', texts: ['same-again'] },
  birthday: { reader: 'family', texts: ['birthday'] },
  'tip-thanks': { reader: 'family', texts: ['tip-thanks'] },
  'on-the-way': { reader: 'family', texts: ['on-the-way', 'on-the-way-to-collect'] },
  'damage-claimed': { reader: 'family', texts: ['damage-claimed'] },
  'damage-decided': { reader: 'family', texts: ['damage-decided'] },
  'damage-reminder': { reader: 'family', texts: ['damage-reminder'] },
  'damage-paid': { reader: 'family', texts: ['damage-paid'] },
  'damage-withdrawn': { reader: 'family', texts: ['damage-withdrawn'] },
  'text-by-mail': { reader: 'family', texts: ['text-by-mail'] },
  'waiting-list-joined': { reader: 'family', texts: ['waiting-list-joined', 'waiting-for-more'] },
  'waiting-list-offer': { reader: 'family', texts: ['waiting-list-offer', 'more-offered'] },
  'newsletter-confirmation': { reader: 'family', texts: ['newsletter-confirmation'] },
  newsletter: { reader: 'writer' },
  reply: { reader: 'writer' },
  'owner-booking': { reader: 'staff' },
  'owner-change': { reader: 'staff' },
  'owner-released': { reader: 'staff' },
  'owner-refund-failed': { reader: 'staff' },
  'owner-damage-answer': { reader: 'staff' },
  'owner-message': { reader: 'staff' },
  'owner-text': { reader: 'staff' },
  'notices-moved': { reader: 'staff' },
  invitation: { reader: 'staff', opensAccount: true },
  'password-reset': { reader: 'staff', opensAccount: true },
  'test-mail': { reader: 'writer' },
} as const satisfies Readonly<Record<string, Mail>>

export type MailKind = keyof typeof MAILS

/** The kinds of mails for this reader. */
export type MailKindFor<Reader extends Mail['reader']> = {
  [Kind in MailKind]: (typeof MAILS)[Kind]['reader'] extends Reader ? Kind : never
}[MailKind]

type MailTextNames<Kind extends MailKind> = (typeof MAILS)[Kind] extends { texts: readonly (infer Name)[] }
  ? Name
  : never

/** The content of a mail of this kind; if the owner can rewrite it, under one of the kind's names. */
export type KindContent<Kind extends MailKind> = [MailTextNames<Kind>] extends [never]
  ? MailContent
  : OwnersMail<Extract<MailTextNames<Kind>, MailTextName>>

/** Returns the kinds for which the predicate holds. */
export function mailKindsThat(isOne: (mail: Mail) => boolean): MailKind[] {
  return (Object.keys(MAILS) as MailKind[]).filter((kind) => isOne(MAILS[kind]))
}
