import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import {
  attachedInvoices,
  balanceSentence,
  hello,
  ownPageButton,
  type PartyFacts,
  partyBlock,
  priceBlock,
} from './party-facts.ts'

/** To the customer, once what was due at booking is paid. */
export function confirmation(party: PartyFacts, invoiceNumbers: readonly string[] = []): MailContent {
  const words = mailWordsIn(party.language).confirmation
  return {
    language: party.language,
    subject: words.subject(party.themeName, party.bookingDate),
    preview: words.preview(party.paidCents, party.reference),
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.thanks(party.paidCents, party.statement.isPartPayment)),
      partyBlock(party),
      priceBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      ownPageButton(party),
      ...attachedInvoices(party, invoiceNumbers),
      paragraph(words.next),
      ...(party.termsVersion === null ? [] : [paragraph(words.terms)]),
      paragraph(words.ownPage),
    ],
  }
}
