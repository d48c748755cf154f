import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import type { ClaimAnswer } from '#domain/money/damage/damage-claim.ts'
import { type Fact, type MailBlock, paragraph } from '../mail-content.ts'
import { type Circumstances, defineMail, type MailTexts } from './define-mail.ts'
import { type About, dayFact, type PartyFacts, partyBlock, priceBlock } from './party-facts.ts'

type Admin = Pick<Circumstances, 'adminUrl'> & Pick<MailTexts<'owner-booking'>, 'text'>

/** The customer's name links to everything about the family. */
function customerBlock(
  { number, customerName, customerEmail, customerPhone }: PartyFacts,
  { text, adminUrl }: Admin,
): MailBlock {
  return {
    kind: 'facts',
    rows: [
      [text('mails.fact.customer'), customerName, `${adminUrl}/bookings/${number}/customer`],
      [text('mails.fact.email'), customerEmail],
      [text('mails.fact.phone'), customerPhone],
    ],
  }
}

/** What the owner needs about a booking, and the button that opens it. */
function bookingBlocks(party: PartyFacts, words: Admin, { hasPrices = false } = {}): MailBlock[] {
  const { text, adminUrl } = words
  const { number } = party
  return [
    customerBlock(party, words),
    partyBlock(party),
    ...(hasPrices ? [priceBlock(party)] : []),
    {
      kind: 'button',
      label: text('mails.owner-booking.open', { number }),
      url: `${adminUrl}/bookings/${number}`,
    },
  ]
}

const who = ({ customerName, themeName }: PartyFacts) => `${customerName}, ${themeName}`
const changeKey = (bookingId: number, version: number) => `owner-change-${bookingId}-${version}`
/** What a message says first, for inboxes. */
const beginning = (message: string) => message.slice(0, 120)

/** What the family did, for the owner. */
function describeChange(party: PartyFacts, words: Admin, shown?: { hasPrices: boolean }) {
  const sentence = words.text('mails.owner-change', { fullName: party.customerName })
  return { preview: who(party), blocks: [paragraph(sentence), ...bookingBlocks(party, words, shown)] }
}

export const OWNER_MAILS = {
  /** A party has been booked and paid. */
  'owner-booking': defineMail('owner-booking', {
    reader: 'owner',
    key: (paymentId: number) => `owner-booking-${paymentId}`,
    write({ party }: About, words) {
      const { number, themeName: theme, bookingDate: day, customerName: fullName, paidCents: paid } = party
      return {
        values: { number, theme, day, fullName, paid },
        blocks: [
          words.fixedParagraph('sentence', { fullName, paid }),
          ...bookingBlocks(party, words, { hasPrices: true }),
        ],
      }
    },
    samples: ({ party }) => ({ 'owner-booking': { party } }),
  }),

  /** A family has cancelled its party within the policy. */
  'owner-cancelled': defineMail('owner-cancelled', {
    reader: 'owner',
    storedAs: 'owner-change',
    key: changeKey,
    write: ({ party }: About, words) => ({
      values: { number: party.number },
      ...describeChange(party, words),
    }),
    samples: ({ cancelled: party }) => ({ 'owner-cancelled': { party } }),
  }),

  'owner-order-changed': defineMail('owner-order-changed', {
    reader: 'owner',
    storedAs: 'owner-change',
    key: changeKey,
    write: ({ party }: About, words) => ({
      values: { number: party.number },
      ...describeChange(party, words, { hasPrices: true }),
    }),
    samples: ({ party }) => ({ 'owner-order-changed': { party } }),
  }),

  /** A family has moved its party. */
  'owner-moved': defineMail('owner-moved', {
    reader: 'owner',
    storedAs: 'owner-change',
    key: changeKey,
    write(
      {
        party,
        earlierDay,
        earlierPriceCents: before,
      }: About & {
        readonly earlierDay: PartyDay
        /** What the party cost on the earlier day, after its discount. */
        readonly earlierPriceCents: Cents
      },
      words,
    ) {
      const { text, getPart } = words
      const { priceCents: after } = party.statement
      const isPriced = before !== after
      const { preview, blocks } = describeChange(party, words, { hasPrices: isPriced })
      return {
        values: { number: party.number, day: party.bookingDate },
        preview,
        facts: [dayFact(party), [text('mails.fact.before'), formatLong(earlierDay, party.language)]],
        blocks: [...(isPriced ? [paragraph(getPart('price', { before, after }))] : []), ...blocks],
      }
    },
    samples: ({ party }) => ({
      'owner-change': {
        party,
        earlierDay: '2027-02-06',
        earlierPriceCents: party.statement.priceCents - 3_000,
      },
    }),
  }),

  /** A booking taken by phone was not paid in time. */
  'owner-released': defineMail('owner-released', {
    reader: 'owner',
    write: ({ party }: About, words) => ({
      values: { number: party.number, day: party.bookingDate },
      preview: who(party),
      blocks: [
        words.fixedParagraph('sentence', { fullName: party.customerName }),
        ...bookingBlocks(party, words),
      ],
    }),
    samples: ({ cancelled: party }) => ({ 'owner-released': { party } }),
  }),

  /** Money promised to a family has not been refunded. */
  'owner-refund-failed': defineMail('owner-refund-failed', {
    reader: 'owner',
    key: (refundId: number) => `refund-failed-${refundId}`,
    write(
      {
        party,
        amountCents: amount,
        failure,
        payment,
      }: {
        /** Undefined without a booking. */
        readonly party?: PartyFacts | undefined
        readonly amountCents: Cents
        /** The provider's explanation. */
        readonly failure: Message
        /** The booking's reference, or the provider's id of the payment. */
        readonly payment: string
      },
      words,
    ) {
      const { text, getPart, adminUrl } = words
      const sentence = getPart('sentence', { amount })
      const facts: Fact[] = [
        [getPart('payment'), payment],
        [getPart('reason'), text(failure)],
      ]
      return {
        values: { amount },
        ...(party && { subject: getPart('subjectBooking', { amount, number: party.number }) }),
        preview: sentence,
        blocks: [
          paragraph(sentence),
          { kind: 'facts', rows: facts },
          ...(party ? [customerBlock(party, words), partyBlock(party)] : []),
          { kind: 'button', label: getPart('open'), url: `${adminUrl}/outbox?part=findings` },
        ],
      }
    },
    samples: ({ party }) => ({
      'owner-refund-failed': {
        party,
        amountCents: 7_500,
        failure: message('refunds.notTaken'),
        payment: party.reference,
      },
    }),
  }),

  /** A family has agreed to a claim or disputed it. */
  'owner-damage-answer': defineMail('owner-damage-answer', {
    reader: 'owner',
    key: (claimId: number, answer: ClaimAnswer) => `damage-answer-${claimId}-${answer}`,
    write(
      {
        party,
        claimedCents: claimed,
        answer,
        said,
        card,
      }: About & {
        readonly claimedCents: Cents
        readonly answer: ClaimAnswer
        readonly said: string | null
        /** The saved card that the family wants to pay with. */
        readonly card?: string | undefined
      },
      words,
    ) {
      const { getPart, fixedParagraph, adminUrl } = words
      const { number, customerName: name } = party
      const sentence = getPart(answer, { name, claimed })
      return {
        values: { number },
        subject: getPart(`subject-${answer}`, { number, claimed }),
        preview: sentence,
        blocks: [
          paragraph(sentence),
          ...(said ? [{ kind: 'quote', text: said } as const] : []),
          card ? fixedParagraph('next-card', { card }) : fixedParagraph(`next-${answer}`),
          customerBlock(party, words),
          { kind: 'button', label: getPart('open'), url: `${adminUrl}/bookings/${number}` },
        ],
      }
    },
    samples: ({ party, text }) => ({
      'owner-damage-agree': { party, claimedCents: 8_500, answer: 'agree' as const, said: null },
      'owner-damage-disagree': {
        party,
        claimedCents: 8_500,
        answer: 'disagree' as const,
        said: text('mails.sample.tornBefore'),
      },
    }),
  }),

  /** A visitor sent a message through the contact form. */
  'owner-message': defineMail('owner-message', {
    reader: 'owner',
    write(
      {
        sent: { id, name, email, subject, message },
      }: {
        readonly sent: {
          readonly id: number
          readonly name: string
          readonly email: string
          readonly subject: string
          readonly message: string
        }
      },
      { text, getPart, fixedParagraph, adminUrl },
    ) {
      const url = `${adminUrl}/messages/${id}`
      return {
        values: { name, subject },
        preview: beginning(message),
        heading: subject,
        blocks: [
          {
            kind: 'facts',
            rows: [
              [getPart('from'), name, `${url}/customer`],
              [text('mails.fact.email'), email],
            ],
          },
          { kind: 'quote', text: message },
          fixedParagraph('answer'),
          { kind: 'button', label: getPart('open'), url },
        ],
      }
    },
    replyTo: ({ sent }) => sent.email,
    samples: ({ text }) => ({
      'owner-message': {
        sent: {
          id: 1,
          name: 'Jo <b>Bold</b>',
          email: 'jo@example.com',
          subject: text('mails.sample.subject'),
          message: text('mails.sample.message'),
        },
      },
    }),
  }),

  /** Somebody sent a text. */
  'owner-text': defineMail('owner-text', {
    reader: 'owner',
    key: (textId: number) => `owner-text-${textId}`,
    write: (
      { phone, body, textId }: { readonly phone: string; readonly body: string; readonly textId: number },
      { getPart, adminUrl },
    ) => ({
      values: { phone },
      preview: beginning(body),
      blocks: [
        { kind: 'quote', text: body },
        { kind: 'button', label: getPart('open'), url: `${adminUrl}/messages/threads/t${textId}` },
      ],
    }),
    samples: ({ text }) => ({
      'owner-text': { phone: '+13055550123', body: text('mails.sample.when'), textId: 1 },
    }),
  }),
}
