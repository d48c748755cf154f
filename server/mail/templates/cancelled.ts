import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when a paid or confirmed party is called off. */
export function cancelled(
  party: PartyFacts,
  { refundCents, reason }: { refundCents: number; reason: string },
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
      partyBlock(party),
      paragraph(words.anotherTime),
    ],
  }
}
