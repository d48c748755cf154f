import { type BookingTexts, toldTexts } from '#domain/booking/booking-fields.ts'
import { deliveryWindowOf, timeInWords, windowInWords } from '#domain/booking/party-start.ts'
import type { Statement } from '#domain/booking/statement.ts'
import { childrenInWords, teepeesInWords } from '#domain/counted.ts'
import { attachedSentence } from '#domain/invoices/invoice-texts.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, type PartyDay } from '#domain/party-day.ts'
import type { MailBlock } from '../mail-content.ts'

/** What mails may say about a booking. Amounts are cents. */
export type PartyFacts = {
  readonly reference: string
  readonly number: number
  readonly customerName: string
  readonly customerEmail: string
  readonly customerPhone: string
  readonly themeName: string
  readonly teepees: number
  readonly guestCount: number
  readonly bookingDate: PartyDay
  /** Null while the family has not said it. */
  readonly partyStartTime: string | null
  readonly address: string
  readonly texts: BookingTexts
  /** The terms of service that the customer agreed to. */
  readonly termsVersion: number | null
  readonly statement: Statement
  readonly isDeposit: boolean
  readonly paidCents: number
  readonly owedCents: number
  readonly balanceDueDay: PartyDay
  /** The customer's own page for this booking; whoever has this address may change it. */
  readonly ownPageUrl: string
}

export function hello({ customerName }: Pick<PartyFacts, 'customerName'>): MailBlock {
  return { kind: 'paragraph', text: `Hello ${customerName.split(' ')[0] ?? customerName},` }
}

export function partyBlock(party: PartyFacts): MailBlock {
  return {
    kind: 'facts',
    rows: [
      ['Theme', `${party.themeName}, ${teepeesInWords(party.teepees)}`],
      ['Date', formatLong(party.bookingDate)],
      ...startRows(party),
      ['Guests', childrenInWords(party.guestCount)],
      ['Where', party.address],
      ...toldTexts(party.texts, 'label'),
      ['Booking ID', party.reference],
    ],
  }
}

function startRows({ partyStartTime }: PartyFacts): [string, string][] {
  if (!partyStartTime) return []
  return [
    ['Starts', timeInWords(partyStartTime)],
    ['We come', windowInWords(deliveryWindowOf(partyStartTime))],
  ]
}

/** What the party costs, what was paid of it, and what is left to pay when. */
export function priceBlock({ statement }: PartyFacts): MailBlock {
  return { kind: 'prices', rows: statement.rows }
}

/** Names the papers that a mail carries; nothing where it carries none. */
export function attachedPapers(numbers: readonly string[]): MailBlock[] {
  if (numbers.length === 0) return []
  return [{ kind: 'paragraph', text: attachedSentence(numbers) }]
}

export function ownPageButton(party: PartyFacts, label = 'See your booking'): MailBlock {
  return { kind: 'button', label, url: party.ownPageUrl }
}

/** When the rest is due, for mails to customers who still owe something. */
export function balanceSentence({ owedCents, balanceDueDay }: PartyFacts): string {
  return `Your remaining balance of ${formatDollars(owedCents)} is due by ${formatLong(balanceDueDay)}.`
}
