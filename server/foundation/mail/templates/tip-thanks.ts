import { type Cents, formatDollars } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

/** To the customer, for a tip to the crew. */
export function tipThanks(party: PartyFacts, amountCents: Cents): OwnersMail<'tip-thanks'> {
  const text = textIn(party.language)
  return {
    textName: 'tip-thanks',
    language: party.language,
    subject: text('mails.tip.subject', { amount: amountCents }),
    preview: text('mails.tip.preview'),
    heading: text('mails.tip.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.tip.sentence', { amount: amountCents })),
      paragraph(text('mails.tip.apart'), 'apart'),
      partyBlock(party),
    ],
    fields: { ...partyFields(party), amount: formatDollars(amountCents) },
  }
}
