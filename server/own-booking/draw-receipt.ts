import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { OwnBooking } from '#contract/own-booking.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, formatShort, partyDayAt } from '#domain/party-day.ts'
import { centsOf } from '#server/database/cents-of.ts'

type Sender = {
  readonly siteTitle: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

const INK = '#2c2140'
const SOFT = '#6b5f82'
const LINE = '#e5dced'
const MARGIN = 56
const RIGHT = 612 - MARGIN

const METHODS = { card: 'Card', cash: 'Cash', zelle: 'Zelle', cheque: 'Cheque' } as const

/** The receipt of a booking on US Letter paper. */
export async function drawReceipt(own: OwnBooking, sender: Sender): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: `Receipt ${own.booking.bookingId}` },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(document, 'end')
  drawHead(document, own, sender)
  drawRows(document, own)
  document
    .moveDown(2)
    .font('Helvetica')
    .fontSize(9)
    .fillColor(SOFT)
    .text(printable(`${sender.siteTitle} · ${sender.address} · ${sender.phone} · ${sender.email}`), MARGIN)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

function drawHead(document: PDFKit.PDFDocument, { booking }: OwnBooking, sender: Sender): void {
  document.rect(0, 0, 612, 92).fill('#3b2a63')
  document.font('Times-Bold').fontSize(24).fillColor('#ffffff').text(printable(sender.siteTitle), MARGIN, 34)
  document
    .font('Helvetica')
    .fontSize(12)
    .text('Receipt', MARGIN, 40, { width: RIGHT - MARGIN, align: 'right' })
  document.fillColor(INK).font('Helvetica').fontSize(11)
  const facts = [
    ['Booking ID', booking.bookingId],
    ['Customer', booking.customerName],
    ['Party', `${booking.themeName}, ${formatLong(booking.bookingDate)}`],
    ['Where', `${booking.partyAddress}, ${booking.city}, ${booking.state} ${booking.zipCode}`],
  ] as const
  let y = 124
  for (const [label, value] of facts) {
    document.fillColor(SOFT).text(label, MARGIN, y, { width: 96 })
    document.fillColor(INK).text(printable(value), MARGIN + 100, y, { width: RIGHT - MARGIN - 100 })
    y = document.y + 6
  }
  document.y = y + 14
}

function drawRows(document: PDFKit.PDFDocument, own: OwnBooking): void {
  const { booking } = own
  for (const { label, quantity, unitAmount, amount, part } of booking.lines) {
    if (part !== 'total') continue
    const times = quantity && unitAmount ? `  (${quantity} × ${dollars(unitAmount)})` : ''
    drawRow(document, `${label}${times}`, dollars(amount))
  }
  drawRow(document, 'Total', dollars(booking.totalAmount), true)
  if (centsOf(booking.discountAmount) > 0)
    drawRow(document, `Coupon ${booking.couponCode ?? ''}`, `-${dollars(booking.discountAmount)}`)
  document.moveDown(1)
  for (const { kind, amount, method, at, status } of own.payments) {
    if (status === 'failed') continue
    const day = formatShort(partyDayAt(new Date(at)))
    const isRefund = kind === 'refund'
    drawRow(
      document,
      `${isRefund ? 'Refund' : 'Payment'}, ${METHODS[method]}, ${day}`,
      `${isRefund ? '-' : ''}${dollars(amount)}`,
    )
  }
  drawRow(document, 'Paid', dollars(own.paidAmount), true)
  if (centsOf(own.owedAmount) > 0)
    drawRow(document, `Still to pay by ${formatLong(own.balanceDueDay)}`, dollars(own.owedAmount))
}

function drawRow(document: PDFKit.PDFDocument, label: string, value: string, isStrong = false): void {
  const { y } = document
  document
    .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(11)
    .fillColor(INK)
  document.text(value, MARGIN, y, { width: RIGHT - MARGIN, align: 'right' })
  document.text(printable(label), MARGIN, y, { width: RIGHT - MARGIN - 110 })
  document
    .moveTo(MARGIN, document.y + 4)
    .lineTo(RIGHT, document.y + 4)
    .lineWidth(0.5)
    .stroke(LINE)
  document.y += 10
}

function dollars(amount: string): string {
  return formatDollars(centsOf(amount))
}

/** The built-in fonts know Latin-1 only: other letters lose their accents, or become a question mark. */
function printable(text: string): string {
  return text.replace(/[^\u0020-\u00ff\u2013\u2014\u2019\n]/g, (character) => {
    const plain = character.normalize('NFKD').replace(/[^\u0020-\u00ff]/g, '')
    return plain || '?'
  })
}
