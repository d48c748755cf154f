import type { Database, Transaction } from './client.ts'
import { PgDialect, type SQL } from './drizzle.ts'

const dialect = new PgDialect()

/**
 * Runs a query as a prepared statement of its connection: PostgreSQL parses and plans it once per connection, not each
 * time. For long queries on the way of every booking, whose planning takes longer than their execution. The text must
 * be the same for every call under one name; only parameters may differ, so lists go in as `= ANY(${sql.param(list)})`.
 * Drizzle itself offers this for its query builder alone.
 */
export async function executePrepared<Row extends Record<string, unknown>>(
  db: Database | Transaction,
  name: string,
  query: SQL,
): Promise<Row[]> {
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
      dialect.sqlToQuery(query),
      undefined,
      name,
      false,
    )
    .execute()
  return rows
}
