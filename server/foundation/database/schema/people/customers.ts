import { check, index, pgTable, sql } from '#server/foundation/database/drizzle.ts'
import { edited, id, rowId } from '../columns.ts'

/**
 * What staff note about a family in addition to its bookings. Bookings, messages and waiting list entries are found by
 * their e-mail address: see customerEmails.
 */
export const customers = pgTable(
  'customers',
  (t) => ({
    id: id(),
    /** From the program the family was imported from; its own bookings and messages take precedence. Otherwise null. */
    name: t.text('name'),
    phone: t.text('phone'),
    notes: t.text('notes').notNull().default(''),
    /** The month of the child's birthday; null if unknown. */
    birthMonth: t.integer('birth_month'),
    ...edited(),
  }),
  (table) => [check('customers_birth_month', sql`${table.birthMonth} between 1 and 12`)],
)

/** Each address belongs to one customer, in the form of `emailKey`. */
export const customerEmails = pgTable(
  'customer_emails',
  (t) => ({
    email: t.text('email').primaryKey(),
    customerId: rowId('customer_id', () => customers.id, 'cascade').notNull(),
  }),
  (table) => [index('customer_emails_by_customer').on(table.customerId)],
)
