import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { describeStay } from '#domain/booking/describe-stay.ts'
import { getAddress } from '#domain/booking/party-address.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { formatShort, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import { drawBanner, letterPaper } from '#server/foundation/pdf/letter-paper.ts'
import {
  drawFacts,
  drawFoot,
  drawHeading,
  drawRow,
  type Sender,
} from '#server/foundation/pdf/letter-parts.ts'
import { replaceUndrawable } from '#server/foundation/pdf/pdf-fonts.ts'

/** The date and language of a receipt, on US Letter paper. */
type Written = { readonly today: PartyDay; readonly language?: Language }

export function drawReceipt(
  own: BookingPage,
  sender: Sender,
  { today, language = DEFAULT_LANGUAGE }: Written,
): Promise<Buffer> {
  const text = textIn(language)
  const paper = {
    title: `${text('receipt.title')} ${own.booking.bookingId}`,
    author: sender.siteTitle,
    language,
  }
  return letterPaper(paper, (document) => {
    drawBanner(document, {
      siteTitle: sender.siteTitle,
      name: text('receipt.title'),
      detail: formatShort(today, language),
    })
    drawParty(document, own, language)
    drawStatement(document, own, language)
    drawPayments(document, own, language)
    drawFoot(document, sender)
  })
}

function drawParty(document: PDFKit.PDFDocument, { booking }: BookingPage, language: Language): void {
  const text = textIn(language)
  const facts = [
    [text('receipt.bookingId'), booking.bookingId],
    [text('receipt.for'), replaceUndrawable(booking.customerName, booking.customerEmail)],
    [text('receipt.party'), describeStay(booking, text, toParty(booking, text))],
    ...getArrival(booking, language),
    [text('receipt.where'), getAddress(booking)],
  ] as const
  drawFacts(document, facts)
}

function toParty(booking: BookingPage['booking'], text: Text): string {
  const party = { theme: booking.themeName, day: booking.bookingDate }
  return booking.isStartTimeKnown
    ? text('receipt.partyAt', { ...party, start: booking.partyStartTime })
    : text('receipt.partyOn', party)
}

/** A family that has not chosen a start time has not been promised an arrival time. */
function getArrival(booking: BookingPage['booking'], language: Language): (readonly [string, string])[] {
  if (!booking.isStartTimeKnown) return []
  const text = textIn(language)
  return [[text('receipt.weCome'), text('party.window', booking.deliveryWindow)]]
}

/** The rows that families look for first. */
const STRONG: ReadonlySet<StatementRow['kind']> = new Set(['total', 'paid', 'dueNow', 'balance'])

function drawStatement(document: PDFKit.PDFDocument, { booking }: BookingPage, language: Language): void {
  drawHeading(document, textIn(language)('receipt.yourParty'))
  for (const { kind, label, quantity, unitCents, amountCents } of getBookingStatement(
    booking,
    textIn(language),
  ).rows) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    const face = STRONG.has(kind) ? 'strong' : 'regular'
    drawRow(document, `${label}${times}`, formatDollars(amountCents), { face })
  }
}

/** Draws each payment and refund separately; their sum is in the statement. */
function drawPayments(document: PDFKit.PDFDocument, own: BookingPage, language: Language): void {
  const text = textIn(language)
  if (own.payments.every(({ status }) => status === 'failed')) return
  document.y += 22
  drawHeading(document, text('receipt.payments'))
  for (const { kind, amount, method, at, status } of own.payments) {
    if (status === 'failed') continue
    const isRefund = kind === 'refund'
    const what = text(`receipt.${kind}${status === 'underway' ? 'OnItsWay' : ''}`, {
      method,
      day: partyDayAt(new Date(at)),
    })
    drawRow(document, what, `${isRefund ? '-' : ''}${dollars(amount)}`)
  }
}

function dollars(amount: string): string {
  return formatDollars(toCents(amount))
}
