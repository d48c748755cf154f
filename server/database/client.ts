import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Pool, type PoolClient, types } from 'pg'
import { isDatabaseDown } from './constraint.ts'
import * as schema from './schema/all-tables.ts'
import { type SlowQuery, watchForSlowQueries } from './slow-queries.ts'
import { runInTransaction } from './transaction-scope.ts'
import { WatchedPool } from './watched-pool.ts'

// A calendar date is not an instant: keep PostgreSQL's own yyyy-MM-dd.
types.setTypeParser(types.builtins.DATE, (value) => value)

/** One connection of the pool, or whichever is free. */
export type Session = NodePgDatabase<typeof schema>
export type Database = Session & { readonly $client: Pool }
/** What is handed to the work inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type TransactionConfig = Parameters<Database['transaction']>[1]

export type DatabaseClient = {
  readonly db: Database
  readonly pool: Pool
  readonly close: () => Promise<void>
}

const POOL_SIZE = 20
export const CONNECT_TIMEOUT_MILLISECONDS = 3_500
const STATEMENT_TIMEOUT_MILLISECONDS = 30_000
/** A database behind a broken line says nothing at all, not even that a statement took too long. */
const SILENCE_MILLISECONDS = STATEMENT_TIMEOUT_MILLISECONDS + 5_000
/** Together with the connect timeout this keeps every request that needs a database that hangs below five seconds. */
const UNRESPONSIVE_MILLISECONDS = 2_000

type Options = {
  readonly silenceMilliseconds?: number
  /** Connections at most. */
  readonly size?: number
  readonly name?: string
  readonly onSlowQuery?: (query: SlowQuery) => void
}

export function openDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  {
    silenceMilliseconds = SILENCE_MILLISECONDS,
    size = POOL_SIZE,
    name = 'moonlit-teepees',
    onSlowQuery,
  }: Options = {},
): DatabaseClient {
  const pool = new WatchedPool(
    {
      connectionString,
      max: size,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
      statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
      query_timeout: silenceMilliseconds,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
      application_name: name,
    },
    UNRESPONSIVE_MILLISECONDS,
  )
  pool.on('error', onError)
  if (onSlowQuery) watchForSlowQueries(pool, onSlowQuery)
  // The pool listens to idle connections only. One that breaks inside a transaction would end the whole program.
  pool.on('connect', (client) => {
    client.on('error', onError)
    if (onSlowQuery) watchForSlowQueries(client, onSlowQuery)
  })
  const db = drizzle(pool, { schema })
  db.transaction = transactionOf(pool)
  return { db, pool, close: () => pool.end() }
}

/**
 * Drizzle forgets to give a connection back whose BEGIN fails, as it does while the database restarts; twenty of those
 * and the server would wait forever. Ours is given back whatever happens, and thrown away when it broke.
 */
function transactionOf(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await sessionOf(client).transaction(work, config)
    } catch (error) {
      isBroken = isDatabaseDown(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}

export function sessionOf(client: PoolClient): Session {
  const session = drizzle(client, { schema })
  const transaction = session.transaction.bind(session)
  session.transaction = (work, config) => transaction((tx) => runInTransaction(() => work(tx)), config)
  return session
}
