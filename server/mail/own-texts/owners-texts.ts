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
