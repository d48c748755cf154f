import { ensureSpace, FOOT, MARGIN, PAGE, SOFT, WIDTH, write } from './letter-paper.ts'
import type { Typeface } from './pdf-fonts.ts'

const LINE = '#e8dff0'
const AMOUNT_WIDTH = 110

/** The sender's details at the bottom of the business's documents. */
export type Sender = {
  readonly siteTitle: string
  readonly address: string
  readonly phone: string
  readonly email: string
}

/** Draws labels and their values, one below another. */
export function drawFacts(
  document: PDFKit.PDFDocument,
  facts: readonly (readonly [label: string, value: string])[],
  width = WIDTH,
): void {
  let { y } = document
  for (const [label, value] of facts) {
    write(document, label, { x: MARGIN, y, width: 90 }, { color: SOFT })
    const underLabel = document.y
    write(document, value, { x: MARGIN + 96, y, width: width - 96 })
    y = Math.max(underLabel, document.y) + 5
  }
  document.y = y + 12
}

export function drawHeading(document: PDFKit.PDFDocument, title: string): void {
  ensureSpace(document, 60)
  write(document, title, { x: MARGIN, y: document.y, width: WIDTH }, { face: 'headline', size: 15 })
  document.y += 6
}

type RowStyle = { readonly face?: Typeface }

export function drawRow(
  document: PDFKit.PDFDocument,
  label: string,
  value: string,
  { face = 'regular' }: RowStyle = {},
): void {
  ensureSpace(document, 30)
  const under = drawCells(document, label, value, { face, gap: 6 })
  document
    .moveTo(MARGIN, under)
    .lineTo(PAGE.width - MARGIN, under)
    .lineWidth(0.75)
    .stroke(LINE)
}

/** Draws a detail of a row in small print below it. */
export function drawPartRow(document: PDFKit.PDFDocument, label: string, value: string): void {
  ensureSpace(document, 24)
  drawCells(document, label, value, { size: 9.5, color: SOFT, gap: 2.5 })
}

type CellStyle = {
  readonly face?: Typeface
  readonly size?: number
  readonly color?: string
  readonly gap: number
}

/** Returns the end of the row, which is where the cursor is left. */
function drawCells(
  document: PDFKit.PDFDocument,
  label: string,
  value: string,
  { gap, ...style }: CellStyle,
): number {
  const y = document.y + gap
  write(document, label, { x: MARGIN, y, width: WIDTH - AMOUNT_WIDTH - 12 }, style)
  const under = document.y + gap
  const amount = { x: PAGE.width - MARGIN - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH }
  write(document, value, amount, { ...style, align: 'right' })
  document.y = under
  return under
}

export function drawFoot(document: PDFKit.PDFDocument, { siteTitle, address, phone, email }: Sender): void {
  // A row always leaves room for this, unless the row itself was too long.
  ensureSpace(document, 0)
  const y = Math.max(document.y + 24, PAGE.height - FOOT)
  const text = `${siteTitle} · ${address} · ${phone} · ${email}`
  // Writing below the margin would otherwise start a new page.
  document.page.margins.bottom = 0
  write(document, text, { x: MARGIN, y, width: WIDTH }, { size: 9, color: SOFT })
}
