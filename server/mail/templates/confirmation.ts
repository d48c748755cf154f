import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import {
  attachedInvoices,
  balanceSentence,
  hello,
  ownPageButton,
  type PartyFacts,
  partyBlock,
  partyFields,
  priceBlock,
} from './party-facts.ts'

/** To the customer, once what was due at booking is paid. */
export function confirmation(party: PartyFacts, invoiceNumbers: readonly string[] = []): MailContent {
  const words = mailWordsIn(party.language).confirmation
  const text = textIn(party.language)
  const about = { theme: party.themeName, day: party.bookingDate }
  return {
    language: party.language,
    subject: text('mails.confirmation.subject', about),
    preview: words.preview(party.paidCents, party.reference),
    heading: text('mails.confirmation.heading'),
    blocks: [
      hello(party),
      paragraph(words.thanks(party.paidCents, party.statement.isPartPayment)),
      partyBlock(party),
      priceBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      ownPageButton(party),
      ...attachedInvoices(party, invoiceNumbers),
      paragraph(text('mails.confirmation.next'), 'next'),
      ...(party.termsVersion === null ? [] : [paragraph(words.terms)]),
      paragraph(text('mails.confirmation.ownPage'), 'ownPage'),
    ],
    fields: partyFields(party),
  }
}
