import { index, integer, pgTable, uuid } from '#server/foundation/database/drizzle.ts'
import { instant } from '../columns.ts'
import { users } from '../people/accounts.ts'

/** The open streams of all servers, to limit those of one account. */
export const staffStreams = pgTable(
  'staff_streams',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** By the database's clock; a stream not seen for a while ended with its server. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (table) => [index('staff_streams_by_user').on(table.userId)],
)
