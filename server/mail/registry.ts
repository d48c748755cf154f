import type { MailTextName } from '#contract/people/mail-texts.ts'
import type { MailContent, OwnersMail } from './mail-content.ts'

type Mail = Readers & {
  /** Whoever reads its link could use it to sign in: it is shown to those alone who manage accounts. */
  readonly opensAccount?: true
  /** What it tells of a booking: that it ended, or that it is open again. */
  readonly booking?: 'ends' | 'reopens'
}

/**
 * What a family reads is the owner's: at least one text, and one more where the mail says something else. A writer is
 * whoever sent a message or is on the newsletter's list, and reads what staff typed.
 */
type Readers =
  | { readonly reader: 'family'; readonly texts: readonly [MailTextName, ...MailTextName[]] }
  | { readonly reader: 'staff' | 'writer' }

/**
 * Every mail that leaves this site, by the kind stored with it. A new one is an entry here, a template of its own in
 * `templates/`, its texts in `messages/`, and a sample in `sample-mails.ts` or `sample-staff-mails.ts`, which the compiler asks for. One
 * for families also has what the owner may write otherwise, in `own-texts/owners-texts.ts`.
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

/** What a mail of this kind says: under a name of its kind, if its words are the owner's. */
export type KindContent<Kind extends MailKind> = [MailTextNames<Kind>] extends [never]
  ? MailContent
  : OwnersMail<Extract<MailTextNames<Kind>, MailTextName>>

/** Returns the kinds of which this is true. */
export function mailKindsThat(isOne: (mail: Mail) => boolean): MailKind[] {
  return (Object.keys(MAILS) as MailKind[]).filter((kind) => isOne(MAILS[kind]))
}
