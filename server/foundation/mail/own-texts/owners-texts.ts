import type { MailTextName } from '#contract/people/mail-texts.ts'
import type { MessageId } from '#domain/foundation/messages/message.ts'

/** The texts of a mail that the owner can rewrite, by their ids in the catalogue. */
export type OwnersTexts = {
  readonly subject: MessageId
  readonly heading: MessageId
  /** By slot, in the order of the mail. */
  readonly paragraphs: Readonly<Record<string, MessageId>>
}

const greeting = 'mails.hello'

/** Everything else is fixed: money, links, policy, and what a family must be told. */
export const OWNERS_TEXTS = {
  confirmation: {
    subject: 'mails.confirmation.subject',
    heading: 'mails.confirmation.heading',
    paragraphs: { greeting, next: 'mails.confirmation.next', ownPage: 'mails.confirmation.ownPage' },
  },
  'payment-receipt': {
    subject: 'mails.receipt.subject',
    heading: 'mails.receipt.heading',
    paragraphs: { greeting, allPaid: 'mails.receipt.allPaid' },
  },
  'balance-reminder': {
    subject: 'mails.reminder.subject',
    heading: 'mails.reminder.heading',
    paragraphs: { greeting, otherWay: 'mails.reminder.otherWay' },
  },
  'date-released': {
    subject: 'mails.released.subject',
    heading: 'mails.released.heading',
    paragraphs: { greeting, stillWanted: 'mails.released.stillWanted' },
  },
  cancelled: {
    subject: 'mails.cancelled.subject',
    heading: 'mails.cancelled.heading',
    paragraphs: { greeting, sorry: 'mails.cancelled.sorry', anotherTime: 'mails.cancelled.anotherTime' },
  },
  reopened: {
    subject: 'mails.reopened.subject',
    heading: 'mails.reopened.heading',
    paragraphs: { greeting, sentence: 'mails.reopened.sentence' },
  },
  'tip-thanks': {
    subject: 'mails.tip.subject',
    heading: 'mails.tip.heading',
    paragraphs: { greeting, apart: 'mails.tip.apart' },
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
      greeting,
      sentence: 'mails.review.sentence',
      google: 'mails.review.google',
      tip: 'mails.review.tip',
      notRight: 'mails.review.notRight',
    },
  },
  'unfinished-booking': {
    subject: 'mails.unfinished.subject',
    heading: 'mails.unfinished.heading',
    paragraphs: { greeting, sentence: 'mails.unfinished.sentence', questions: 'mails.unfinished.questions' },
  },
  'chosen-party': {
    subject: 'mails.chosenParty.subject',
    heading: 'mails.chosenParty.heading',
    paragraphs: { sentence: 'mails.chosenParty.sentence', questions: 'mails.chosenParty.questions' },
  },
  'day-before': {
    subject: 'mails.dayBefore.subject',
    heading: 'mails.dayBefore.heading',
    paragraphs: {
      greeting,
      sentence: 'mails.dayBefore.sentence',
      room: 'mails.dayBefore.room',
      way: 'mails.dayBefore.way',
      home: 'mails.dayBefore.home',
      children: 'mails.dayBefore.children',
      questions: 'mails.dayBefore.questions',
    },
  },
  'same-again': {
    subject: 'mails.bookAgain.subject',
    heading: 'mails.bookAgain.heading',
    paragraphs: { greeting, sentence: 'mails.bookAgain.sentence', other: 'mails.bookAgain.other' },
  },
  birthday: {
    subject: 'mails.birthday.subject',
    heading: 'mails.birthday.heading',
    paragraphs: { greeting, sentence: 'mails.birthday.sentence', other: 'mails.birthday.other' },
  },
  'payment-link': {
    subject: 'mails.link.subject',
    heading: 'mails.link.headingFirst',
    paragraphs: { greeting, notRight: 'mails.link.notRight' },
  },
  'payment-link-balance': {
    subject: 'mails.reminder.subject',
    heading: 'mails.link.headingBalance',
    paragraphs: { greeting, notRight: 'mails.link.notRight' },
  },
  'autopay-notice': {
    subject: 'mails.autopay.subject',
    heading: 'mails.autopay.heading',
    paragraphs: { greeting },
  },
  'order-changed': {
    subject: 'mails.orderChanged.subject',
    heading: 'mails.orderChanged.heading',
    paragraphs: { greeting },
  },
  'order-changed-moved': {
    subject: 'mails.rescheduled.subject',
    heading: 'mails.rescheduled.heading',
    paragraphs: { greeting },
  },
  rescheduled: {
    subject: 'mails.rescheduled.subject',
    heading: 'mails.rescheduled.heading',
    paragraphs: { greeting },
  },
  'money-back': {
    subject: 'mails.moneyBack.subject',
    heading: 'mails.moneyBack.heading',
    paragraphs: { greeting },
  },
  'overpayment-back': {
    subject: 'mails.overpayment.subject',
    heading: 'mails.overpayment.heading',
    paragraphs: { greeting },
  },
  'on-the-way': {
    subject: 'mails.onTheWay.title',
    heading: 'mails.onTheWay.title',
    paragraphs: { greeting, hint: 'mails.onTheWay.setupHint' },
  },
  'on-the-way-to-collect': {
    subject: 'mails.onTheWay.title',
    heading: 'mails.onTheWay.title',
    paragraphs: { greeting, hint: 'mails.onTheWay.collectHint' },
  },
  'text-by-mail': {
    subject: 'texts.byMail.subject',
    heading: 'texts.byMail.heading',
    paragraphs: { why: 'texts.byMail.why' },
  },
  'damage-claimed': {
    subject: 'mails.damage.claimed.subject',
    heading: 'mails.damage.claimed.heading',
    paragraphs: { greeting, sentence: 'mails.damage.claimed.sentence' },
  },
  'damage-decided': {
    subject: 'mails.damage.decided.subject',
    heading: 'mails.damage.decided.heading',
    paragraphs: { greeting, pay: 'mails.damage.decided.pay' },
  },
  'damage-reminder': {
    subject: 'mails.damage.reminder.subject',
    heading: 'mails.damage.reminder.heading',
    paragraphs: { greeting, ask: 'mails.damage.reminder.ask' },
  },
  'damage-paid': {
    subject: 'mails.damage.paid.subject',
    heading: 'mails.damage.paid.heading',
    paragraphs: { greeting },
  },
  'damage-withdrawn': {
    subject: 'mails.damage.withdrawn.subject',
    heading: 'mails.damage.withdrawn.heading',
    paragraphs: { greeting },
  },
  'waiting-list-joined': {
    subject: 'mails.waiting.subject',
    heading: 'mails.waiting.heading',
    paragraphs: { greeting },
  },
  'waiting-list-offer': {
    subject: 'mails.offer.subject',
    heading: 'mails.offer.heading',
    paragraphs: { greeting, leave: 'mails.offer.leave' },
  },
  'waiting-for-more': {
    subject: 'mails.waitsForMore.subject',
    heading: 'mails.waitsForMore.heading',
    paragraphs: { greeting },
  },
  'more-offered': {
    subject: 'mails.moreOffered.subject',
    heading: 'mails.moreOffered.heading',
    paragraphs: { greeting, otherwise: 'mails.moreOffered.otherwise' },
  },
} as const satisfies Readonly<Record<MailTextName, OwnersTexts>>
