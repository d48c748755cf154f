import { TIP_TEXTS } from '#domain/booking/tip-texts.ts'
import { type Cents, formatDollars } from '#domain/money.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, for a tip to the crew. */
export function tipThanks(party: PartyFacts, amountCents: Cents): MailContent {
  const amount = formatDollars(amountCents)
  return {
    subject: TIP_TEXTS.mailSubject(amount),
    preview: TIP_TEXTS.mailPreview,
    heading: TIP_TEXTS.mailHeading,
    blocks: [
      hello(party),
      paragraph(TIP_TEXTS.mailBody(amount)),
      paragraph(TIP_TEXTS.mailApart),
      partyBlock(party),
    ],
  }
}
