import type { MessageId } from '#domain/messages/message.ts'
import type { MailKind } from '../registry.ts'

/** The texts of a mail that the owner may write otherwise, by their ids in the catalogue. */
export type OwnersTexts = {
  readonly subject: MessageId
  readonly heading: MessageId
  /** By their slots, in the order of the mail. */
  readonly paragraphs: Readonly<Record<string, MessageId>>
}

/** What is not in here is the program's: money, links, policy, and what a family must be told. */
export const OWNERS_TEXTS = {
  confirmation: {
    subject: 'mails.confirmation.subject',
    heading: 'mails.confirmation.heading',
    paragraphs: { next: 'mails.confirmation.next', ownPage: 'mails.confirmation.ownPage' },
  },
  'payment-receipt': {
    subject: 'mails.receipt.subject',
    heading: 'mails.receipt.heading',
    paragraphs: { allPaid: 'mails.receipt.allPaid' },
  },
  'balance-reminder': {
    subject: 'mails.reminder.subject',
    heading: 'mails.reminder.heading',
    paragraphs: { otherWay: 'mails.reminder.otherWay' },
  },
  'date-released': {
    subject: 'mails.released.subject',
    heading: 'mails.released.heading',
    paragraphs: { stillWanted: 'mails.released.stillWanted' },
  },
  cancelled: {
    subject: 'mails.cancelled.subject',
    heading: 'mails.cancelled.heading',
    paragraphs: { sorry: 'mails.cancelled.sorry', anotherTime: 'mails.cancelled.anotherTime' },
  },
  reopened: {
    subject: 'mails.reopened.subject',
    heading: 'mails.reopened.heading',
    paragraphs: { sentence: 'mails.reopened.sentence' },
  },
  'tip-thanks': {
    subject: 'mails.tip.subject',
    heading: 'mails.tip.heading',
    paragraphs: { apart: 'mails.tip.apart' },
  },
  'newsletter-confirmation': {
    subject: 'mails.newsletter.subject',
    heading: 'mails.newsletter.heading',
    paragraphs: { sentence: 'mails.newsletter.sentence' },
  },
  'review-request': {
    subject: 'mails.review.subject',
    heading: 'mails.review.heading',
    paragraphs: {
      sentence: 'mails.review.sentence',
      google: 'mails.review.google',
      tip: 'mails.review.tip',
      notRight: 'mails.review.notRight',
    },
  },
  'unfinished-booking': {
    subject: 'mails.unfinished.subject',
    heading: 'mails.unfinished.heading',
    paragraphs: { sentence: 'mails.unfinished.sentence', questions: 'mails.unfinished.questions' },
  },
  'day-before': {
    subject: 'mails.dayBefore.subject',
    heading: 'mails.dayBefore.heading',
    paragraphs: {
      sentence: 'mails.dayBefore.sentence',
      room: 'mails.dayBefore.room',
      way: 'mails.dayBefore.way',
      home: 'mails.dayBefore.home',
      children: 'mails.dayBefore.children',
      questions: 'mails.dayBefore.questions',
    },
  },
  'same-again': {
    subject: 'mails.sameAgain.subject',
    heading: 'mails.sameAgain.heading',
    paragraphs: { sentence: 'mails.sameAgain.sentence', other: 'mails.sameAgain.other' },
  },
  birthday: {
    subject: 'mails.birthday.subject',
    heading: 'mails.birthday.heading',
    paragraphs: { sentence: 'mails.birthday.sentence', other: 'mails.birthday.other' },
  },
} as const satisfies Readonly<Partial<Record<MailKind, OwnersTexts>>>

export type OwnedKind = keyof typeof OWNERS_TEXTS

export const OWNED_KINDS = Object.keys(OWNERS_TEXTS) as readonly OwnedKind[]

export function isOwnedKind(kind: string): kind is OwnedKind {
  return Object.hasOwn(OWNERS_TEXTS, kind)
}
