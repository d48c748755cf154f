import type { NextPayment } from '#domain/payments/next-payment.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, ownPageButton, type PartyFacts, partyBlock, priceBlock } from './party-facts.ts'

export type DueFacts = NextPayment & {
  /** Says until when the date is held, or when the balance is due. */
  readonly sentence: string
  /** A bank has refused the payment that was on its way. */
  readonly isBankRefusal?: boolean | undefined
  /** The saved card was not charged: declined, or its bank wants to ask its owner. */
  readonly cardRefusal?: 'declined' | 'authentication' | undefined
}

const CARD_REFUSALS = {
  declined: 'mail.autopay.declined',
  authentication: 'mail.autopay.authentication',
} as const

/** To the customer of a booking taken by phone, or whenever staff send the link again. */
export function paymentLink(
  party: PartyFacts,
  { purpose, amountCents, sentence, isBankRefusal = false, cardRefusal }: DueFacts,
): MailContent {
  const { link: words, pay } = mailWordsIn(party.language)
  const isFirst = purpose === 'booking'
  const due = words.is(words.what(isFirst, party.statement.isPartPayment), amountCents)
  return {
    language: party.language,
    subject: isFirst
      ? words.subject(party.themeName, party.bookingDate, amountCents)
      : textIn(party.language)('mails.reminder.subject', { day: party.bookingDate, owed: amountCents }),
    preview: `${due} ${sentence}`,
    heading: isFirst ? words.headingFirst : words.headingBalance,
    blocks: [
      hello(party),
      ...(isBankRefusal ? [paragraph(words.bankRefused)] : []),
      ...(cardRefusal ? [paragraph(textIn(party.language)(CARD_REFUSALS[cardRefusal]))] : []),
      paragraph(
        isFirst && !isBankRefusal ? `${words.thanks} ${due} ${words.byCard}` : `${due} ${words.byCard}`,
      ),
      ownPageButton(party, pay(amountCents)),
      paragraph(sentence),
      partyBlock(party),
      priceBlock(party),
      paragraph(words.notRight),
    ],
  }
}
