import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import {
  attachedPapers,
  balanceSentence,
  hello,
  ownPageButton,
  type PartyFacts,
  partyBlock,
  priceBlock,
} from './party-facts.ts'

/** To the customer, once what was due at booking is paid. */
export function confirmation(party: PartyFacts, invoiceNumbers: readonly string[] = []): MailContent {
  const option = party.isDeposit ? '(Deposit)' : '(Full Payment)'
  return {
    subject: `Your ${party.themeName} party on ${formatLong(party.bookingDate)}`,
    preview: `We have received ${formatDollars(party.paidCents)}. Booking ID ${party.reference}.`,
    heading: 'Your party is booked!',
    blocks: [
      hello(party),
      paragraph(
        `Thank you for your booking. We have received your payment of ${formatDollars(party.paidCents)} ${option} and will contact you shortly to go over the details.`,
      ),
      partyBlock(party),
      priceBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      ownPageButton(party),
      ...attachedPapers(invoiceNumbers),
      paragraph(
        'What is next: we call you 1-2 days before the party, arrive 2-3 hours before it begins to set everything up, and collect the teepees the day after.',
      ),
      ...(party.termsVersion === null
        ? []
        : [paragraph('The terms of service that you agreed to are attached to this mail.')]),
      paragraph(
        'On your booking’s own page you can pay the balance, get your receipt, add the day to your calendar, move the party or ask for a change. Keep its link to yourself.',
      ),
    ],
  }
}
