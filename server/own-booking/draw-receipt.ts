import { statementOfBooking } from '#contract/booking-statement.ts'
import { centsOf } from '#contract/decimal.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import { addressOf } from '#domain/booking/party-address.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import type { StatementRow } from '#domain/booking/statement.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, formatShort, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { drawBanner, letterPaper } from '#server/pdf/letter-paper.ts'
import { drawFacts, drawFoot, drawHeading, drawRow, type Sender } from '#server/pdf/letter-parts.ts'

const METHODS = { card: 'card', cash: 'cash', zelle: 'Zelle', cheque: 'cheque' } as const

/** The receipt of a booking on US Letter paper, as of a day. */
export function drawReceipt(own: OwnBooking, sender: Sender, today: PartyDay): Promise<Buffer> {
  const paper = { title: `Receipt ${own.booking.bookingId}`, author: sender.siteTitle }
  return letterPaper(paper, (document) => {
    drawBanner(document, { siteTitle: sender.siteTitle, name: 'Receipt', detail: formatShort(today) })
    drawParty(document, own)
    drawStatement(document, own)
    drawPayments(document, own)
    drawFoot(document, sender)
  })
}

function drawParty(document: PDFKit.PDFDocument, { booking }: OwnBooking): void {
  const facts = [
    ['Booking ID', booking.bookingId],
    ['For', booking.customerName],
    ['Party', `${booking.themeName}, ${formatLong(booking.bookingDate)}${startOf(booking)}`],
    ['Where', addressOf(booking)],
  ] as const
  drawFacts(document, facts)
}

function startOf({ isStartTimeKnown, partyStartTime }: OwnBooking['booking']): string {
  return isStartTimeKnown ? ` at ${timeInWords(partyStartTime)}` : ''
}

/** What families look for first. */
const STRONG: ReadonlySet<StatementRow['kind']> = new Set(['total', 'paid', 'dueNow', 'balance'])

function drawStatement(document: PDFKit.PDFDocument, { booking }: OwnBooking): void {
  drawHeading(document, 'Your party')
  for (const { kind, label, quantity, unitCents, amountCents } of statementOfBooking(booking).rows) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    const face = STRONG.has(kind) ? 'strong' : 'regular'
    drawRow(document, `${label}${times}`, formatDollars(amountCents), { face })
  }
}

/** Every payment and refund by itself; what they come to stands in the statement. */
function drawPayments(document: PDFKit.PDFDocument, own: OwnBooking): void {
  if (own.payments.every(({ status }) => status === 'failed')) return
  document.y += 22
  drawHeading(document, 'Payments')
  for (const { kind, amount, method, at, status } of own.payments) {
    if (status === 'failed') continue
    const isRefund = kind === 'refund'
    const what = `${isRefund ? 'Refund' : 'Payment'} by ${METHODS[method]}, ${formatShort(partyDayAt(new Date(at)))}`
    const words = status === 'underway' ? `${what} (on its way)` : what
    drawRow(document, words, `${isRefund ? '-' : ''}${dollars(amount)}`)
  }
}

function dollars(amount: string): string {
  return formatDollars(centsOf(amount))
}
