import { formatDollars } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { attachedPapers, hello, type PartyFacts, partyBlock } from './party-facts.ts'

type Cancellation = {
  readonly refundCents: number
  readonly reason: string
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, when a paid or confirmed party is called off. */
export function cancelled(
  party: PartyFacts,
  { refundCents, reason, invoiceNumbers = [] }: Cancellation,
): MailContent {
  const refund =
    refundCents > 0
      ? `We are sending ${formatDollars(refundCents)} back. Banks usually need 5-10 days until the money is on your card.`
      : reason
  return {
    subject: `Your party on ${formatLong(party.bookingDate)} is cancelled`,
    preview: refund,
    heading: 'Your booking is cancelled',
    blocks: [
      hello(party),
      paragraph('This booking is cancelled. We are sorry that the party will not take place.'),
      paragraph(refund),
      ...attachedPapers(invoiceNumbers),
      partyBlock(party),
      paragraph('We would love to build your teepees another time.'),
    ],
  }
}
