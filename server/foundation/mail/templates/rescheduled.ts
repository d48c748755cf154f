import type { PercentHundredths } from '#domain/catalogue/pricing/pricing-settings.ts'
import { message } from '#domain/foundation/messages/message.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import {
  balanceSentence,
  bookingPageButton,
  hello,
  type PartyFacts,
  partyBlock,
  partyFields,
} from './party-facts.ts'

/** To the customer, when the party has moved to another day. */
export function rescheduled(
  party: PartyFacts,
  { earlierDay, refundPercent }: { readonly earlierDay: PartyDay; readonly refundPercent: PercentHundredths },
): OwnersMail<'rescheduled'> {
  const text = textIn(party.language)
  const day = party.bookingDate
  return {
    textName: 'rescheduled',
    language: party.language,
    subject: text('mails.rescheduled.subject', { day }),
    preview: text('mails.rescheduled.preview', { earlier: earlierDay }),
    heading: text('mails.rescheduled.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.rescheduled.sentence', { earlier: earlierDay, day })),
      partyBlock(party),
      ...(party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []),
      paragraph(text(message('refunds.moveKeepsRefund', { percent: refundPercent }))),
      bookingPageButton(party),
    ],
    fields: { ...partyFields(party), earlierDay: formatLong(earlierDay, party.language) },
  }
}
