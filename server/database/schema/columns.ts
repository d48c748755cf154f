import { sql } from 'drizzle-orm'
import { integer, numeric, timestamp } from 'drizzle-orm/pg-core'

/** A money column: numeric(10,2), read and written as a decimal string with two places. */
export const dollars = (name: string) => numeric(name, { precision: 10, scale: 2 })

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => instant('created_at').notNull().defaultNow()

export const updatedAt = () => instant('updated_at').notNull().defaultNow()

/** Counts the saves of a row, so that a save over a newer one can be refused. */
export const version = () => integer('version').notNull().default(1)

/** An empty text array, as a column default. */
export const noTexts = sql`'{}'::text[]`
