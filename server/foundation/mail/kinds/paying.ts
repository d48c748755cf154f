import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import { formatMonthDay, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { toTime } from '#domain/foundation/time/time-of-day.ts'
import type { PaymentMethod } from '#domain/money/payment-method.ts'
import { paragraph } from '../mail-content.ts'
import { AHEAD } from './ahead.ts'
import { defineMail } from './define-mail.ts'
import {
  type About,
  answersBlock,
  attachedInvoices,
  balanceIfOwed,
  balanceSentence,
  bookingPageButton,
  dayFact,
  leftFact,
  openQuestionsBlock,
  partyBlock,
  partyFields,
  priceBlock,
  themeFact,
  whereFact,
} from './party-facts.ts'

type Papers = { readonly invoiceNumbers?: readonly string[] }

type Due = About & {
  readonly amountCents: Cents
  /** Says until when the date is held, or when the balance is due. */
  readonly until: Message
  /** A bank has refused the pending payment. */
  readonly isBankRefusal?: boolean | undefined
}

type Charge = About & {
  readonly amountCents: Cents
  /** What is left to pay after the charge, because the order grew. */
  readonly leftCents: Cents
  readonly chargeDay: PartyDay
  /** The hour of day in Miami. */
  readonly hour: number
  readonly card: string
}

/** Nobody is asked to pay right after paying. */
const ASKING_TO_PAY = ['payment-link', 'balance-reminder']

/** Mails to families about paying for a party. */
export const PAYING_MAILS = {
  /** Once what was due at booking is paid. */
  confirmation: defineMail('confirmation', {
    reader: 'family',
    key: (paymentId: number) => `confirmation-${paymentId}`,
    attachesTerms: true,
    alsoText: 'confirmed',
    overtakes: ASKING_TO_PAY,
    owned: ['next', 'ownPage'],
    write({ party, invoiceNumbers }: About & Papers, { text, getPart, fixedParagraph, ownedParagraph }) {
      const { paidCents: paid, reference, themeName: theme, bookingDate: day } = party
      return {
        values: { paid, reference, theme, day },
        button: bookingPageButton(party),
        blocks: [
          paragraph(getPart(party.statement.isPartPayment ? 'thanksDeposit' : 'thanksFull', { paid })),
          partyBlock(party),
          ...answersBlock(party),
          ...openQuestionsBlock(party),
          priceBlock(party),
          ...balanceIfOwed(party),
          ...attachedInvoices(party, invoiceNumbers),
          ownedParagraph('next'),
          ...(party.termsVersion === null ? [] : [fixedParagraph('terms')]),
          ownedParagraph('ownPage'),
          // Where payment confirms it, no mail about that follows.
          ...(party.bookingStatus === 'confirmed' ? [paragraph(text('mails.confirmed.guests'))] : []),
        ],
      }
    },
    samples: ({ party }) => ({ confirmation: { party: { ...party, termsVersion: 1 } } }),
  }),

  /** Of a booking taken by phone, and whenever staff send the link again. */
  'payment-link': defineMail('payment-link', {
    reader: 'family',
    overtakes: ['balance-reminder'],
    owned: ['notRight'],
    write(
      { party, amountCents: amount, until, isBankRefusal }: Due,
      { text, getPart, fixedParagraph, ownedParagraph },
    ) {
      const due = getPart(party.statement.isPartPayment ? 'deposit' : 'whole', { amount })
      const toPay = `${due} ${getPart('byCard')}`
      return {
        values: { amount, theme: party.themeName, day: party.bookingDate },
        preview: `${due} ${text(until)}`,
        button: bookingPageButton(party, text('mails.pay', { amount })),
        blocks: [
          ...(isBankRefusal ? [fixedParagraph('bankRefused')] : []),
          paragraph(isBankRefusal ? toPay : `${getPart('thanks')} ${toPay}`),
          paragraph(text(until)),
          partyBlock(party),
          priceBlock(party),
          ownedParagraph('notRight'),
        ],
        fields: { ...partyFields(party), amount: formatDollars(amount) },
      }
    },
    samples({ unpaid, party: { paidCents: amountCents } }) {
      const until = message('payments.dateKeptUntil', { instant: '2027-01-07T15:00:00.000Z' })
      const due = { party: unpaid, amountCents, until }
      return { 'payment-link': due, 'payment-link-refused': { ...due, isBankRefusal: true } }
    },
  }),

  'payment-link-balance': defineMail('payment-link-balance', {
    reader: 'family',
    storedAs: 'payment-link',
    overtakes: ['balance-reminder'],
    owned: ['notRight'],
    write(
      {
        party,
        amountCents: amount,
        until,
        isBankRefusal,
        cardRefusal,
      }: Due & {
        /** The saved card was not charged: it was declined, or its bank wants to ask the cardholder. */
        readonly cardRefusal?: 'declined' | 'authentication' | undefined
      },
      { text, getPart, fixedParagraph, ownedParagraph },
    ) {
      const due = getPart('due', { amount })
      return {
        values: { owed: amount, day: party.bookingDate },
        preview: `${due} ${text(until)}`,
        button: bookingPageButton(party, text('mails.pay', { amount })),
        blocks: [
          ...(isBankRefusal ? [paragraph(text('mails.payment-link.bankRefused'))] : []),
          ...(cardRefusal ? [fixedParagraph(cardRefusal)] : []),
          paragraph(`${due} ${text('mails.payment-link.byCard')}`),
          paragraph(text(until)),
          partyBlock(party),
          priceBlock(party),
          ownedParagraph('notRight'),
        ],
        fields: { ...partyFields(party), owed: formatDollars(amount) },
      }
    },
    samples({ party }) {
      const until = message('payments.balanceDueBy', { day: '2027-02-06' })
      const due = { party, amountCents: party.owedCents, until }
      return {
        'payment-link-balance': due,
        'payment-link-declined': { ...due, cardRefusal: 'declined' as const },
        'payment-link-authentication': { ...due, cardRefusal: 'authentication' as const },
      }
    },
  }),

  /** For every payment after the first. */
  'payment-receipt': defineMail('payment-receipt', {
    reader: 'family',
    key: (paymentId: number) => `receipt-${paymentId}`,
    overtakes: ASKING_TO_PAY,
    owned: ['allPaid'],
    write(
      {
        party,
        amountCents: amount,
        method,
        invoiceNumbers,
      }: About & Papers & { readonly amountCents: Cents; readonly method: PaymentMethod },
      { text, getPart, fixedParagraph, ownedParagraph },
    ) {
      const isOwed = party.owedCents > 0
      return {
        values: { amount },
        preview: isOwed ? balanceSentence(party) : getPart('allPaidPreview'),
        facts: [dayFact(party), themeFact(party), ...(isOwed ? leftFact(party) : [whereFact(party)])],
        button: bookingPageButton(party, getPart('see')),
        blocks: [
          fixedParagraph('received', { amount, by: text(`price.by.${method}`) }),
          isOwed ? paragraph(balanceSentence(party)) : ownedParagraph('allPaid'),
          partyBlock(party),
          priceBlock(party),
          ...attachedInvoices(party, invoiceNumbers),
        ],
        fields: { ...partyFields(party), amount: formatDollars(amount) },
      }
    },
    samples: ({ party, paid }) => ({
      'payment-receipt': { party: paid, amountCents: party.owedCents, method: 'card' as const },
    }),
  }),

  /** 10 and 7 days before a party that is not fully paid. */
  'balance-reminder': defineMail('balance-reminder', {
    reader: 'family',
    alsoText: 'balance',
    quietAfter: ['payment-link', 'payment-receipt', 'confirmation'],
    key: (bookingId: number, ofDay: PartyDay, days: number) =>
      `balance-reminder-${bookingId}-${ofDay}-${days}`,
    owned: ['otherWay'],
    write({ party }: About, { text, ownedParagraph }) {
      const { owedCents: owed, bookingDate: day } = party
      return {
        values: { owed, day },
        preview: balanceSentence(party),
        facts: [dayFact(party), themeFact(party), ...leftFact(party)],
        button: bookingPageButton(party, text('mails.pay', { amount: owed })),
        blocks: [
          paragraph(balanceSentence(party)),
          ownedParagraph('otherWay'),
          ...openQuestionsBlock(party),
          partyBlock(party),
          priceBlock(party),
        ],
        fields: { ...partyFields(party), owed: formatDollars(owed) },
      }
    },
    samples: ({ party }) => ({ 'balance-reminder': { party } }),
  }),

  /** Some days before the charge, to a family that agreed to have its balance charged to its card. */
  'autopay-notice': defineMail('autopay-notice', {
    reader: 'family',
    // A party that moves there and back is announced again.
    key: (consentId: number, version: number) => `autopay-notice-${consentId}-${version}`,
    write(
      { party, amountCents: amount, leftCents: left, chargeDay, hour, card }: Charge,
      { getPart, fixedParagraph, text },
    ) {
      const sentence = getPart('sentence', { amount, day: chargeDay, time: toTime(60 * hour), card })
      return {
        values: { amount, day: chargeDay },
        preview: sentence,
        facts: [
          dayFact(party),
          themeFact(party),
          [text('mails.fact.charge'), text('mails.fact.chargeOn', { amount, day: chargeDay, card })],
        ],
        button: bookingPageButton(party),
        blocks: [
          paragraph(sentence),
          ...(left > 0 ? [fixedParagraph('grown', { left })] : []),
          fixedParagraph('change'),
          partyBlock(party),
          priceBlock(party),
        ],
        fields: {
          ...partyFields(party),
          amount: formatDollars(amount),
          monthDay: formatMonthDay(chargeDay, party.language),
          card,
        },
      }
    },
    samples({ party }) {
      const charge = {
        party,
        amountCents: party.owedCents,
        leftCents: 0,
        chargeDay: '2027-02-06',
        hour: 10,
        card: 'Visa •••• 4242',
      }
      const grown = { ...charge, amountCents: 20_000, leftCents: party.owedCents - 20_000 }
      return { 'autopay-notice': charge, 'autopay-notice-grown': grown }
    },
  }),

  /** Of a booking taken by phone, when the time to pay is over. */
  'date-released': defineMail('date-released', {
    reader: 'family',
    booking: 'ends',
    overtakes: AHEAD,
    isSober: true,
    owned: ['stillWanted'],
    write: ({ party }: About, { fixedParagraph, ownedParagraph }) => ({
      values: { day: party.bookingDate },
      blocks: [fixedParagraph('sentence'), ownedParagraph('stillWanted'), partyBlock(party)],
    }),
    samples: ({ cancelled: party }) => ({ 'date-released': { party } }),
  }),

  'tip-thanks': defineMail('tip-thanks', {
    reader: 'family',
    key: (paymentId: number) => `tip-${paymentId}`,
    owned: ['apart'],
    write: (
      { party, amountCents: amount }: About & { readonly amountCents: Cents },
      { fixedParagraph, ownedParagraph },
    ) => ({
      values: { amount },
      blocks: [
        fixedParagraph('sentence', { amount }),
        ownedParagraph('apart'),
        partyBlock(party, { isAhead: false }),
      ],
      fields: { ...partyFields(party), amount: formatDollars(amount) },
    }),
    samples: ({ party }) => ({ 'tip-thanks': { party, amountCents: 2_000 } }),
  }),
}
