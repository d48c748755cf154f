import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { statementOfBooking } from '#contract/booking-statement.ts'
import { centsOf } from '#contract/decimal.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import { addressOf } from '#domain/booking/party-address.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import type { StatementRow } from '#domain/booking/statement.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, formatShort, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { runsOf, type Typeface } from './receipt-fonts.ts'

type Sender = {
  readonly siteTitle: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

const INK = '#2c2140'
const SOFT = '#655a78'
const LINE = '#e8dff0'
const NIGHT = '#3b2a63'
const PAPER = '#fff6ea'
const MARGIN = 56
const PAGE = { width: 612, height: 792 }
const WIDTH = PAGE.width - 2 * MARGIN
const AMOUNT_WIDTH = 110
/** What must stay free at the foot of a page. */
const FOOT = 84

const METHODS = { card: 'card', cash: 'cash', zelle: 'Zelle', cheque: 'cheque' } as const

/** The receipt of a booking on US Letter paper, as of a day. */
export async function drawReceipt(own: OwnBooking, sender: Sender, today: PartyDay): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: `Receipt ${own.booking.bookingId}`, Author: sender.siteTitle },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(document, 'end')
  drawHead(document, own, sender, today)
  drawStatement(document, own)
  drawPayments(document, own)
  drawFoot(document, sender)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

type Style = { face?: Typeface; size?: number; color?: string; align?: 'left' | 'right' }
type Place = { readonly x: number; readonly y: number; readonly width: number }

/** Writes a text in whatever fonts its letters need, and leaves the pen below it. */
function write(document: PDFKit.PDFDocument, text: string, { x, y, width }: Place, style: Style = {}): void {
  const { face = 'regular', size = 11, color = INK, align = 'left' } = style
  document.fillColor(color).fontSize(size)
  const runs = runsOf(text, face)
  runs.forEach(({ font, text: run }, index) => {
    document.font(font)
    const options = { width, align, continued: index < runs.length - 1, lineGap: 1.5 }
    if (index === 0) document.text(run, x, y, options)
    else document.text(run, options)
  })
}

function drawHead(
  document: PDFKit.PDFDocument,
  { booking }: OwnBooking,
  { siteTitle }: Sender,
  today: PartyDay,
): void {
  document.rect(0, 0, PAGE.width, 104).fill(NIGHT)
  const title = { x: MARGIN, y: 36, width: WIDTH - 140 }
  write(document, siteTitle, title, { face: 'headline', size: 24, color: PAPER })
  const aside = { x: PAGE.width - MARGIN - 130, width: 130 }
  write(
    document,
    'Receipt',
    { ...aside, y: 38 },
    { face: 'strong', size: 13, color: '#ffc857', align: 'right' },
  )
  write(document, formatShort(today), { ...aside, y: 57 }, { size: 10, color: '#d3c8e8', align: 'right' })
  const facts = [
    ['Booking ID', booking.bookingId],
    ['For', booking.customerName],
    ['Party', `${booking.themeName}, ${formatLong(booking.bookingDate)}${startOf(booking)}`],
    ['Where', addressOf(booking)],
  ] as const
  let y = 132
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

/** A row is never cut in two: it begins a page where too little is left of this one. */
function keepRoom(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > PAGE.height - FOOT) document.addPage()
}

function dollars(amount: string): string {
  return formatDollars(centsOf(amount))
}
