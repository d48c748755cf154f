import { METHOD_WORDS } from '#domain/booking/payment-method.ts'
import { INVOICE_TEXTS as TEXTS } from '#domain/invoices/invoice-texts.ts'
import { formatDollars, percentWords } from '#domain/money.ts'
import { formatLong } from '#domain/party-day.ts'
import type { InvoiceRow } from '#server/database/schema/invoices.ts'
import { drawBanner, letterPaper, MARGIN, SOFT, WIDTH, write } from './letter-paper.ts'
import { drawFacts, drawFoot, drawHeading, drawPartRow, drawRow } from './letter-parts.ts'

const STRONG = { face: 'strong' } as const
const FACTS_WIDTH = 330

/** Draws an invoice or a credit note on US Letter paper, byte for byte the same every time. */
export function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const { company } = invoice.content
  const name = TEXTS.names[invoice.series]
  const paper = { title: `${name} ${invoice.number}`, author: company.name, writtenAt: invoice.issuedAt }
  return letterPaper(paper, (document) => {
    drawBanner(document, { siteTitle: company.name, name, detail: invoice.number })
    drawCompany(document, invoice)
    drawFacts(document, factsOf(invoice), FACTS_WIDTH)
    drawParty(document, invoice)
    drawMoney(document, invoice)
    drawFoot(document, { siteTitle: company.name, ...company })
  })
}

/** Draws beside the facts and leaves the pen above them. */
function drawCompany(document: PDFKit.PDFDocument, { content: { company } }: InvoiceRow): void {
  const { y } = document
  const taxNumber = company.taxNumber ? [TEXTS.taxNumber(company.taxNumber)] : []
  const place = { x: MARGIN + FACTS_WIDTH + 16, y, width: WIDTH - FACTS_WIDTH - 16 }
  const lines = [company.name, company.address, ...taxNumber].join('\n')
  write(document, lines, place, { color: SOFT, size: 10, align: 'right' })
  document.y = y
}

function factsOf(invoice: InvoiceRow): [string, string][] {
  const { buyer, party } = invoice.content
  return [
    [TEXTS.number, invoice.number],
    [TEXTS.date, formatLong(invoice.issuedOn)],
    ...takenBack(invoice),
    [TEXTS.billedTo, `${buyer.name}\n${buyer.address}`],
    [TEXTS.booking, invoice.bookingReference],
    [TEXTS.party, `${party.themeName}, ${formatLong(party.bookingDate)}`],
    ...(invoice.movement.reason ? [[TEXTS.reason, invoice.movement.reason] satisfies [string, string]] : []),
  ]
}

function takenBack({ series, refundId, takesBack }: InvoiceRow): [string, string][] {
  if (refundId === null) return []
  if (series === 'invoice') return [[TEXTS.takesBackCreditNote, takesBack ?? '']]
  return [[TEXTS.takesBackInvoice, takesBack ?? TEXTS.beforeInvoices]]
}

/** Draws what the party costs, as sold on that day. */
function drawParty(document: PDFKit.PDFDocument, { content }: InvoiceRow): void {
  const { items, totalCents, discountCents, couponLabel, tax } = content
  drawHeading(document, TEXTS.thePrice)
  for (const { label, quantity, unitCents, amountCents } of items) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    drawRow(document, `${label}${times}`, formatDollars(amountCents))
  }
  if (tax && content.taxCents > 0) {
    const { county, statePercent, countyPercent, taxableCents, stateCents, countyCents } = tax
    const state = TEXTS.stateTax(percentWords(statePercent), formatDollars(taxableCents))
    drawPartRow(document, state, formatDollars(stateCents))
    const surtax = TEXTS.countyTax(county, percentWords(countyPercent))
    if (countyPercent > 0) drawPartRow(document, surtax, formatDollars(countyCents))
  }
  drawRow(document, TEXTS.total, formatDollars(totalCents), STRONG)
  if (discountCents === 0) return
  drawRow(document, couponLabel ?? TEXTS.discount, formatDollars(0 - discountCents))
  drawRow(document, TEXTS.afterDiscount, formatDollars(totalCents - discountCents), STRONG)
}

function drawMoney(document: PDFKit.PDFDocument, invoice: InvoiceRow): void {
  const { series, refundId, amountCents, includedTaxCents, movement } = invoice
  const { paidBeforeCents, paidAfterCents, leftCents, method } = movement
  const way = METHOD_WORDS[method]
  const taken = refundId === null ? TEXTS.paidNow(way) : TEXTS.notSentBack
  document.y += 22
  drawHeading(document, TEXTS.theMoney[series])
  if (paidBeforeCents > 0) drawRow(document, TEXTS.paidBefore, formatDollars(paidBeforeCents))
  if (series === 'invoice') drawRow(document, taken, formatDollars(amountCents), STRONG)
  else drawRow(document, TEXTS.sentBack(way), formatDollars(0 - amountCents), STRONG)
  if (includedTaxCents > 0) drawPartRow(document, TEXTS.includedTax, formatDollars(includedTaxCents))
  drawRow(document, TEXTS.paidAfter, formatDollars(paidAfterCents))
  drawRow(document, TEXTS.left, formatDollars(leftCents), STRONG)
}
