import { check, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { edited, id } from '../columns.ts'

/** Parts of the county with their own page. The owner's words on it are among the site's texts. */
export const areas = pgTable(
  'areas',
  (t) => ({
    id: id(),
    name: t.text('name').notNull(),
    /** The last segment of its path. */
    slug: t.text('slug').notNull().unique(),
    /** Five digits each. */
    zipCodes: t.text('zip_codes').array().notNull(),
    isShown: t.boolean('is_shown').notNull().default(false),
    ...edited(),
  }),
  (table) => [check('areas_zip_codes', sql`cardinality(${table.zipCodes}) between 1 and 60`)],
)
