import { invoiceTextsIn } from '#domain/invoices/invoice-texts.ts'
import { formatDollars, percentWords } from '#domain/money/money.ts'
import { formatLong } from '#domain/time/party-day.ts'
import { textIn } from '#domain/translation/text-in.ts'
import type { InvoiceRow } from '#server/database/schema/money/invoices.ts'
import { drawBanner, letterPaper, MARGIN, SOFT, WIDTH, write } from './letter-paper.ts'
import { drawFacts, drawFoot, drawHeading, drawPartRow, drawRow } from './letter-parts.ts'
import { drawableOr } from './pdf-fonts.ts'

const STRONG = { face: 'strong' } as const
const FACTS_WIDTH = 330

/** Draws an invoice or a credit note on US Letter paper, in its stored language; byte for byte the same every time. */
export function drawInvoice(invoice: InvoiceRow): Promise<Buffer> {
  const { language, number, issuedAt } = invoice
  const { company } = invoice.content
  const name = invoiceTextsIn(language).names[invoice.series]
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

/** Draws beside the facts and leaves the pen above them. */
function drawCompany(document: PDFKit.PDFDocument, { language, content: { company } }: InvoiceRow): void {
  const { y } = document
  const taxNumber = company.taxNumber ? [invoiceTextsIn(language).taxNumber(company.taxNumber)] : []
  const place = { x: MARGIN + FACTS_WIDTH + 16, y, width: WIDTH - FACTS_WIDTH - 16 }
  const lines = [company.name, company.address, ...taxNumber].join('\n')
  write(document, lines, place, { color: SOFT, size: 10, align: 'right' })
  document.y = y
}

function toFacts(invoice: InvoiceRow): [string, string][] {
  const { language, movement } = invoice
  const { buyer, party } = invoice.content
  const texts = invoiceTextsIn(language)
  return [
    [texts.number, invoice.number],
    [texts.date, formatLong(invoice.issuedOn, language)],
    ...takenBack(invoice),
    [texts.billedTo, `${drawableOr(buyer.name, buyer.email)}\n${buyer.address}`],
    [texts.booking, invoice.bookingReference],
    [texts.party, `${party.themeName}, ${formatLong(party.bookingDate, language)}`],
    ...(movement.reason ? [[texts.reason, movement.reason] satisfies [string, string]] : []),
  ]
}

function takenBack({ language, series, refundId, takesBack }: InvoiceRow): [string, string][] {
  const texts = invoiceTextsIn(language)
  if (refundId === null) return []
  if (series === 'invoice') return [[texts.takesBack, `${texts.names.creditNote} ${takesBack ?? ''}`]]
  return [[texts.takesBackInvoice, takesBack ?? texts.beforeInvoices]]
}

/** Draws what the party costs, as sold on that day. */
function drawParty(document: PDFKit.PDFDocument, { language, content }: InvoiceRow): void {
  const texts = invoiceTextsIn(language)
  const { items, totalCents, discountCents, couponLabel, tax } = content
  drawHeading(document, texts.thePrice)
  for (const { label, quantity, unitCents, amountCents } of items) {
    const times = quantity && unitCents ? `  (${quantity} × ${formatDollars(unitCents)})` : ''
    drawRow(document, `${label}${times}`, formatDollars(amountCents))
  }
  if (tax && content.taxCents > 0) {
    const { county, statePercent, countyPercent, taxableCents, stateCents, countyCents } = tax
    const state = texts.stateTax(percentWords(statePercent), formatDollars(taxableCents))
    drawPartRow(document, state, formatDollars(stateCents))
    const surtax = texts.countyTax(county, percentWords(countyPercent))
    if (countyPercent > 0) drawPartRow(document, surtax, formatDollars(countyCents))
  }
  drawRow(document, texts.total, formatDollars(totalCents), STRONG)
  if (discountCents === 0) return
  drawRow(document, couponLabel ?? texts.discount, formatDollars(0 - discountCents))
  drawRow(document, texts.afterDiscount, formatDollars(totalCents - discountCents), STRONG)
}

/** Draws what was claimed for damage, and what was decided. */
function drawDamage(document: PDFKit.PDFDocument, { language, content }: InvoiceRow): void {
  const texts = invoiceTextsIn(language)
  const { damage = [], totalCents, discountCents } = content
  drawHeading(document, texts.theDamage)
  for (const { text, amountCents } of damage) drawRow(document, text, formatDollars(amountCents))
  drawRow(document, texts.claimed, formatDollars(totalCents), STRONG)
  if (discountCents === 0) return
  drawRow(document, texts.waived, formatDollars(0 - discountCents))
  drawRow(document, texts.charged, formatDollars(totalCents - discountCents), STRONG)
}

function drawMoney(document: PDFKit.PDFDocument, invoice: InvoiceRow): void {
  const { language, series, refundId, amountCents, includedTaxCents, movement } = invoice
  const { paidBeforeCents, paidAfterCents, leftCents, method } = movement
  const texts = invoiceTextsIn(language)
  const way = textIn(language)(`price.by.${method}`)
  const taken = refundId === null ? texts.paidNow(way) : texts.notSentBack
  document.y += 22
  drawHeading(document, texts.theMoney[series])
  if (paidBeforeCents > 0) drawRow(document, texts.paidBefore, formatDollars(paidBeforeCents))
  if (series === 'invoice') drawRow(document, taken, formatDollars(amountCents), STRONG)
  else drawRow(document, texts.sentBack(way), formatDollars(0 - amountCents), STRONG)
  if (includedTaxCents > 0) drawPartRow(document, texts.includedTax, formatDollars(includedTaxCents))
  drawRow(document, texts.paidAfter, formatDollars(paidAfterCents))
  drawRow(document, texts.left, formatDollars(leftCents), STRONG)
}
