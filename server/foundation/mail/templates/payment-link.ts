import { formatDollars } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { NextPayment } from '#domain/money/payments/next-payment.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
  priceBlock,
} from './party-facts.ts'

export type DueFacts = NextPayment & {
  /** Says until when the date is held, or when the balance is due. */
  readonly sentence: string
  /** A bank has refused the pending payment. */
  readonly isBankRefusal?: boolean | undefined
  /** The saved card was not charged: it was declined, or its bank wants to ask the cardholder. */
  readonly cardRefusal?: 'declined' | 'authentication' | undefined
}

const CARD_REFUSALS = {
  declined: 'mails.autopay.declined',
  authentication: 'mails.autopay.authentication',
} as const

/** To the customer of a booking taken by phone, and whenever staff send the link again. */
export function paymentLink(
  party: PartyFacts,
  { purpose, amountCents, sentence, isBankRefusal = false, cardRefusal }: DueFacts,
): OwnersMail<'payment-link' | 'payment-link-balance'> {
  const text = textIn(party.language)
  const isFirst = purpose === 'booking'
  const first = party.statement.isPartPayment ? 'deposit' : 'whole'
  const due = text(`mails.link.due.${isFirst ? first : 'balance'}`, { amount: amountCents })
  const about = { theme: party.themeName, day: party.bookingDate }
  const toPay = `${due} ${text('mails.link.byCard')}`
  return {
    textName: isFirst ? 'payment-link' : 'payment-link-balance',
    language: party.language,
    subject: isFirst
      ? text('mails.link.subject', { ...about, amount: amountCents })
      : text('mails.reminder.subject', { day: party.bookingDate, owed: amountCents }),
    preview: `${due} ${sentence}`,
    heading: text(isFirst ? 'mails.link.headingFirst' : 'mails.link.headingBalance'),
    blocks: [
      hello(party),
      ...(isBankRefusal ? [paragraph(text('mails.link.bankRefused'))] : []),
      ...(cardRefusal ? [paragraph(text(CARD_REFUSALS[cardRefusal]))] : []),
      paragraph(isFirst && !isBankRefusal ? `${text('mails.link.thanks')} ${toPay}` : toPay),
      bookingPageButton(party, text('mails.pay', { amount: amountCents })),
      paragraph(sentence),
      partyBlock(party),
      priceBlock(party),
      paragraph(text('mails.link.notRight'), 'notRight'),
    ],
    fields: { ...partyFields(party), [isFirst ? 'amount' : 'owed']: formatDollars(amountCents) },
  }
}
