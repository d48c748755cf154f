import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import {
  balanceSentence,
  hello,
  ownPageButton,
  type PartyFacts,
  partyBlock,
  priceBlock,
} from './party-facts.ts'

/** To the customer, 10 and 7 days before a party that is not paid in full. */
export function balanceReminder(party: PartyFacts): MailContent {
  return {
    subject: `Your balance for ${formatLong(party.bookingDate)}: ${formatDollars(party.owedCents)}`,
    preview: balanceSentence(party),
    heading: 'Your party is almost here',
    blocks: [
      hello(party),
      paragraph(balanceSentence(party)),
      ownPageButton(party, `Pay ${formatDollars(party.owedCents)}`),
      paragraph('You have already paid, or would like to pay another way? Just answer this mail.'),
      partyBlock(party),
      priceBlock(party),
    ],
  }
}
