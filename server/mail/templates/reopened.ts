import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { balanceSentence, hello, ownPageButton, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer who was told that the party is cancelled, or its date free again, when staff have reopened it. */
export function reopened(party: PartyFacts): MailContent {
  const words = mailWordsIn(party.language).reopened
  return {
    language: party.language,
    subject: words.subject(party.bookingDate),
    preview: words.sentence,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sentence),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      ownPageButton(party),
    ],
  }
}
