import { formatLong } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer of a booking taken on the phone, when the time to pay has passed. */
export function dateReleased(party: PartyFacts): MailContent {
  return {
    subject: `We no longer keep ${formatLong(party.bookingDate)} for you`,
    preview: 'The payment did not arrive in time, so the date is free for others again.',
    heading: 'Your date is free again',
    blocks: [
      hello(party),
      paragraph(
        'We kept this date for your party, but the payment did not arrive in time. The date is free for others again, and nothing was charged.',
      ),
      paragraph(
        'You still want it? Answer this mail or call us: as long as the date is free, it can be yours.',
      ),
      partyBlock(party),
    ],
  }
}
