import { GREETING } from '#contract/people/mail-texts.ts'
import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import { type BookingAnswers, listAnswers } from '#domain/booking/booking-fields.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { formatTime, getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getSeries } from '#domain/money/invoices/invoice-number.ts'
import type { Statement } from '#domain/money/payments/statement.ts'
import { type MailBlock, paragraph } from '../mail-content.ts'

/** The facts of a booking for mails. Amounts are cents. */
export type PartyFacts = Pick<
  BookingFacts,
  | 'reference'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'guestCount'
  | 'bookingDate'
  | 'partyStartTime'
  | 'paidCents'
> & {
  /** The language of the mail. */
  readonly language: Language
  readonly number: number
  readonly themeName: string
  readonly teepees: number
  readonly address: string
  readonly answers: BookingAnswers
  /** To the owner's questions, as far as mails show them: question and answer. */
  readonly ownAnswers: readonly (readonly [string, string])[]
  /** The terms of service that the customer agreed to. */
  readonly termsVersion: number | null
  readonly statement: Statement
  readonly owedCents: number
  readonly balanceDueDay: PartyDay
  /** The customer's booking page; anyone with this URL can change the booking. */
  readonly bookingPageUrl: string
}

export function hello({ customerName, language }: Pick<PartyFacts, 'customerName' | 'language'>): MailBlock {
  return paragraph(textIn(language)('mails.hello', { name: firstName(customerName) }), GREETING)
}

/** The fields about the recipient that the owner's texts can use. */
export function nameFields({ customerName }: Pick<PartyFacts, 'customerName'>) {
  return { name: firstName(customerName), fullName: customerName }
}

/** The fields about a party that they can use. */
export function partyFields(party: PartyFacts) {
  const { themeName, bookingDate, teepees, guestCount, address, reference, language } = party
  const text = textIn(language)
  return {
    ...nameFields(party),
    theme: themeName,
    day: formatLong(bookingDate, language),
    teepees: text('party.teepees', { count: teepees }),
    guests: text('party.children', { count: guestCount }),
    address,
    reference,
  }
}

function firstName(customerName: string): string {
  return customerName.split(' ')[0] ?? customerName
}

export function partyBlock(party: PartyFacts): MailBlock {
  const { language } = party
  const text = textIn(language)
  return {
    kind: 'facts',
    rows: [
      [text('mails.fact.theme'), `${party.themeName}, ${text('party.teepees', { count: party.teepees })}`],
      [text('mails.fact.date'), formatLong(party.bookingDate, language)],
      ...startRows(party),
      [text('mails.fact.guests'), text('party.children', { count: party.guestCount })],
      [text('mails.fact.where'), party.address],
      ...listAnswers(party.answers, text),
      [text('mails.fact.bookingId'), party.reference],
    ],
  }
}

/** Returns what the family answered to the owner's questions; nothing if mails show none of it. */
export function answersBlock({ ownAnswers }: PartyFacts): MailBlock[] {
  return ownAnswers.length > 0 ? [{ kind: 'facts', rows: ownAnswers }] : []
}

function startRows({ partyStartTime, language }: PartyFacts): [string, string][] {
  if (!partyStartTime) return []
  const text = textIn(language)
  return [
    [text('mails.fact.starts'), formatTime(partyStartTime, language)],
    [text('mails.fact.weCome'), text('party.window', getDeliveryWindow(partyStartTime))],
  ]
}

/** Returns the costs of the party, the payments, and what is left to pay when. */
export function priceBlock({ statement }: PartyFacts): MailBlock {
  return { kind: 'prices', rows: statement.rows }
}

/** Lists the documents attached to a mail; empty if there are none. */
export function attachedInvoices({ language }: PartyFacts, numbers: readonly string[]): MailBlock[] {
  const [first, ...others] = numbers.map(nameDocument)
  if (first === undefined) return []
  const documents = others.reduce((some, last) => message('mails.attached.and', { some, last }), first)
  return [paragraph(textIn(language)('mails.attached', { count: numbers.length, documents }))]
}

function nameDocument(number: string): Message {
  return message(getSeries(number) === 'invoice' ? 'mails.attached.invoice' : 'mails.attached.creditNote', {
    number,
  })
}

export function bookingPageButton(
  party: PartyFacts,
  label = textIn(party.language)('mails.seeBooking'),
): MailBlock {
  return { kind: 'button', label, url: party.bookingPageUrl }
}

/** Says when the rest is due, for mails to customers who still owe something. */
export function balanceSentence({ owedCents, balanceDueDay, language }: PartyFacts): string {
  return textIn(language)('mails.balance', { owed: owedCents, dueDay: balanceDueDay })
}
