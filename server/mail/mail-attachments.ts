import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { type outbox, siteSettings, termsVersions } from '#server/database/schema/all-tables.ts'
import { drawTerms } from '#server/pdf/draw-terms.ts'
import type { MailAttachment } from './mail-transport.ts'

export function termsFilename(version: number): string {
  return `terms-of-service-version-${version}.pdf`
}

/** The files of a mail, drawn when it is sent. */
export async function attachmentsOf(
  { db }: Context,
  { termsVersion }: typeof outbox.$inferSelect,
): Promise<MailAttachment[]> {
  if (termsVersion === null) return []
  const [terms] = await db.select().from(termsVersions).where(eq(termsVersions.version, termsVersion))
  const [settings] = await db.select({ siteTitle: siteSettings.siteTitle }).from(siteSettings)
  if (!terms || !settings) throw new Error(`Version ${termsVersion} of the terms cannot be drawn`)
  const content = await drawTerms(terms, settings.siteTitle)
  return [{ filename: termsFilename(termsVersion), contentType: 'application/pdf', content }]
}
