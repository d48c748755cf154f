import { LANGUAGES } from '#domain/text/language.ts'
import { pgEnum, pgTable, text } from '../drizzle.ts'
import { updatedAt } from './columns.ts'

export const language = pgEnum('language', LANGUAGES)

/** The Spanish versions of the owner's texts, by the place of the English one, such as `theme/8/name`. */
export const spanishTexts = pgTable('spanish_texts', {
  place: text('place').primaryKey(),
  /** The English text that was translated: if it differs from today's, the translation may be out of date. */
  english: text('english').notNull(),
  spanish: text('spanish').notNull(),
  updatedAt: updatedAt(),
})
