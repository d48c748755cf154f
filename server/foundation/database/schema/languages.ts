import { knownLanguage, type Language } from '#domain/foundation/text/language.ts'
import { customType, pgEnum, pgTable, primaryKey } from '../drizzle.ts'
import { updatedAt } from './columns.ts'

/** The values that migrations created. Server startup adds those of further languages (`add-languages.ts`). */
export const languageType = pgEnum('language', ['en', 'es'])

/** During an upgrade, a release may read languages that only the next one knows: it treats them as English. */
const storedAs = (type: 'language' | 'text') =>
  customType<{ data: Language; driverData: string }>({ dataType: () => type, fromDriver: knownLanguage })

export const language = storedAs('language')
/** Columns that are older than the shared type. */
export const languageText = storedAs('text')

/** The owner's texts in languages other than English, by the place of the English text, such as `theme/8/name`. */
export const translations = pgTable(
  'translations',
  (t) => ({
    language: language('language').notNull(),
    place: t.text('place').notNull(),
    /** The English text that was translated: if it differs from the current one, the translation may be out of date. */
    english: t.text('english').notNull(),
    translation: t.text('translation').notNull(),
    updatedAt: updatedAt(),
  }),
  (table) => [primaryKey({ columns: [table.language, table.place] })],
)
