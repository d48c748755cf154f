import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq } from '#server/foundation/database/drizzle.ts'
import type { SettingsRow } from '#server/foundation/database/read-settings.ts'
import { users } from '#server/foundation/database/schema/all-tables.ts'

/**
 * Returns the language of mails to the business's own address: that of the owners' accounts with this address or, if
 * there are none, of all owners. English if they differ.
 */
export async function ownerLanguage(tx: Transaction, address: string | Promise<string>): Promise<Language> {
  const owners = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.isAdmin, true), eq(users.role, 'owner')))
  const wanted = (await address).toLowerCase()
  const addressed = owners.filter(({ email }) => email?.toLowerCase() === wanted)
  const [first, ...others] = new Set(
    (addressed.length > 0 ? addressed : owners).map(({ language }) => language),
  )
  return first && others.length === 0 ? first : DEFAULT_LANGUAGE
}

/** Returns where the owner's notices go. */
export function getNoticeAddress({
  noticeEmail,
  contactInfo,
}: Pick<SettingsRow, 'noticeEmail' | 'contactInfo'>): string {
  return noticeEmail ?? contactInfo.email
}
