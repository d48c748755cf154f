import { teepeesInWords } from '#domain/text/counted.ts'
import { formatMoment } from '#domain/time/party-day.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, ownPageButton, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

/** To the family of a booking that waits for a bigger order on its full day. */
export function waitsForMore(party: PartyFacts, numberOfTeepees: number): OwnersMail<'waiting-for-more'> {
  const text = textIn(party.language)
  const values = { teepees: numberOfTeepees, day: party.bookingDate }
  return {
    textName: 'waiting-for-more',
    language: party.language,
    subject: text('mail.waitsForMore.subject', values),
    preview: text('mail.waitsForMore.preview'),
    heading: text('mail.waitsForMore.heading'),
    blocks: [
      hello(party),
      paragraph(text('mail.waitsForMore.sentence', values)),
      partyBlock(party),
      ownPageButton(party),
    ],
    fields: { ...partyFields(party), teepees: teepeesInWords(numberOfTeepees, party.language) },
  }
}

/** To the same, when its day has room for the difference: its change is prepared on its own page. */
export function moreOffered(
  party: PartyFacts,
  { numberOfTeepees, until }: { readonly numberOfTeepees: number; readonly until: Date },
): OwnersMail<'more-offered'> {
  const text = textIn(party.language)
  const moment = formatMoment(until, party.language)
  const values = { teepees: numberOfTeepees, day: party.bookingDate, until: moment }
  return {
    textName: 'more-offered',
    language: party.language,
    subject: text('mail.moreOffered.subject', values),
    preview: text('mail.moreOffered.preview', { until: moment }),
    heading: text('mail.moreOffered.heading'),
    blocks: [
      hello(party),
      paragraph(text('mail.moreOffered.sentence', values)),
      ownPageButton({ ...party, ownPageUrl: `${party.ownPageUrl}#change` }, text('mail.moreOffered.change')),
      paragraph(text('mail.moreOffered.otherwise'), 'otherwise'),
    ],
    fields: {
      ...partyFields(party),
      teepees: teepeesInWords(numberOfTeepees, party.language),
      until: moment,
    },
  }
}
