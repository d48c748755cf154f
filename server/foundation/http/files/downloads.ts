import type { AppContext } from '../app-environment.ts'

export function sendPdf(c: AppContext, filename: string, pdf: Buffer): Response {
  nameDownload(c, filename)
  return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
}

/** Makes browsers save the response as a file of this name. */
export function nameDownload(c: AppContext, filename: string): void {
  c.header('Content-Disposition', `attachment; filename="${filename}"`)
}
