import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  answersBlock,
  attachedInvoices,
  balanceSentence,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
  priceBlock,
} from './party-facts.ts'

/** To the customer, once what was due at booking is paid. */
export function confirmation(
  party: PartyFacts,
  invoiceNumbers: readonly string[] = [],
): OwnersMail<'confirmation'> {
  const text = textIn(party.language)
  const { paidCents: paid, reference } = party
  const about = { theme: party.themeName, day: party.bookingDate }
  const thanks = party.statement.isPartPayment
    ? 'mails.confirmation.thanksDeposit'
    : 'mails.confirmation.thanksFull'
  return {
    textName: 'confirmation',
    language: party.language,
    subject: text('mails.confirmation.subject', about),
    preview: text('mails.confirmation.preview', { paid, reference }),
    heading: text('mails.confirmation.heading'),
    blocks: [
      hello(party),
      paragraph(text(thanks, { paid })),
      partyBlock(party),
      ...answersBlock(party),
      priceBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      bookingPageButton(party),
      ...attachedInvoices(party, invoiceNumbers),
      paragraph(text('mails.confirmation.next'), 'next'),
      ...(party.termsVersion === null ? [] : [paragraph(text('mails.confirmation.terms'))]),
      paragraph(text('mails.confirmation.ownPage'), 'ownPage'),
    ],
    fields: partyFields(party),
  }
}
