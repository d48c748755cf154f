import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, type PartyFacts } from './party-facts.ts'

/** To the customer, the day after the party. */
export function reviewRequest(party: PartyFacts, reviewUrl: string): MailContent {
  const words = mailWordsIn(party.language).review
  return {
    language: party.language,
    subject: words.subject(party.themeName),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sentence(party.themeName)),
      { kind: 'button', label: words.write, url: reviewUrl },
      paragraph(words.notRight),
    ],
  }
}
