import type { PartyDay } from '#domain/time/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { balanceSentence, hello, ownPageButton, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when the party has moved to another day. */
export function rescheduled(party: PartyFacts, earlierDay: PartyDay): MailContent {
  const words = mailWordsIn(party.language).rescheduled
  return {
    language: party.language,
    subject: words.subject(party.bookingDate),
    preview: words.preview(earlierDay),
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sentence(earlierDay, party.bookingDate)),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      ownPageButton(party),
    ],
  }
}
