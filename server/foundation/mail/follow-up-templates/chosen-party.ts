import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import { type OwnersMail, paragraph } from '../mail-content.ts'

type ChosenParty = {
  readonly language: Language
  readonly themeName: string
  readonly bookingDate: PartyDay | undefined
  readonly prices: readonly StatementRow[]
  /** Delivery or tax are unknown without the ZIP code. */
  readonly isAreaOpen: boolean
  readonly orderUrl: string
}

/** To a visitor who asked for the party that they have put together on the site. */
export function chosenParty(party: ChosenParty): OwnersMail<'chosen-party'> {
  const { language, themeName: theme, bookingDate: day } = party
  const text = textIn(language)
  return {
    textName: 'chosen-party',
    language,
    subject: text('mails.chosenParty.subject', { theme }),
    preview: text('mails.chosenParty.preview'),
    heading: text('mails.chosenParty.heading'),
    blocks: [
      paragraph(text('mails.chosenParty.sentence', { theme }), 'sentence'),
      { kind: 'prices', rows: party.prices },
      ...(party.isAreaOpen ? [paragraph(text('mails.chosenParty.zip'))] : []),
      ...(day === undefined ? [] : [paragraph(text('mails.chosenParty.day', { day }))]),
      { kind: 'button', label: text('mails.chosenParty.open'), url: party.orderUrl },
      paragraph(text('mails.chosenParty.questions'), 'questions'),
      paragraph(text('mails.chosenParty.notYou')),
    ],
    fields: { theme },
  }
}
