import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  balanceSentence,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
} from './party-facts.ts'

/** To a customer who was told that the party is cancelled or its date released, once staff have reopened it. */
export function reopened(party: PartyFacts): OwnersMail<'reopened'> {
  const text = textIn(party.language)
  return {
    textName: 'reopened',
    language: party.language,
    subject: text('mails.reopened.subject', { day: party.bookingDate }),
    preview: text('mails.reopened.sentence'),
    heading: text('mails.reopened.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.reopened.sentence'), 'sentence'),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      bookingPageButton(party),
    ],
    fields: partyFields(party),
  }
}
