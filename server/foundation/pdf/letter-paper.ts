import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import { DEFAULT_LANGUAGE, type Language, LOCALES } from '#domain/foundation/text/language.ts'
import { fontBytes, getAscent, splitIntoRuns, type Typeface } from './pdf-fonts.ts'

const INK = '#2c2140'
export const SOFT = '#655a78'
const NIGHT = '#3b2a63'
const PAPER = '#fff6ea'
export const MARGIN = 56
export const PAGE = { width: 612, height: 792 }
export const WIDTH = PAGE.width - 2 * MARGIN
/** The space that must stay free at the bottom of a page. */
export const FOOT = 84

type Paper = {
  readonly title: string
  readonly author: string
  /** The creation date; now if missing. */
  readonly writtenAt?: Date
  /** English if missing. */
  readonly language?: Language
}

/** Returns a document on US Letter paper, drawn by `draw`. */
export async function letterPaper(
  { title, author, writtenAt, language = DEFAULT_LANGUAGE }: Paper,
  draw: (document: PDFKit.PDFDocument) => void,
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: LOCALES[language],
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, ...(writtenAt && { CreationDate: writtenAt }) },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = once(document, 'end')
  draw(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

type Style = { face?: Typeface; size?: number; color?: string; align?: 'left' | 'right' }
type TextBox = { readonly x: number; readonly y: number; readonly width: number }

/** Writes a text in the fonts that its characters need, and moves the cursor below it. */
export function write(
  document: PDFKit.PDFDocument,
  text: string,
  { x, y, width }: TextBox,
  style: Style = {},
): void {
  const { face = 'regular', size = 11, color = INK, align = 'left' } = style
  document.fillColor(color).fontSize(size)
  const runs = splitIntoRuns(text, face)
  const baseline = 0 - getAscent(face) * size
  runs.forEach(({ font, text: run }, index) => {
    document.registerFont(font, fontBytes(font)).font(font)
    const options = { width, align, continued: index < runs.length - 1, lineGap: 1.5, baseline }
    if (index === 0) document.text(run, x, y, options)
    else document.text(run, options)
  })
}

type Banner = { readonly siteTitle: string; readonly name: string; readonly detail: string }

/** Draws the header of the first page and moves the cursor below it. */
export function drawBanner(document: PDFKit.PDFDocument, { siteTitle, name, detail }: Banner): void {
  document.rect(0, 0, PAGE.width, 104).fill(NIGHT)
  const title = { x: MARGIN, y: 36, width: WIDTH - 140 }
  write(document, siteTitle, title, { face: 'headline', size: 24, color: PAPER })
  const aside = { x: PAGE.width - MARGIN - 130, width: 130 }
  const right = { align: 'right' } as const
  write(document, name, { ...aside, y: 38 }, { face: 'strong', size: 13, color: '#ffc857', ...right })
  write(document, detail, { ...aside, y: 57 }, { size: 10, color: '#d3c8e8', ...right })
  document.y = 132
}

/** Starts a new page if too little of this one is left, so that a section is never split. */
export function ensureSpace(document: PDFKit.PDFDocument, height: number): void {
  if (document.y + height > PAGE.height - FOOT) document.addPage()
}
