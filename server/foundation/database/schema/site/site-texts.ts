import type { SiteContent } from '#domain/site/site-texts/content.ts'
import { index, pgTable } from '#server/foundation/database/drizzle.ts'
import { instant } from '../columns.ts'
import { language } from '../languages.ts'

/** Versions of what the owner changed in the site's words: the published ones, and one draft per language. */
export const siteTexts = pgTable(
  'site_texts',
  (t) => ({
    version: t.integer('version').primaryKey().generatedByDefaultAsIdentity(),
    language: language('language').notNull(),
    content: t.jsonb('content').$type<SiteContent>().notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: t.text('saved_by').notNull(),
    /** When it was last published. */
    publishedAt: instant('published_at'),
    publishedBy: t.text('published_by'),
    /** Counts publications: visitors read the version with the highest number in their language. Null for a draft. */
    publication: t.integer('publication').unique(),
  }),
  (table) => [index('site_texts_language').on(table.language, table.publication)],
)
