import type { OwnText } from '#domain/mails/own-text.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/text/language.ts'
import type { Database, Transaction } from '#server/database/client.ts'
import { and, eq } from '#server/database/drizzle.ts'
import { mailTexts } from '#server/database/schema/all-tables.ts'
import type { MailContent } from '../mail-content.ts'
import { applyOwnText } from './apply-own-text.ts'
import { isOwnedKind } from './owners-texts.ts'

/** Returns what the owner writes otherwise in mails of a kind; nothing where it is as the catalogue says. */
export async function readOwnText(
  db: Database | Transaction,
  kind: string,
  language: Language,
): Promise<OwnText> {
  const [row] = await db
    .select({ texts: mailTexts.texts })
    .from(mailTexts)
    .where(and(eq(mailTexts.kind, kind), eq(mailTexts.language, language)))
  return row?.texts ?? {}
}

/** Returns a mail as the owner writes it. */
export async function inOwnersWords(
  tx: Transaction,
  kind: string,
  content: MailContent,
): Promise<MailContent> {
  if (!isOwnedKind(kind)) return content
  return applyOwnText(content, await readOwnText(tx, kind, content.language ?? DEFAULT_LANGUAGE))
}
