import { statementOfBooking } from '#contract/booking-statement.ts'
import { centsOf } from '#contract/decimal.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import { addressOf } from '#domain/booking/party-address.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import type { StatementRow } from '#domain/booking/statement.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, formatShort, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import {
  drawBanner,
  FOOT,
  keepRoom,
  letterPaper,
  MARGIN,
  PAGE,
  SOFT,
  WIDTH,
  write,
} from '#server/pdf/letter-paper.ts'
import type { Typeface } from '#server/pdf/pdf-fonts.ts'

type Sender = {
  readonly siteTitle: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

const LINE = '#e8dff0'
const AMOUNT_WIDTH = 110

const METHODS = { card: 'card', cash: 'cash', zelle: 'Zelle', cheque: 'cheque' } as const

/** The receipt of a booking on US Letter paper, as of a day. */
export function drawReceipt(own: OwnBooking, sender: Sender, today: PartyDay): Promise<Buffer> {
  const paper = { title: `Receipt ${own.booking.bookingId}`, author: sender.siteTitle }
  return letterPaper(paper, (document) => {
    drawBanner(document, { siteTitle: sender.siteTitle, name: 'Receipt', detail: formatShort(today) })
    drawFacts(document, own)
    drawStatement(document, own)
    drawPayments(document, own)
    drawFoot(document, sender)
  })
}

function drawFacts(document: PDFKit.PDFDocument, { booking }: OwnBooking): void {
  const facts = [
    ['Booking ID', booking.bookingId],
    ['For', booking.customerName],
    ['Party', `${booking.themeName}, ${formatLong(booking.bookingDate)}${startOf(booking)}`],
    ['Where', addressOf(booking)],
  ] as const
  let { y } = document
  for (const [label, value] of facts) {
    write(document, label, { x: MARGIN, y, width: 90 }, { color: SOFT })
    write(document, value, { x: MARGIN + 96, y, width: WIDTH - 96 })
    y = document.y + 5
  }
  document.y = y + 12
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
    drawRow(document, `${label}${times}`, formatDollars(amountCents), STRONG.has(kind) ? 'strong' : 'regular')
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

function drawHeading(document: PDFKit.PDFDocument, title: string): void {
  keepRoom(document, 60)
  write(document, title, { x: MARGIN, y: document.y, width: WIDTH }, { face: 'headline', size: 15 })
  document.y += 6
}

function drawRow(
  document: PDFKit.PDFDocument,
  label: string,
  value: string,
  face: Typeface = 'regular',
): void {
  keepRoom(document, 40)
  const { y } = document
  write(document, label, { x: MARGIN, y: y + 6, width: WIDTH - AMOUNT_WIDTH - 12 }, { face })
  const under = document.y + 6
  const amount = { x: PAGE.width - MARGIN - AMOUNT_WIDTH, y: y + 6, width: AMOUNT_WIDTH }
  write(document, value, amount, { face, align: 'right' })
  document
    .moveTo(MARGIN, under)
    .lineTo(PAGE.width - MARGIN, under)
    .lineWidth(0.75)
    .stroke(LINE)
  document.y = under
}

function drawFoot(document: PDFKit.PDFDocument, { siteTitle, address, phone, email }: Sender): void {
  keepRoom(document, 20)
  const y = Math.max(document.y + 24, PAGE.height - FOOT)
  const text = `${siteTitle} · ${address} · ${phone} · ${email}`
  // Written below the margin, where a new page would begin by itself.
  document.page.margins.bottom = 0
  write(document, text, { x: MARGIN, y, width: WIDTH }, { size: 9, color: SOFT })
}

function dollars(amount: string): string {
  return formatDollars(centsOf(amount))
}
