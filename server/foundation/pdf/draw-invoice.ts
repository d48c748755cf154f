import { describeStay } from '#domain/booking/describe-stay.ts'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { InvoiceRow } from '#server/foundation/database/schema/money/invoices.ts'
import { listDamageRows, listMoneyRows, listPriceRows, type PaperRow } from './invoice-rows.ts'
import { drawBanner, letterPaper, MARGIN, SOFT, WIDTH, write } from './letter-paper.ts'
import { drawFacts, drawFoot, drawHeading, drawPartRow, drawRow } from './letter-parts.ts'
import { replaceUndrawable } from './pdf-fonts.ts'

const FACTS_WIDTH = 330

/**
 * Draws an invoice or a credit note on US Letter paper in its stored language; the output is always byte for byte the
 * same.
 */
export function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const { language, series, number, issuedAt, content } = invoice
  const { company } = content
  const name = textIn(language)(`invoices.paper.name.${series}`)
  const paper = { title: `${name} ${number}`, author: company.name, writtenAt: issuedAt, language }
  return letterPaper(paper, (document) => {
    drawBanner(document, { siteTitle: company.name, name, detail: number })
    drawCompany(document, invoice)
    drawFacts(document, toFacts(invoice), FACTS_WIDTH)
    const text = textIn(language)
    if (content.damage) drawRows(document, text('invoices.paper.theDamage'), listDamageRows(invoice))
    else drawRows(document, text('invoices.paper.thePrice'), listPriceRows(invoice))
    document.y += 22
    drawRows(document, text(`invoices.paper.money.${series}`), listMoneyRows(invoice))
    drawFoot(document, { siteTitle: company.name, ...company })
  })
}

/** Draws the company beside the facts and leaves the cursor above them. */
function drawCompany(document: PDFKit.PDFDocument, { language, content: { company } }: InvoiceRow): void {
  const { y } = document
  const taxNumber = company.taxNumber
    ? [textIn(language)('invoices.paper.taxNumber', { number: company.taxNumber })]
    : []
  const place = { x: MARGIN + FACTS_WIDTH + 16, y, width: WIDTH - FACTS_WIDTH - 16 }
  const lines = [company.name, company.address, ...taxNumber].join('\n')
  write(document, lines, place, { color: SOFT, size: 10, align: 'right' })
  document.y = y
}

function toFacts(invoice: InvoiceRow): [string, string][] {
  const { language, movement } = invoice
  const { buyer, party } = invoice.content
  const text = textIn(language)
  return [
    [text('invoices.paper.number'), invoice.number],
    [text('invoices.paper.date'), formatLong(invoice.issuedOn, language)],
    ...takenBack(invoice),
    [text('invoices.paper.billedTo'), `${replaceUndrawable(buyer.name, buyer.email)}\n${buyer.address}`],
    [text('invoices.paper.booking'), invoice.bookingReference],
    [text('invoices.paper.party'), `${party.themeName}, ${describeStay(party, text)}`],
    ...(movement.reason ? [[text('invoices.paper.reason'), movement.reason] satisfies [string, string]] : []),
  ]
}

function takenBack({ language, series, refundId, takesBack }: InvoiceRow): [string, string][] {
  const text = textIn(language)
  if (refundId === null) return []
  if (series === 'invoice')
    return [
      [text('invoices.paper.takesBack'), `${text('invoices.paper.name.creditNote')} ${takesBack ?? ''}`],
    ]
  return [[text('invoices.paper.takesBackInvoice'), takesBack ?? text('invoices.paper.beforeInvoices')]]
}

function drawRows(document: PDFKit.PDFDocument, title: string, rows: readonly PaperRow[]): void {
  drawHeading(document, title)
  for (const { label, cents, style } of rows) {
    const amount = formatDollars(cents)
    if (style === 'part') drawPartRow(document, label, amount)
    else drawRow(document, label, amount, { face: style === 'sum' ? 'strong' : 'regular' })
  }
}
