type Mail = {
  /** A writer is whoever sent a message, and reads what staff typed. */
  readonly reader: 'family' | 'staff' | 'writer'
  /** Whoever reads its link could use it to sign in: it is shown to those alone who manage accounts. */
  readonly opensAccount?: true
  /** What it tells of a booking: that it ended, or that it is open again. */
  readonly booking?: 'ends' | 'reopens'
}

/**
 * Every mail that leaves this site, by the kind stored with it. A new one is an entry here, a template of its own in
 * `templates/`, its texts in `messages/`, and a sample in `sample-mails.ts` or `sample-staff-mails.ts`, which the compiler asks for.
 */
export const MAILS = {
  confirmation: { reader: 'family' },
  'payment-link': { reader: 'family' },
  'payment-receipt': { reader: 'family' },
  'balance-reminder': { reader: 'family' },
  'autopay-notice': { reader: 'family' },
  'date-released': { reader: 'family', booking: 'ends' },
  cancelled: { reader: 'family', booking: 'ends' },
  reopened: { reader: 'family', booking: 'reopens' },
  'order-changed': { reader: 'family' },
  rescheduled: { reader: 'family' },
  'money-back': { reader: 'family' },
  'review-request': { reader: 'family' },
  'unfinished-booking': { reader: 'family' },
  'day-before': { reader: 'family' },
  'same-again': { reader: 'family' },
  birthday: { reader: 'family' },
  'tip-thanks': { reader: 'family' },
  'on-the-way': { reader: 'family' },
  'damage-claimed': { reader: 'family' },
  'damage-decided': { reader: 'family' },
  'damage-reminder': { reader: 'family' },
  'damage-paid': { reader: 'family' },
  'damage-withdrawn': { reader: 'family' },
  'text-by-mail': { reader: 'family' },
  'waiting-list-joined': { reader: 'family' },
  'waiting-list-offer': { reader: 'family' },
  'newsletter-confirmation': { reader: 'family' },
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

/** Returns the kinds of which this is true. */
export function mailKindsThat(isOne: (mail: Mail) => boolean): MailKind[] {
  return (Object.keys(MAILS) as MailKind[]).filter((kind) => isOne(MAILS[kind]))
}
