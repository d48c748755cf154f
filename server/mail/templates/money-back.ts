import { formatDollars } from '#domain/money.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when a payment could not be taken for the booking and goes back at once. */
export function moneyBack(
  party: PartyFacts,
  { amountCents, message }: { amountCents: number; message: string },
): MailContent {
  return {
    subject: `We are sending your payment of ${formatDollars(amountCents)} back`,
    preview: message,
    heading: 'Your payment is on its way back',
    blocks: [
      hello(party),
      paragraph(message),
      paragraph('Banks usually need 5-10 days until the money is back on your card.'),
      partyBlock(party),
    ],
  }
}
