import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { paragraph } from '../mail-content.ts'
import { defineMail, type MailTexts } from './define-mail.ts'
import {
  type About,
  attachedInvoices,
  describeRefundWays,
  nameFields,
  partyBlock,
  partyFields,
} from './party-facts.ts'

type Returned = {
  readonly amountCents: Cents
  /** The part that was not paid by card. */
  readonly byHandCents?: Cents
  readonly reason: Message
  readonly invoiceNumbers?: readonly string[]
}

type Customer = { readonly customerName: string; readonly reference: string; readonly language: Language }

function describeReturn(
  { customerName, reference, language }: Customer,
  { amountCents, byHandCents = 0, reason }: Returned,
  { text }: Pick<MailTexts<'money-back'>, 'text'>,
) {
  return {
    values: { amount: amountCents },
    preview: text(reason),
    ways: [paragraph(text(reason)), ...describeRefundWays(language, { amountCents, byHandCents })],
    fields: { ...nameFields({ customerName }), reference, amount: formatDollars(amountCents) },
  }
}

function moneyBackAbout({ party, ...returned }: About & Returned, words: MailTexts<'money-back'>) {
  const { ways, ...about } = describeReturn(party, returned, words)
  return { ...about, blocks: [...ways, partyBlock(party, { isAhead: false })] }
}

/** Mails to families about money that goes back. */
export const REFUND_MAILS = {
  /** When a payment is refunded because it could not be accepted. */
  'money-back': defineMail('money-back', {
    reader: 'family',
    key: (paymentId: number) => `money-back-${paymentId}`,
    write: moneyBackAbout,
    samples: ({ party }) => ({
      'money-back': {
        party,
        amountCents: party.paidCents,
        reason: message('payments.cameTooLate', {
          refusal: [
            message('calendar.fullyBooked', { day: '2027-02-13' }),
            message('calendar.chooseOtherDate'),
          ],
        }),
      },
    }),
  }),

  /** When staff delete a booking that is over or was cancelled already, so that only the money is news. */
  'money-back-deleted': defineMail('money-back', {
    reader: 'family',
    key: (refundId: number) => `deleted-${refundId}`,
    write: moneyBackAbout,
    samples: () => ({}),
  }),

  /** When a card was charged for a booking that was deleted. */
  'money-back-unbooked': defineMail('money-back', {
    reader: 'family',
    key: (paymentId: number) => `money-back-${paymentId}`,
    write({ to: _, ...returned }: Customer & Returned & { readonly to: string }, words) {
      const { ways, ...about } = describeReturn(returned, returned, words)
      const bookingId = words.text('mails.fact.bookingId')
      return { ...about, blocks: [...ways, { kind: 'facts', rows: [[bookingId, returned.reference]] }] }
    },
    samples: ({
      party: { customerName, customerEmail: to, language, reference, paidCents: amountCents },
    }) => ({
      'money-back-unbooked': {
        to,
        customerName,
        language,
        reference,
        amountCents,
        reason: message('payments.bookingGoneMoneyBack'),
      },
    }),
  }),

  /** When what was paid beyond the party's price is refunded. */
  'overpayment-back': defineMail('overpayment-back', {
    reader: 'family',
    storedAs: 'money-back',
    key: (refundId: number | undefined) => `surplus-${refundId}`,
    write({ party, ...returned }: About & Returned, words) {
      const { ways, fields, ...about } = describeReturn(party, returned, words)
      return {
        ...about,
        blocks: [...ways, ...attachedInvoices(party, returned.invoiceNumbers), partyBlock(party)],
        fields: { ...partyFields(party), amount: fields.amount },
      }
    },
    samples: ({ party }) => ({
      'money-back-overpayment': {
        party,
        amountCents: 7_500,
        byHandCents: 2_500,
        reason: message('refunds.overpayment', { amount: 7_500 }),
      },
    }),
  }),
}
