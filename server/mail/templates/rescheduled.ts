import { formatLong, type PartyDay } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { balanceSentence, hello, ownPageButton, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when the party has moved to another day. */
export function rescheduled(party: PartyFacts, earlierDay: PartyDay): MailContent {
  return {
    subject: `Your party has moved to ${formatLong(party.bookingDate)}`,
    preview: `It was on ${formatLong(earlierDay)} before.`,
    heading: 'Your party has a new date',
    blocks: [
      hello(party),
      paragraph(
        `Your party has moved from ${formatLong(earlierDay)} to ${formatLong(party.bookingDate)}. You do not need to pay again.`,
      ),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      ownPageButton(party),
    ],
  }
}
