import { formatDollars } from '#domain/money.ts'
import { type MailBlock, type MailContent, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when a payment could not be taken for the booking and goes back at once. */
export function moneyBack(
  party: PartyFacts,
  { amountCents, message }: { amountCents: number; message: string },
): MailContent {
  return mailAbout(party, { amountCents, message }, [partyBlock(party)])
}

/** To whoever had a booking that was deleted, when a card was charged for it all the same. */
export function unbookedMoneyBack(
  booking: { readonly reference: string; readonly customerName: string },
  returned: { amountCents: number; message: string },
): MailContent {
  return mailAbout(booking, returned, [{ kind: 'facts', rows: [['Booking ID', booking.reference]] }])
}

function mailAbout(
  customer: Pick<PartyFacts, 'customerName'>,
  { amountCents, message }: { amountCents: number; message: string },
  about: readonly MailBlock[],
): MailContent {
  return {
    subject: `We are sending your payment of ${formatDollars(amountCents)} back`,
    preview: message,
    heading: 'Your payment is on its way back',
    blocks: [
      hello(customer),
      paragraph(message),
      paragraph('Banks usually need 5-10 days until the money is back on your card.'),
      ...about,
    ],
  }
}
