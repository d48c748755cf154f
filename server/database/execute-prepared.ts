import type { Database, Transaction } from './client.ts'
import { PgDialect, type SQL } from './drizzle.ts'

type Reader = Database | Transaction
type Values = Record<string, unknown>

const dialect = new PgDialect()

/**
 * Returns a function that runs a query as a prepared statement of its connection: PostgreSQL parses and plans it once
 * per connection, and its text is put together once, not each time. For queries on the way of every booking, whose
 * planning takes longer than their execution. What differs between calls is a `sql.placeholder`, also for a list:
 * `= ANY(${sql.placeholder('ids')})`. Without a name it is planned each time. The query is asked at once, so that those
 * asked one after the other inside a transaction, and awaited together, are executed in this order.
 */
export function preparedQuery<Row extends Values>(name: string | undefined, query: SQL) {
  let built: ReturnType<PgDialect['sqlToQuery']> | undefined
  return async (db: Reader, values: Values = {}): Promise<Row[]> => {
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

/** What Drizzle keeps of a query that it has put together. */
type Built = {
  readonly queryString: string
  readonly params: unknown[]
  readonly fields: Parameters<Reader['_']['session']['prepareQuery']>[1]
  readonly joinsNotNullableMap: unknown
}

/** Does the same for a query of Drizzle's builder. */
export function preparedSelect<Rows>(name: string, select: (db: Reader) => Preparable<Rows>) {
  let built: Built | undefined
  return (db: Reader, values: Values = {}): Promise<Rows> => {
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
