import { type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MailBlock, type OwnersMail, paragraph } from '../mail-content.ts'
import { hello, type PartyFacts, partyFields } from '../templates/party-facts.ts'
import { type Offer, unsubscribeLine } from './unfinished-booking.ts'

/** To the customer, about ten months after the party. */
export function bookAgain(party: PartyFacts, offer: Offer): OwnersMail<'same-again'> {
  const text = textIn(party.language)
  const fields = partyFields(party)
  return {
    textName: 'same-again',
    language: party.language,
    subject: text('mails.bookAgain.subject', { name: fields.name }),
    preview: text('mails.bookAgain.preview'),
    heading: text('mails.bookAgain.heading'),
    blocks: [
      hello(party),
      paragraph(
        text('mails.bookAgain.sentence', { theme: party.themeName, day: party.bookingDate }),
        'sentence',
      ),
      ...orderBlocks(party, offer),
      paragraph(text('mails.bookAgain.other'), 'other'),
      paragraph(text('mails.again.keep')),
    ],
    fields,
    unsubscribe: unsubscribeLine(party, offer),
  }
}

/** To the customer, in the month before a birthday that the family told us about. */
export function birthday(party: PartyFacts, offer: Offer, birthMonth: number): OwnersMail<'birthday'> {
  const text = textIn(party.language)
  const month = formatMonth(birthMonth, party.language)
  const fields = { ...partyFields(party), month }
  return {
    textName: 'birthday',
    language: party.language,
    subject: text('mails.birthday.subject', { name: fields.name, month }),
    preview: text('mails.birthday.preview'),
    heading: text('mails.birthday.heading'),
    blocks: [
      hello(party),
      paragraph(text('mails.birthday.sentence', { month }), 'sentence'),
      ...orderBlocks(party, offer),
      paragraph(text('mails.birthday.other'), 'other'),
      paragraph(text('mails.again.keep')),
    ],
    fields,
    unsubscribe: unsubscribeLine(party, offer),
  }
}

function orderBlocks({ language }: PartyFacts, { prices, orderUrl }: Offer): MailBlock[] {
  return [
    { kind: 'prices', rows: prices },
    { kind: 'button', label: textIn(language)('mails.again.open'), url: orderUrl },
  ]
}

function formatMonth(month: number, language: Language): string {
  const written = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' })
  return written.format(new Date(Date.UTC(2027, month - 1, 1)))
}
