import { boolean, check, pgTable, sql, text } from '#server/foundation/database/drizzle.ts'
import { createdAt, id, updatedAt, version } from '../columns.ts'

/** Parts of the county with their own page. The owner's words on it are among the site's texts. */
export const areas = pgTable(
  'areas',
  {
    id: id(),
    name: text('name').notNull(),
    /** The last segment of its path. */
    slug: text('slug').notNull().unique(),
    /** Five digits each. */
    zipCodes: text('zip_codes').array().notNull(),
    isShown: boolean('is_shown').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [check('areas_zip_codes', sql`cardinality(${table.zipCodes}) between 1 and 60`)],
)
