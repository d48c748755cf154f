import { message } from '#domain/messages/message.ts'
import type { PercentHundredths } from '#domain/pricing/pricing-settings.ts'
import type { PartyDay } from '#domain/time/party-day.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { type MailContent, paragraph } from '../mail-content.ts'
import { mailWordsIn } from '../words/mail-words-in.ts'
import { balanceSentence, hello, ownPageButton, type PartyFacts, partyBlock } from './party-facts.ts'

/** To the customer, when the party has moved to another day. */
export function rescheduled(
  party: PartyFacts,
  { earlierDay, refundPercent }: { readonly earlierDay: PartyDay; readonly refundPercent: PercentHundredths },
): MailContent {
  const words = mailWordsIn(party.language).rescheduled
  return {
    language: party.language,
    subject: words.subject(party.bookingDate),
    preview: words.preview(earlierDay),
    heading: words.heading,
    blocks: [
      hello(party),
      paragraph(words.sentence(earlierDay, party.bookingDate)),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      paragraph(textIn(party.language)(message('refunds.moveKeepsRefund', { percent: refundPercent }))),
      ownPageButton(party),
    ],
  }
}
