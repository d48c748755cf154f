import { statementOfBooking } from '#contract/booking-statement.ts'
import { centsOf } from '#contract/decimal.ts'
import type { OwnBooking } from '#contract/own-booking.ts'
import { addressOf } from '#domain/booking/party-address.ts'
import { timeInWords } from '#domain/booking/party-start.ts'
import type { StatementRow } from '#domain/booking/statement.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { formatDollars } from '#domain/money.ts'
import { formatLong, formatShort, type PartyDay, partyDayAt } from '#domain/party-day.ts'
import { wordsIn } from '#domain/words/words-in.ts'
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
import { paperWordsIn } from './paper-words.ts'

type Sender = {
  readonly siteTitle: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

const LINE = '#e8dff0'
const AMOUNT_WIDTH = 110

/** The receipt of a booking on US Letter paper, as of a day. */
type Written = { readonly today: PartyDay; readonly language?: Language }

export function drawReceipt(
  own: OwnBooking,
  sender: Sender,
  { today, language = DEFAULT_LANGUAGE }: Written,
): Promise<Buffer> {
  const words = paperWordsIn(language)
  const paper = { title: `${words.receipt} ${own.booking.bookingId}`, author: sender.siteTitle }
  return letterPaper(paper, (document) => {
    drawBanner(document, {
      siteTitle: sender.siteTitle,
      name: words.receipt,
      detail: formatShort(today, language),
    })
    drawFacts(document, own, language)
    drawStatement(document, own, language)
    drawPayments(document, own, language)
    drawFoot(document, sender)
  })
}

function drawFacts(document: PDFKit.PDFDocument, { booking }: OwnBooking, language: Language): void {
  const words = paperWordsIn(language)
  const facts = [
    [words.bookingId, booking.bookingId],
    [words.for, booking.customerName],
    [
      words.party,
      `${booking.themeName}, ${formatLong(booking.bookingDate, language)}${startOf(booking, language)}`,
    ],
    [words.where, addressOf(booking)],
  ] as const
  let { y } = document
  for (const [label, value] of facts) {
    write(document, label, { x: MARGIN, y, width: 90 }, { color: SOFT })
    write(document, value, { x: MARGIN + 96, y, width: WIDTH - 96 })
    y = document.y + 5
  }
  document.y = y + 12
}

function startOf({ isStartTimeKnown, partyStartTime }: OwnBooking['booking'], language: Language): string {
  return isStartTimeKnown ? paperWordsIn(language).at(timeInWords(partyStartTime, language)) : ''
}

/** What families look for first. */
const STRONG: ReadonlySet<StatementRow['kind']> = new Set(['total', 'paid', 'dueNow', 'balance'])

function drawStatement(document: PDFKit.PDFDocument, { booking }: OwnBooking, language: Language): void {
  drawHeading(document, paperWordsIn(language).yourParty)
  for (const { kind, label, quantity, unitCents, amountCents } of statementOfBooking(
    booking,
    wordsIn(language),
  ).rows) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    drawRow(document, `${label}${times}`, formatDollars(amountCents), STRONG.has(kind) ? 'strong' : 'regular')
  }
}

/** Every payment and refund by itself; what they come to stands in the statement. */
function drawPayments(document: PDFKit.PDFDocument, own: OwnBooking, language: Language): void {
  const words = paperWordsIn(language)
  if (own.payments.every(({ status }) => status === 'failed')) return
  document.y += 22
  drawHeading(document, words.payments)
  for (const { kind, amount, method, at, status } of own.payments) {
    if (status === 'failed') continue
    const isRefund = kind === 'refund'
    const day = formatShort(partyDayAt(new Date(at)), language)
    const what = isRefund ? words.refund(method, day) : words.payment(method, day)
    drawRow(
      document,
      status === 'underway' ? words.onItsWay(what) : what,
      `${isRefund ? '-' : ''}${dollars(amount)}`,
    )
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
