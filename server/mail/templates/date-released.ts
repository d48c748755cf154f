import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

/** To the customer of a booking taken by phone, when the time to pay has passed. */
export function dateReleased(party: PartyFacts): MailContent {
  const words = mailWordsIn(party.language).released
  const text = textIn(party.language)
  return {
    language: party.language,
    subject: text('mails.released.subject', { day: party.bookingDate }),
    preview: words.preview,
    heading: text('mails.released.heading'),
    blocks: [
      hello(party),
      paragraph(words.sentence),
      paragraph(text('mails.released.stillWanted'), 'stillWanted'),
      partyBlock(party),
    ],
    fields: partyFields(party),
  }
}
