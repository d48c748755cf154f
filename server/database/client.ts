import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import * as schema from './schema/all-tables.ts'

// A calendar date is not an instant: keep PostgreSQL's own yyyy-MM-dd.
types.setTypeParser(types.builtins.DATE, (value) => value)

export type Database = NodePgDatabase<typeof schema>
/** What is handed to the work inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type DatabaseClient = {
  readonly db: Database
  readonly pool: Pool
  readonly close: () => Promise<void>
}

const POOL_SIZE = 20
const CONNECT_TIMEOUT_MILLISECONDS = 5_000
const STATEMENT_TIMEOUT_MILLISECONDS = 30_000

export function openDatabase(connectionString: string, onError: (error: Error) => void): DatabaseClient {
  const pool = new Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
    statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
    application_name: 'moonlit-teepees',
  })
  pool.on('error', onError)
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
