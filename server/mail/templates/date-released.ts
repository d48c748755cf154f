import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer of a booking taken by phone, when the time to pay has passed. */
export function dateReleased(party: PartyFacts): MailContent {
  const words = mailWordsIn(party.language).released
  return {
    language: party.language,
    subject: words.subject(party.bookingDate),
    preview: words.preview,
    heading: words.heading,
    blocks: [hello(party), paragraph(words.sentence), paragraph(words.stillWanted), partyBlock(party)],
  }
}
