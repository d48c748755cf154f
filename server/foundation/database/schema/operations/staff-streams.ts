import { index, pgTable } from '#server/foundation/database/drizzle.ts'
import { instant, rowId } from '../columns.ts'
import { users } from '../people/accounts.ts'

/** The open streams of all servers, to limit those of one account. */
export const staffStreams = pgTable(
  'staff_streams',
  (t) => ({
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: rowId('user_id', () => users.id, 'cascade').notNull(),
    /** By the database's clock; a stream not seen for a while ended with its server. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  }),
  (table) => [index('staff_streams_by_user').on(table.userId)],
)
