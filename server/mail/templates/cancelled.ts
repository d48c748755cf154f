import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { attachedInvoices, hello, type PartyFacts, partyBlock } from './party-facts.ts'

type Cancellation = {
  readonly refundCents: number
  readonly reason: string
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, when a paid or confirmed party is cancelled. */
export function cancelled(
  party: PartyFacts,
  { refundCents, reason, invoiceNumbers = [] }: Cancellation,
): MailContent {
  const words = mailWordsIn(party.language).cancelled
  const refund = refundCents > 0 ? words.refund(refundCents) : reason
  return {
    language: party.language,
    subject: words.subject(party.bookingDate),
    preview: refund,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sorry),
      paragraph(refund),
      ...attachedInvoices(party, invoiceNumbers),
      partyBlock(party),
      paragraph(words.anotherTime),
    ],
  }
}
