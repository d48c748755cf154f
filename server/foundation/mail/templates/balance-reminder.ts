import { formatDollars } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  balanceSentence,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
  priceBlock,
} from './party-facts.ts'

/** To the customer, 10 and 7 days before a party that is not fully paid. */
export function balanceReminder(party: PartyFacts): OwnersMail<'balance-reminder'> {
  const text = textIn(party.language)
  const about = { day: party.bookingDate, owed: party.owedCents }
  return {
    textName: 'balance-reminder',
    language: party.language,
    subject: text('mails.reminder.subject', about),
    preview: balanceSentence(party),
    heading: text('mails.reminder.heading'),
    blocks: [
      hello(party),
      paragraph(balanceSentence(party)),
      bookingPageButton(party, text('mails.pay', { amount: party.owedCents })),
      paragraph(text('mails.reminder.otherWay'), 'otherWay'),
      partyBlock(party),
      priceBlock(party),
    ],
    fields: { ...partyFields(party), owed: formatDollars(party.owedCents) },
  }
}
