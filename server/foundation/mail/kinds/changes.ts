import { isDeepStrictEqual } from 'node:util'
import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { type MailBlock, paragraph } from '../mail-content.ts'
import { AHEAD } from './ahead.ts'
import { defineMail, type MailTexts } from './define-mail.ts'
import {
  type About,
  attachedInvoices,
  balanceIfOwed,
  bookingPageButton,
  dayFact,
  describeRefundWays,
  openQuestionsBlock,
  type PartyFacts,
  partyBlock,
  partyFields,
  themeFact,
  whereFact,
} from './party-facts.ts'
import { sampleStatement } from './sample-party.ts'

type Refunded = {
  readonly refundCents: Cents
  /** The part of the refund that was not paid by card. */
  readonly byHandCents: Cents
  readonly invoiceNumbers?: readonly string[]
}

type Changed = About &
  Refunded & {
    readonly before: PartyFacts
    /** What the change means in money. */
    readonly messages: readonly Message[]
  }

const versionKey = (kind: string) => (bookingId: number, version: number) => `${kind}-${bookingId}-${version}`

/** Says what a change costs and both statements. */
function describeChange(
  { party, before, refundCents, byHandCents, invoiceNumbers }: Changed,
  { text, language }: MailTexts<'order-changed'> | MailTexts<'order-changed-moved'>,
): MailBlock[] {
  return [
    ...(refundCents > 0 ? describeRefundWays(language, { amountCents: refundCents, byHandCents }) : []),
    ...attachedInvoices(party, invoiceNumbers),
    paragraph(text('mails.order-changed.before')),
    { kind: 'prices', rows: before.statement.rows },
    paragraph(text('mails.order-changed.after')),
    { kind: 'prices', rows: party.statement.rows },
    partyBlock(party),
  ]
}

/** Mails to families whose party has changed, been confirmed or ended. */
export const CHANGE_MAILS = {
  /** Both statements, and what happens to the difference. */
  'order-changed': defineMail('order-changed', {
    reader: 'family',
    key: versionKey('order-changed'),
    write(changed: Changed, words) {
      const { party, messages } = changed
      const told = words.text(messages)
      return {
        values: { day: party.bookingDate },
        preview: told,
        button: bookingPageButton(party),
        blocks: [paragraph(`${words.getPart('sentence')} ${told}`), ...describeChange(changed, words)],
      }
    },
    samples({ party }) {
      const before = {
        ...party,
        teepees: 3,
        statement: sampleStatement(true, party.paidCents, party.language, 3),
      }
      const change = message('orderChange.ofBalance', {
        direction: 'down',
        difference: before.statement.balanceCents - party.owedCents,
        balance: party.owedCents,
        dueDay: party.balanceDueDay,
      })
      const invoiceNumbers = ['CN-2027-0007']
      return {
        'order-changed': {
          party,
          before,
          messages: [change],
          refundCents: 0,
          byHandCents: 0,
          invoiceNumbers,
        },
      }
    },
  }),

  /** The same for a party that has moved as well, or only moved. */
  'order-changed-moved': defineMail('order-changed-moved', {
    reader: 'family',
    storedAs: 'order-changed',
    key: versionKey('order-changed'),
    write(changed: Changed, words) {
      const { party, before, messages } = changed
      const { text, getPart } = words
      const told = text(messages)
      const isSameOrder = isDeepStrictEqual(before.statement.rows, party.statement.rows)
      return {
        values: { day: party.bookingDate },
        preview: told,
        facts: [dayFact(party), [text('mails.fact.before'), dayFact(before)[1]], themeFact(party)],
        button: bookingPageButton(party),
        blocks: [
          paragraph(getPart('sentence', { from: before.bookingDate, to: party.bookingDate })),
          ...(isSameOrder
            ? [paragraph(told), partyBlock(party)]
            : [paragraph(`${getPart('order')} ${told}`), ...describeChange(changed, words)]),
        ],
      }
    },
    samples({ party }) {
      const before = { ...party, bookingDate: '2027-02-06' }
      const messages = [message('orderChange.costsNothing')]
      return { 'order-changed-moved': { party, before, messages, refundCents: 0, byHandCents: 0 } }
    },
  }),

  /** When the family has moved its party to another day. */
  rescheduled: defineMail('rescheduled', {
    reader: 'family',
    key: versionKey('rescheduled'),
    write(
      {
        party,
        earlierDay: earlier,
        refundPercent: percent,
        feeCents = 0,
        invoiceNumbers,
      }: About & {
        readonly earlierDay: PartyDay
        /** What was paid for moving again. */
        readonly feeCents?: Cents
        readonly invoiceNumbers?: readonly string[]
        /** The most that a cancellation refunds from now on. */
        readonly refundPercent: PercentHundredths
      },
      { text, getPart, fixedParagraph },
    ) {
      const { bookingDate: day, language } = party
      return {
        values: { day, earlier },
        facts: [dayFact(party), [text('mails.fact.before'), formatLong(earlier, language)], themeFact(party)],
        button: bookingPageButton(party),
        blocks: [
          fixedParagraph('sentence', { earlier, day }),
          ...(feeCents > 0 ? [paragraph(getPart('feePaid', { amount: feeCents }))] : []),
          ...attachedInvoices(party, invoiceNumbers),
          ...balanceIfOwed(party),
          paragraph(text(message('refunds.moveKeepsRefund', { percent }))),
          partyBlock(party),
        ],
        fields: { ...partyFields(party), earlierDay: formatLong(earlier, language) },
      }
    },
    samples: ({ party }) => ({ rescheduled: { party, earlierDay: '2027-02-06', refundPercent: 10_000 } }),
  }),

  cancelled: defineMail('cancelled', {
    reader: 'family',
    booking: 'ends',
    overtakes: AHEAD,
    isSober: true,
    key: versionKey('cancelled'),
    owned: ['sorry', 'anotherTime'],
    write(
      {
        party,
        refundCents: refund,
        byHandCents,
        policyReason,
        invoiceNumbers,
      }: About &
        Refunded & {
          /** The policy's reason; undefined if staff decided otherwise. Their own reason is not for the customer. */
          readonly policyReason: Message | undefined
        },
      { text, getPart, ownedParagraph },
    ) {
      const noRefund = policyReason ? text(policyReason) : getPart('noRefund')
      const about = refund > 0 ? getPart('refund', { refund }) : noRefund
      return {
        values: { day: party.bookingDate },
        preview: about,
        facts: [
          dayFact(party),
          themeFact(party),
          ...(refund > 0
            ? [[text('mails.fact.refund'), formatDollars(refund)] as const]
            : [whereFact(party)]),
        ],
        blocks: [
          ownedParagraph('sorry'),
          paragraph(about),
          ...describeRefundWays(party.language, { amountCents: refund, byHandCents }),
          ...attachedInvoices(party, invoiceNumbers),
          partyBlock(party),
          ownedParagraph('anotherTime'),
        ],
      }
    },
    samples({ cancelled: party }) {
      const nothing = { party, refundCents: 0, byHandCents: 0, policyReason: undefined }
      return {
        cancelled: { ...nothing, policyReason: message('rules.depositOnly') },
        'cancelled-without-refund': nothing,
        'cancelled-with-refund': { ...nothing, refundCents: 12_000, byHandCents: 2_500 },
      }
    },
  }),

  /** When staff have confirmed it. Right after the payment, the mail about that said so. */
  confirmed: defineMail('confirmed', {
    reader: 'family',
    quietAfter: ['confirmation', 'reopened'],
    quietWhile: ['confirmation'],
    key: versionKey('confirmed'),
    owned: ['sentence', 'next', 'guests'],
    write: ({ party }: About, { ownedParagraph }) => ({
      values: { theme: party.themeName, day: party.bookingDate },
      button: bookingPageButton(party),
      blocks: [
        ownedParagraph('sentence'),
        ...balanceIfOwed(party),
        partyBlock(party),
        ...openQuestionsBlock(party),
        ownedParagraph('next'),
        ownedParagraph('guests'),
      ],
    }),
    samples: ({ party }) => ({ confirmed: { party } }),
  }),

  /** To a family that was told that its party has ended, once staff have reopened it. */
  reopened: defineMail('reopened', {
    reader: 'family',
    booking: 'reopens',
    owned: ['sentence'],
    write: ({ party }: About, { getPart, ownedParagraph }) => ({
      values: { day: party.bookingDate },
      preview: getPart('sentence'),
      button: bookingPageButton(party),
      blocks: [ownedParagraph('sentence'), ...balanceIfOwed(party), partyBlock(party)],
    }),
    samples: ({ party }) => ({ reopened: { party } }),
  }),
}
