import { statementOfBooking } from '#contract/booking/booking-statement.ts'
import type { OwnBooking } from '#contract/family/own-booking.ts'
import { centsOf } from '#contract/wire/decimal.ts'
import { addressOf } from '#domain/booking/party-address.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { StatementRow } from '#domain/payments/statement.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import { formatLong, formatShort, type PartyDay, partyDayAt } from '#domain/time/party-day.ts'
import { timeInWords, windowInWords } from '#domain/time/party-start.ts'
import { wordsIn } from '#domain/translation/words-in.ts'
import { drawBanner, letterPaper } from '#server/pdf/letter-paper.ts'
import { drawFacts, drawFoot, drawHeading, drawRow, type Sender } from '#server/pdf/letter-parts.ts'
import { drawableOr } from '#server/pdf/pdf-fonts.ts'
import { receiptWordsIn } from './receipt-words.ts'

/** The context of a receipt on US Letter paper: its date and language. */
type Written = { readonly today: PartyDay; readonly language?: Language }

export function drawReceipt(
  own: OwnBooking,
  sender: Sender,
  { today, language = DEFAULT_LANGUAGE }: Written,
): Promise<Buffer> {
  const words = receiptWordsIn(language)
  const paper = { title: `${words.receipt} ${own.booking.bookingId}`, author: sender.siteTitle, language }
  return letterPaper(paper, (document) => {
    drawBanner(document, {
      siteTitle: sender.siteTitle,
      name: words.receipt,
      detail: formatShort(today, language),
    })
    drawParty(document, own, language)
    drawStatement(document, own, language)
    drawPayments(document, own, language)
    drawFoot(document, sender)
  })
}

function drawParty(document: PDFKit.PDFDocument, { booking }: OwnBooking, language: Language): void {
  const words = receiptWordsIn(language)
  const facts = [
    [words.bookingId, booking.bookingId],
    [words.for, drawableOr(booking.customerName, booking.customerEmail)],
    [
      words.party,
      `${booking.themeName}, ${formatLong(booking.bookingDate, language)}${startOf(booking, language)}`,
    ],
    ...arrivalOf(booking, language),
    [words.where, addressOf(booking)],
  ] as const
  drawFacts(document, facts)
}

function startOf({ isStartTimeKnown, partyStartTime }: OwnBooking['booking'], language: Language): string {
  return isStartTimeKnown ? receiptWordsIn(language).at(timeInWords(partyStartTime, language)) : ''
}

/** Nobody has promised a time to a family that has not chosen its start. */
function arrivalOf(booking: OwnBooking['booking'], language: Language): (readonly [string, string])[] {
  if (!booking.isStartTimeKnown) return []
  return [[receiptWordsIn(language).weCome, windowInWords(booking.deliveryWindow, language)]]
}

/** The rows that families look for first. */
const STRONG: ReadonlySet<StatementRow['kind']> = new Set(['total', 'paid', 'dueNow', 'balance'])

function drawStatement(document: PDFKit.PDFDocument, { booking }: OwnBooking, language: Language): void {
  drawHeading(document, receiptWordsIn(language).yourParty)
  for (const { kind, label, quantity, unitCents, amountCents } of statementOfBooking(
    booking,
    wordsIn(language),
  ).rows) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    const face = STRONG.has(kind) ? 'strong' : 'regular'
    drawRow(document, `${label}${times}`, formatDollars(amountCents), { face })
  }
}

/** Draws each payment and refund on its own; their sum is in the statement. */
function drawPayments(document: PDFKit.PDFDocument, own: OwnBooking, language: Language): void {
  const words = receiptWordsIn(language)
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

function dollars(amount: string): string {
  return formatDollars(centsOf(amount))
}
