import { formatDollars } from '#domain/foundation/money/money.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { InvoiceRow } from '#server/foundation/database/schema/money/invoices.ts'
import { drawBanner, letterPaper, MARGIN, SOFT, WIDTH, write } from './letter-paper.ts'
import { drawFacts, drawFoot, drawHeading, drawPartRow, drawRow } from './letter-parts.ts'
import { replaceUndrawable } from './pdf-fonts.ts'

const STRONG = { face: 'strong' } as const
const FACTS_WIDTH = 330

/**
 * Draws an invoice or a credit note on US Letter paper in its stored language; the output is always byte for byte the
 * same.
 */
export function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const { language, number, issuedAt } = invoice
  const { company } = invoice.content
  const name = textIn(language)(`invoices.paper.name.${invoice.series}`)
  const paper = { title: `${name} ${number}`, author: company.name, writtenAt: issuedAt, language }
  return letterPaper(paper, (document) => {
    drawBanner(document, { siteTitle: company.name, name, detail: number })
    drawCompany(document, invoice)
    drawFacts(document, toFacts(invoice), FACTS_WIDTH)
    if (invoice.content.damage) drawDamage(document, invoice)
    else drawParty(document, invoice)
    drawMoney(document, invoice)
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
    [text('invoices.paper.party'), `${party.themeName}, ${formatLong(party.bookingDate, language)}`],
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

/** Draws what the party costs, as sold on that day. */
function drawParty(document: PDFKit.PDFDocument, { language, content }: InvoiceRow): void {
  const text = textIn(language)
  const { items, totalCents, discountCents, couponLabel, tax } = content
  drawHeading(document, text('invoices.paper.thePrice'))
  for (const { label, quantity, unitCents, amountCents } of items) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    drawRow(document, `${label}${times}`, formatDollars(amountCents))
  }
  if (tax && content.taxCents > 0) {
    const { county, statePercent, countyPercent, taxableCents, stateCents, countyCents } = tax
    const state = text('invoices.paper.stateTax', { percent: statePercent, taxable: taxableCents })
    drawPartRow(document, state, formatDollars(stateCents))
    const surtax = county
      ? text('invoices.paper.countyTax', { county, percent: countyPercent })
      : text('invoices.paper.unknownCountyTax', { percent: countyPercent })
    if (countyPercent > 0) drawPartRow(document, surtax, formatDollars(countyCents))
  }
  drawRow(document, text('invoices.paper.total'), formatDollars(totalCents), STRONG)
  if (discountCents === 0) return
  drawRow(document, couponLabel ?? text('invoices.paper.discount'), formatDollars(0 - discountCents))
  drawRow(document, text('invoices.paper.afterDiscount'), formatDollars(totalCents - discountCents), STRONG)
}

/** Draws the claimed damage and the decision. */
function drawDamage(document: PDFKit.PDFDocument, { language, content }: InvoiceRow): void {
  const text = textIn(language)
  const { damage = [], totalCents, discountCents } = content
  drawHeading(document, text('invoices.paper.theDamage'))
  for (const line of damage) drawRow(document, line.text, formatDollars(line.amountCents))
  drawRow(document, text('invoices.paper.claimed'), formatDollars(totalCents), STRONG)
  if (discountCents === 0) return
  drawRow(document, text('invoices.paper.waived'), formatDollars(0 - discountCents))
  drawRow(document, text('invoices.paper.charged'), formatDollars(totalCents - discountCents), STRONG)
}

function drawMoney(document: PDFKit.PDFDocument, invoice: InvoiceRow): void {
  const { language, series, refundId, amountCents, includedTaxCents, movement } = invoice
  const { paidBeforeCents, paidAfterCents, leftCents, method } = movement
  const text = textIn(language)
  const way = text(`price.by.${method}`)
  const taken =
    refundId === null ? text('invoices.paper.paidNow', { method: way }) : text('invoices.paper.notSentBack')
  document.y += 22
  drawHeading(document, text(`invoices.paper.money.${series}`))
  if (paidBeforeCents > 0)
    drawRow(document, text('invoices.paper.paidBefore'), formatDollars(paidBeforeCents))
  if (series === 'invoice') drawRow(document, taken, formatDollars(amountCents), STRONG)
  else
    drawRow(
      document,
      text('invoices.paper.sentBack', { method: way }),
      formatDollars(0 - amountCents),
      STRONG,
    )
  if (includedTaxCents !== 0)
    drawPartRow(document, text('invoices.paper.includedTax'), formatDollars(includedTaxCents))
  drawRow(document, text('invoices.paper.paidAfter'), formatDollars(paidAfterCents))
  drawRow(document, text('invoices.paper.left'), formatDollars(leftCents), STRONG)
}
