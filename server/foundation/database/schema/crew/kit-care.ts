import { CARE_KINDS } from '#domain/crew/kit-care.ts'
import { check, index, pgEnum, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { bookings } from '../booking/bookings.ts'
import { resources } from '../calendar/resources.ts'
import { id, instant, rowId } from '../columns.ts'
import { users } from '../people/accounts.ts'

export const careKind = pgEnum('care_kind', CARE_KINDS)

/** The log of kits and linens: out to a party, back from it, washed, checked. */
export const kitCare = pgTable(
  'kit_care',
  (t) => ({
    id: id(),
    resourceId: rowId('resource_id', () => resources.id, 'cascade').notNull(),
    kind: careKind('kind').notNull(),
    /** Null means all that were at home, as noted by the office. */
    quantity: t.integer('quantity'),
    at: instant('at').notNull(),
    userId: rowId('user_id', () => users.id, 'set null'),
    /** The username at that time. */
    account: t.text('account').notNull(),
    /** The party from which the crew reported it; null if it was noted at home. */
    bookingId: rowId('booking_id', () => bookings.id, 'set null'),
  }),
  (table) => [
    check('kit_care_quantity', sql`${table.quantity} >= 0`),
    index('kit_care_by_resource').on(table.resourceId, table.at),
    index('kit_care_by_booking').on(table.bookingId),
  ],
)
