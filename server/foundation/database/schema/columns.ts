import { type Cents, MAXIMUM_CENTS, parseDollars, toDecimal } from '#domain/foundation/money/money.ts'
import { type AnyPgColumn, customType, integer, sql, text, timestamp } from '../drizzle.ts'

/**
 * A money column: numeric(10,2) in PostgreSQL, whole cents in the program. Throws for a value that it cannot store
 * exactly.
 */
export const cents = customType<{ data: Cents; driverData: string }>({
  dataType: () => 'numeric(10, 2)',
  fromDriver(decimal) {
    const amount = parseDollars(decimal, { allowNegative: true })
    if (amount === undefined) throw new RangeError(`Not an amount of numeric(10,2): ${decimal}`)
    return amount
  },
  toDriver(amount) {
    if (!Number.isInteger(amount) || Math.abs(amount) > MAXIMUM_CENTS)
      throw new RangeError(`Not an amount in whole cents: ${amount}`)
    return toDecimal(amount)
  },
})

/** Bytes, such as a file's. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** The default of an amount of zero. */
export const noCents = sql`'0.00'`

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** The id of a row of another table, and what happens when that row is deleted. */
export const rowId = (name: string, of: () => AnyPgColumn, onDelete: 'cascade' | 'restrict' | 'set null') =>
  integer(name).references(of, { onDelete })

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** What every record has that people edit. */
export const edited = () => ({
  /** Incremented with each save of a row, so that overwriting a newer version can be refused. */
  version: integer('version').notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** What is stored of something that any server may lease and send: see `platform/leases.ts`. */
export const outgoing = () => ({
  status: text('status').$type<'queued' | 'sending' | 'delivered' | 'failed'>().notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  /** When it is due; while it is being sent, when another server may take it over. */
  nextAttemptAt: instant('next_attempt_at'),
  lastFailure: text('last_failure'),
})

/** An empty text array, as a column default. */
export const noTexts = sql`'{}'::text[]`
