import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
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
  const words = mailWordsIn(party.language)
  return {
    language: party.language,
    subject: words.reminder.subject(party.bookingDate, party.owedCents),
    preview: balanceSentence(party),
    heading: words.reminder.heading,
    blocks: [
      hello(party),
      paragraph(balanceSentence(party)),
      ownPageButton(party, words.pay(party.owedCents)),
      paragraph(words.reminder.otherWay),
      partyBlock(party),
      priceBlock(party),
    ],
  }
}
