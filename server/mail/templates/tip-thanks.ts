import type { Cents } from '#domain/money/money.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { hello, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, for a tip to the crew. */
export function tipThanks(party: PartyFacts, amountCents: Cents): MailContent {
  const words = mailWordsIn(party.language).tip
  return {
    language: party.language,
    subject: words.subject(amountCents),
    preview: words.preview,
    heading: words.heading,
    blocks: [hello(party), paragraph(words.sentence(amountCents)), paragraph(words.apart), partyBlock(party)],
  }
}
