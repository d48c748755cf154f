import type { AppContext } from '../app-environment.ts'

export function sendPdf(c: AppContext, filename: string, pdf: Buffer): Response {
  nameDownload(c, filename)
  return sendAsPdf(c, pdf)
}

/** Sends a PDF that browsers show; saved, it has this name. */
export function showPdf(c: AppContext, filename: string, pdf: Buffer): Response {
  c.header('Content-Disposition', `inline; filename="${filename}"`)
  return sendAsPdf(c, pdf)
}

function sendAsPdf(c: AppContext, pdf: Buffer): Response {
  return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
}

/** Makes browsers save the response as a file of this name. */
export function nameDownload(c: AppContext, filename: string): void {
  c.header('Content-Disposition', `attachment; filename="${filename}"`)
}
