import { formatMoment } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { bookingPageButton, hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

/** To the family of a booking that is on the waiting list for a bigger order on its full day. */
export function waitsForMore(party: PartyFacts, numberOfTeepees: number): OwnersMail<'waiting-for-more'> {
  const text = textIn(party.language)
  const values = { teepees: numberOfTeepees, day: party.bookingDate }
  return {
    textName: 'waiting-for-more',
    language: party.language,
    subject: text('mails.waitsForMore.subject', values),
    preview: text('mails.waitsForMore.preview'),
    heading: text('mails.waitsForMore.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.waitsForMore.sentence', values)),
      partyBlock(party),
      bookingPageButton(party),
    ],
    fields: { ...partyFields(party), teepees: text('party.teepees', { count: numberOfTeepees }) },
  }
}

/** To the same family, when its day has room for the difference: the change is prepared on its booking page. */
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
    subject: text('mails.moreOffered.subject', values),
    preview: text('mails.moreOffered.preview', { until: moment }),
    heading: text('mails.moreOffered.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.moreOffered.sentence', values)),
      bookingPageButton(
        { ...party, bookingPageUrl: `${party.bookingPageUrl}#change` },
        text('mails.moreOffered.change'),
      ),
      paragraph(text('mails.moreOffered.otherwise'), 'otherwise'),
    ],
    fields: {
      ...partyFields(party),
      teepees: text('party.teepees', { count: numberOfTeepees }),
      until: moment,
    },
  }
}
