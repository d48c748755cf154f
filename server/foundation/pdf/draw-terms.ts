import type { TermsVersion } from '#contract/booking/terms-of-service.ts'
import { formatLong } from '#domain/foundation/time/party-day.ts'
import { termsBlocks } from '#domain/site/terms-of-service.ts'
import {
  drawBanner,
  ensureSpace,
  FOOT,
  letterPaper,
  MARGIN,
  PAGE,
  SOFT,
  WIDTH,
  write,
} from './letter-paper.ts'

/** Draws a version of the terms of service; the output is always byte for byte the same. */
export function drawTerms(terms: TermsVersion & { publishedAt: Date }, siteTitle: string): Promise<Buffer> {
  const paper = {
    title: `Terms of Service, version ${terms.version}`,
    author: siteTitle,
    writtenAt: terms.publishedAt,
  }
  return letterPaper(paper, (document) => {
    document.page.margins.bottom = FOOT
    document.on('pageAdded', () => {
      document.page.margins.bottom = FOOT
    })
    const name = 'Terms of Service'
    drawBanner(document, { siteTitle, name, detail: `Version ${terms.version}` })
    drawText(document, terms.text)
    drawFeet(document, terms)
  })
}

function drawText(document: PDFKit.PDFDocument, text: string): void {
  for (const { kind, text: part } of termsBlocks(text)) {
    const isHeading = kind === 'heading'
    ensureSpace(document, isHeading ? 60 : 20)
    const place = { x: MARGIN, y: document.y + (isHeading ? 8 : 0), width: WIDTH }
    write(document, part, place, isHeading ? { face: 'headline', size: 15 } : {})
    document.y += isHeading ? 4 : 10
  }
}

/** Prints on every page which version it is and how to verify that it was not changed. */
function drawFeet(document: PDFKit.PDFDocument, { version, date, sha256 }: TermsVersion): void {
  const { start, count } = document.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page)
    // Writing below the margin would otherwise start a new page.
    document.page.margins.bottom = 0
    const foot = (text: string, y: number) =>
      write(document, text, { x: MARGIN, y, width: WIDTH }, { size: 8.5, color: SOFT })
    const pages = `page ${page + 1} of ${count}`
    foot(`Terms of Service, version ${version} of ${formatLong(date)}, ${pages}`, PAGE.height - 58)
    foot(`SHA-256 of the text: ${sha256}`, PAGE.height - 44)
  }
}
