import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  balanceSentence,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
} from '../templates/party-facts.ts'

/** To the customer, on the day before the party: what makes the evening easy. */
export function dayBefore(party: PartyFacts): OwnersMail<'day-before'> {
  const text = textIn(party.language)
  const about = { theme: party.themeName, day: party.bookingDate }
  return {
    textName: 'day-before',
    language: party.language,
    subject: text('mails.dayBefore.subject', about),
    preview: text('mails.dayBefore.preview'),
    heading: text('mails.dayBefore.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.dayBefore.sentence', about), 'sentence'),
      paragraph(text('mails.dayBefore.room'), 'room'),
      paragraph(text('mails.dayBefore.way'), 'way'),
      paragraph(text('mails.dayBefore.home'), 'home'),
      paragraph(text('mails.dayBefore.children'), 'children'),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      bookingPageButton(party),
      paragraph(text('mails.dayBefore.questions'), 'questions'),
    ],
    fields: partyFields(party),
  }
}
