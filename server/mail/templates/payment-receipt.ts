import { formatDollars } from '#domain/money.ts'
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

type Received = {
  readonly amountCents: number
  readonly method: string
  readonly invoiceNumbers?: readonly string[]
}

/** To the customer, for every payment after the first. */
export function paymentReceipt(
  party: PartyFacts,
  { amountCents, method, invoiceNumbers = [] }: Received,
): MailContent {
  return {
    subject: `We have received your payment of ${formatDollars(amountCents)}`,
    preview: party.owedCents > 0 ? balanceSentence(party) : 'Everything is paid. See you at the party!',
    heading: 'Thank you for your payment',
    blocks: [
      hello(party),
      paragraph(`We have received ${formatDollars(amountCents)} ${method}.`),
      paragraph(
        party.owedCents > 0 ? balanceSentence(party) : 'Everything is paid. We look forward to your party!',
      ),
      partyBlock(party),
      priceBlock(party),
      ownPageButton(party, 'See your receipt'),
      ...attachedPapers(invoiceNumbers),
    ],
  }
}
