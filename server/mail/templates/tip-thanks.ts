import { type Cents, formatDollars } from '#domain/money/money.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, type PartyFacts, partyBlock, partyFields } from './party-facts.ts'

/** To the customer, for a tip to the crew. */
export function tipThanks(party: PartyFacts, amountCents: Cents): MailContent {
  const words = mailWordsIn(party.language).tip
  const text = textIn(party.language)
  return {
    language: party.language,
    subject: text('mails.tip.subject', { amount: amountCents }),
    preview: words.preview,
    heading: text('mails.tip.heading'),
    blocks: [
      hello(party),
      paragraph(words.sentence(amountCents)),
      paragraph(text('mails.tip.apart'), 'apart'),
      partyBlock(party),
    ],
    fields: { ...partyFields(party), amount: formatDollars(amountCents) },
  }
}
