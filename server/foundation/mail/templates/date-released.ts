import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

/** To the customer of a booking taken by phone, when the time to pay is over. */
export function dateReleased(party: PartyFacts): OwnersMail<'date-released'> {
  const text = textIn(party.language)
  return {
    textName: 'date-released',
    language: party.language,
    subject: text('mails.released.subject', { day: party.bookingDate }),
    preview: text('mails.released.preview'),
    heading: text('mails.released.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.released.sentence')),
      paragraph(text('mails.released.stillWanted'), 'stillWanted'),
      partyBlock(party),
    ],
    fields: partyFields(party),
  }
}
