import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyFields } from '../templates/party-facts.ts'

/** An earlier order, offered again. */
export type Offer = {
  /** What it costs today. */
  readonly prices: readonly StatementRow[]
  /** Opens the wizard with the order; anyone with this URL sees the family's details. */
  readonly orderUrl: string
  readonly unsubscribeUrl: string
}

/** To somebody who chose a party and did not pay in time. */
export function unfinishedBooking(party: PartyFacts, offer: Offer): OwnersMail<'unfinished-booking'> {
  const text = textIn(party.language)
  const about = { theme: party.themeName, day: party.bookingDate }
  return {
    textName: 'unfinished-booking',
    language: party.language,
    subject: text('mails.unfinished.subject', about),
    preview: text('mails.unfinished.preview'),
    heading: text('mails.unfinished.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.unfinished.sentence', about), 'sentence'),
      { kind: 'prices', rows: offer.prices },
      { kind: 'button', label: text('mails.unfinished.open'), url: offer.orderUrl },
      paragraph(text('mails.unfinished.questions'), 'questions'),
      paragraph(text('mails.again.keep')),
    ],
    fields: partyFields(party),
    unsubscribe: unsubscribeLine(party, offer),
  }
}

/** The last line of every advertisement. */
export function unsubscribeLine(
  { language }: Pick<PartyFacts, 'language'>,
  { unsubscribeUrl: url }: Pick<Offer, 'unsubscribeUrl'>,
) {
  const text = textIn(language)
  return { why: text('mails.advertising.why'), label: text('mails.advertising.unsubscribe'), url }
}
