import type { OwnText } from '#domain/people/mail-texts/own-text.ts'
import { pgTable, primaryKey } from '#server/foundation/database/drizzle.ts'
import { updatedAt } from '../columns.ts'
import { language } from '../languages.ts'

/** Where the owner's words in mails differ from the catalogue; everything else comes from the catalogue. */
export const mailTexts = pgTable(
  'mail_texts',
  (t) => ({
    kind: t.text('kind').notNull(),
    language: language('language').notNull(),
    texts: t.jsonb('texts').$type<OwnText>().notNull(),
    updatedAt: updatedAt(),
  }),
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
)
