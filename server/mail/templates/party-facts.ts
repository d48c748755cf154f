import { deliveryWindowOf, timeInWords, windowInWords } from '#domain/booking/party-start.ts'
import { childrenInWords, teepeesInWords } from '#domain/counted.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, type PartyDay } from '#domain/party-day.ts'
import type { PriceLine } from '#domain/pricing/types.ts'
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
  readonly specialRequests: string | null
  readonly lines: readonly PriceLine[]
  readonly isDeposit: boolean
  readonly finalAmountCents: number
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
      ...(party.specialRequests ? [['Special requests', party.specialRequests] as const] : []),
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

/** The lines of the quote as it was sold, and what was paid of them. */
export function priceBlock(party: PartyFacts): MailBlock {
  return {
    kind: 'prices',
    lines: party.lines,
    sums: [
      { label: 'Due when booking', amountCents: party.finalAmountCents },
      { label: 'Paid so far', amountCents: party.paidCents, isStrong: true },
      ...(party.owedCents > 0 ? [{ label: 'Still to pay', amountCents: party.owedCents }] : []),
    ],
  }
}

export function ownPageButton(party: PartyFacts, label = 'See your booking'): MailBlock {
  return { kind: 'button', label, url: party.ownPageUrl }
}

/** When the rest is due, for mails to customers who still owe something. */
export function balanceSentence({ owedCents, balanceDueDay }: PartyFacts): string {
  return `Your remaining balance of ${formatDollars(owedCents)} is due by ${formatLong(balanceDueDay)}.`
}
