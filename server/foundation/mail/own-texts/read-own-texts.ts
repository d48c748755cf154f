import { CLOSING, type MailTextName } from '#contract/people/mail-texts.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'
import { fillFields, type MailFields, type OwnText } from '#domain/people/mail-texts/own-text.ts'
import type { Queryable } from '#server/foundation/database/client.ts'
import { and, eq, sql } from '#server/foundation/database/drizzle.ts'
import { preparedSelect } from '#server/foundation/database/execute-prepared.ts'
import { mailTexts } from '#server/foundation/database/schema/all-tables.ts'
import { type MailBlock, type MailContent, type OwnersMail, paragraph } from '../mail-content.ts'

const ownTexts = preparedSelect('own_mail_texts', (db) =>
  db
    .select({ texts: mailTexts.texts })
    .from(mailTexts)
    .where(
      and(eq(mailTexts.kind, sql.placeholder('name')), eq(mailTexts.language, sql.placeholder('language'))),
    ),
)

/** Returns the owner's words for a mail; undefined if it is as in the catalogue. */
export async function readOwnText(db: Queryable, name: MailTextName, language: Language): Promise<OwnText> {
  const [row] = await ownTexts(db, { name, language })
  return row?.texts ?? {}
}

export async function inOwnersWords(db: Queryable, mail: MailContent | OwnersMail): Promise<MailContent> {
  if (!('textName' in mail)) return mail
  return applyOwnText(mail, await readOwnText(db, mail.textName, mail.language ?? DEFAULT_LANGUAGE))
}

/** Returns a mail in the owner's words. Only the subject, the heading and certain paragraphs can be rewritten. */
export function applyOwnText(mail: OwnersMail, own: OwnText): MailContent {
  const { textName: _, fields, ...content } = mail
  const closing = own.paragraphs?.[CLOSING]
  return {
    ...content,
    subject: own.subject ? fillFields(own.subject, fields) : content.subject,
    heading: own.heading ? fillFields(own.heading, fields) : content.heading,
    blocks: [
      ...content.blocks.flatMap((block) => applyToBlock(block, own.paragraphs ?? {}, fields)),
      ...(closing ? [paragraph(fillFields(closing, fields))] : []),
    ],
  }
}

function applyToBlock(
  block: MailBlock,
  own: Readonly<Record<string, string>>,
  fields: MailFields,
): MailBlock[] {
  if (block.kind !== 'paragraph' || block.slot === undefined) return [block]
  const written = own[block.slot]
  if (written === undefined) return [block]
  return written === '' ? [] : [{ ...block, text: fillFields(written, fields) }]
}
