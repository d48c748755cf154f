import { knownLanguage, type Language } from '#domain/text/language.ts'
import { customType, pgEnum, pgTable, primaryKey, text } from '../drizzle.ts'
import { updatedAt } from './columns.ts'

/** The values that migrations made. The start of a server adds those of further languages (`add-languages.ts`). */
export const languageType = pgEnum('language', ['en', 'es'])

/** During an upgrade, a release meets the languages of the next one: it reads them as English. */
const storedAs = (type: 'language' | 'text') =>
  customType<{ data: Language; driverData: string }>({ dataType: () => type, fromDriver: knownLanguage })

export const language = storedAs('language')
/** Columns from before they shared a type. */
export const languageText = storedAs('text')

/** The owner's texts in other languages than English, by the place of the English one, such as `theme/8/name`. */
export const translations = pgTable(
  'translations',
  {
    language: language('language').notNull(),
    place: text('place').notNull(),
    /** The English text that was translated: if it differs from today's, the translation may be out of date. */
    english: text('english').notNull(),
    translation: text('translation').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.language, table.place] })],
)

/** The Spanish translations for the release before this one: triggers keep both tables the same. The next release drops it. */
export const spanishTexts = pgTable('spanish_texts', {
  place: text('place').primaryKey(),
  english: text('english').notNull(),
  spanish: text('spanish').notNull(),
  updatedAt: updatedAt(),
})
