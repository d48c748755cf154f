import type { Queryable } from './client.ts'
import { PgDialect, type SQL } from './drizzle.ts'

type Values = Record<string, unknown>

const dialect = new PgDialect()

/**
 * Returns a function that runs a query as a prepared statement: PostgreSQL parses and plans it once per connection, and
 * its text is built only once. Use it for queries on the path of every booking, whose planning takes longer than their
 * execution. Values that differ between calls are a `sql.placeholder`, including lists: `=
 * ANY(${sql.placeholder('ids')})`. Without a name, the query is planned each time. It is sent at once, so queries
 * called one after the other in a transaction and awaited together are executed in this order.
 */
export function preparedQuery<Row extends Values>(name: string | undefined, query: SQL) {
  let built: ReturnType<PgDialect['sqlToQuery']> | undefined
  return async (db: Queryable, values: Values = {}): Promise<Row[]> => {
    built ??= dialect.sqlToQuery(query)
    const { rows } = await db._.session
      .prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
        built,
        undefined,
        name,
        false,
      )
      .execute(values)
    return rows
  }
}

type Preparable<Rows> = { prepare(name: string): { execute(values?: Values): Promise<Rows> } }

/** The parts of a query that Drizzle has built. */
type Built = {
  readonly queryString: string
  readonly params: unknown[]
  readonly fields: Parameters<Queryable['_']['session']['prepareQuery']>[1]
  readonly joinsNotNullableMap: unknown
}

/** Does the same for a query from Drizzle's query builder. */
export function preparedSelect<Rows>(name: string, select: (db: Queryable) => Preparable<Rows>) {
  let built: Built | undefined
  return (db: Queryable, values: Values = {}): Promise<Rows> => {
    built ??= select(db).prepare(name) as unknown as Built
    const { queryString, params, fields, joinsNotNullableMap } = built
    const query = db._.session.prepareQuery<{ execute: Rows; all: unknown; values: unknown }>(
      { sql: queryString, params },
      fields,
      name,
      true,
    )
    return Object.assign(query, { joinsNotNullableMap }).execute(values)
  }
}
