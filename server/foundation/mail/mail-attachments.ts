import { invoiceFilename } from '#domain/money/invoices/invoice-number.ts'
import type { Context } from '#server/context.ts'
import { asc, eq, inArray } from '#server/foundation/database/drizzle.ts'
import {
  invoices,
  type outbox,
  siteSettings,
  termsVersions,
} from '#server/foundation/database/schema/all-tables.ts'
import type { MailAttachment } from './mail-transport.ts'

const contentType = 'application/pdf'

export function termsFilename(version: number): string {
  return `terms-of-service-version-${version}.pdf`
}

type WithFiles = Pick<typeof outbox.$inferSelect, 'invoiceNumbers' | 'termsVersion'>

/** Returns the names of a mail's attachments, in order. */
export function getAttachmentNames({ invoiceNumbers, termsVersion }: WithFiles): string[] {
  return [
    ...(termsVersion === null ? [] : [termsFilename(termsVersion)]),
    ...invoiceNumbers.map(invoiceFilename),
  ]
}

/** Returns the attachments of a mail, generated when it is sent. */
export async function createAttachments(
  ctx: Context,
  { invoiceNumbers, termsVersion }: WithFiles,
): Promise<MailAttachment[]> {
  return [
    ...(termsVersion === null ? [] : [await drawAgreedTerms(ctx, termsVersion)]),
    ...(invoiceNumbers.length === 0 ? [] : await drawInvoices(ctx, invoiceNumbers)),
  ]
}

async function drawInvoices({ db }: Context, numbers: string[]): Promise<MailAttachment[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.number, numbers))
    .orderBy(asc(invoices.series), asc(invoices.sequence))
  // Fonts and the PDF library are loaded lazily: together they would take a tenth of the startup time.
  const { drawInvoice } = await import('#server/foundation/pdf/draw-invoice.ts')
  const files: MailAttachment[] = []
  for (const invoice of rows)
    files.push({
      filename: invoiceFilename(invoice.number),
      contentType,
      content: await drawInvoice(invoice),
    })
  return files
}

async function drawAgreedTerms({ db }: Context, version: number): Promise<MailAttachment> {
  const [terms] = await db.select().from(termsVersions).where(eq(termsVersions.version, version))
  const [settings] = await db.select({ siteTitle: siteSettings.siteTitle }).from(siteSettings)
  if (!terms || !settings) throw new Error(`Version ${version} of the terms cannot be drawn`)
  const { drawTerms } = await import('#server/foundation/pdf/draw-terms.ts')
  const content = await drawTerms(terms, settings.siteTitle)
  return { filename: termsFilename(version), contentType, content }
}
