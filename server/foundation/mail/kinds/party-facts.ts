import { GREETING } from '#contract/people/mail-texts.ts'
import type { BookingFacts } from '#domain/booking/booking-facts.ts'
import { type BookingAnswers, listAnswers } from '#domain/booking/booking-fields.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { formatLong, type PartyDay } from '#domain/foundation/time/party-day.ts'
import { getDeliveryWindow } from '#domain/foundation/time/party-start.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getSeries } from '#domain/money/invoices/invoice-number.ts'
import type { Statement } from '#domain/money/payments/statement.ts'
import { firstName } from '#domain/people/conversations/fit-text.ts'
import { type Fact, type MailBlock, type MailPicture, paragraph } from '../mail-content.ts'

/** The facts of a booking for mails. Amounts are cents. */
export type PartyFacts = Pick<
  BookingFacts,
  | 'reference'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'guestCount'
  | 'bookingDate'
  | 'numberOfNights'
  | 'partyStartTime'
  | 'paidCents'
  | 'bookingStatus'
> & {
  readonly language: Language
  readonly number: number
  readonly themeName: string
  readonly teepees: number
  readonly address: string
  readonly answers: BookingAnswers
  /** To the owner's questions, as far as mails show them: question and answer. */
  readonly ownAnswers: readonly (readonly [string, string])[]
  /** The owner's questions that the family has not answered. */
  readonly openQuestions: readonly string[]
  /** The terms of service that the customer agreed to. */
  readonly termsVersion: number | null
  readonly statement: Statement
  readonly owedCents: number
  readonly balanceDueDay: PartyDay
  /** That day is over. */
  readonly isBalanceLate: boolean
  /** The customer's booking page; anyone with this URL can change the booking. */
  readonly bookingPageUrl: string
  /** The theme's picture. */
  readonly picture?: MailPicture
}

export type About = { readonly party: PartyFacts }

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

/** What a family looks for first: when, what and where. */
export function keyFacts(party: PartyFacts): Fact[] {
  return [dayFact(party), themeFact(party), whereFact(party)]
}

export function dayFact(party: PartyFacts): Fact {
  const { bookingDate: day, partyStartTime: time, language } = party
  const text = textIn(language)
  const when = time ? text('mails.fact.dayAndTime', { day, time }) : undefined
  return [text('mails.fact.date'), describeStay(party, text, when)]
}

export function themeFact({ themeName, teepees, language }: PartyFacts): Fact {
  const text = textIn(language)
  return [text('mails.fact.theme'), `${themeName}, ${text('party.teepees', { count: teepees })}`]
}

export function whereFact({ address, language }: PartyFacts): Fact {
  return [textIn(language)('mails.fact.where'), address]
}

/** What is left to pay and until when; nothing once all is paid. */
export function leftFact(party: PartyFacts): Fact[] {
  const { owedCents: owed, balanceDueDay: dueDay, isBalanceLate, language } = party
  const text = textIn(language)
  const left = text(isBalanceLate ? 'mails.fact.leftSince' : 'mails.fact.leftUntil', { owed, dueDay })
  return owed > 0 ? [[text('mails.fact.left'), left]] : []
}

/**
 * Everything about a party but its costs.
 * @param isAhead whether the crew is still to come
 */
export function partyBlock(
  party: PartyFacts,
  { isAhead = party.bookingStatus !== 'cancelled' } = {},
): MailBlock {
  const text = textIn(party.language)
  const { partyStartTime } = party
  const arrival: Fact[] =
    isAhead && partyStartTime
      ? [[text('mails.fact.weCome'), text('party.window', getDeliveryWindow(partyStartTime))]]
      : []
  return {
    kind: 'facts',
    rows: [
      themeFact(party),
      dayFact(party),
      ...arrival,
      [text('mails.fact.guests'), text('party.children', { count: party.guestCount })],
      whereFact(party),
      ...listAnswers(party.answers, text),
      [text('mails.fact.bookingId'), party.reference],
    ],
  }
}

/** Returns what the family answered to the owner's questions; nothing if mails show none of it. */
export function answersBlock({ ownAnswers }: PartyFacts): MailBlock[] {
  return ownAnswers.length > 0 ? [{ kind: 'facts', rows: ownAnswers }] : []
}

/** Asks again what the family has not answered. */
export function openQuestionsBlock({ openQuestions, language }: PartyFacts): MailBlock[] {
  if (openQuestions.length === 0) return []
  return [paragraph(textIn(language)('mails.openQuestions', { questions: openQuestions.join(' ') }))]
}

/** Returns the costs of the party, the payments, and what is left to pay when. */
export function priceBlock({ statement }: PartyFacts): MailBlock {
  return { kind: 'prices', rows: statement.rows }
}

/** Lists the documents attached to a mail; empty if there are none. */
export function attachedInvoices({ language }: PartyFacts, numbers: readonly string[] = []): MailBlock[] {
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

export function bookingPageButton(party: PartyFacts, label = textIn(party.language)('mails.seeBooking')) {
  return { label, url: party.bookingPageUrl }
}

/** Says when the rest is or was due, for mails to customers who still owe something. */
export function balanceSentence(party: PartyFacts): string {
  const { owedCents: owed, balanceDueDay: dueDay, isBalanceLate, language } = party
  return textIn(language)(isBalanceLate ? 'mails.balanceLate' : 'mails.balance', { owed, dueDay })
}

/** The same as a paragraph, if something is owed. */
export function balanceIfOwed(party: PartyFacts): MailBlock[] {
  return party.owedCents > 0 ? [paragraph(balanceSentence(party))] : []
}

/** Says how money is refunded: by hand as far as it was not paid by card, and to the card within some days. */
export function describeRefundWays(
  language: Language,
  { amountCents, byHandCents }: { readonly amountCents: Cents; readonly byHandCents: Cents },
): MailBlock[] {
  const text = textIn(language)
  return [
    ...(byHandCents > 0 ? [paragraph(text('mails.byHand', { amount: byHandCents }))] : []),
    ...(byHandCents < amountCents ? [paragraph(text('mails.banksNeed'))] : []),
  ]
}
