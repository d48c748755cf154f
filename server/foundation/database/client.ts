import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type Pool, type PoolClient, types } from 'pg'
import { CONNECT_TIMEOUT_MILLISECONDS } from '#platform/connect-timeout.ts'
import { Batch } from './batch.ts'
import { isDatabaseDown } from './constraint.ts'
import { type SlowQuery, watchForSlowQueries } from './slow-queries.ts'
import { TransactionClient } from './transaction-client.ts'
import { runInTransaction } from './transaction-scope.ts'
import { WatchedPool } from './watched-pool.ts'

// A calendar date is not an instant, so it stays in PostgreSQL's yyyy-MM-dd format.
types.setTypeParser(types.builtins.DATE, (value) => value)

/** A single connection of the pool, or any free one. */
export type Session = NodePgDatabase
export type Database = Session & { readonly $client: Pool }
/** The argument of the work in `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
/** What a query runs on: any free connection, or the transaction that it is part of. */
export type Queryable = Database | Transaction
export type TransactionConfig = Parameters<Database['transaction']>[1]

export type DatabaseClient = {
  readonly db: Database
  readonly pool: Pool
  readonly close: () => Promise<void>
}

const POOL_SIZE = 20
const STATEMENT_TIMEOUT_MILLISECONDS = 30_000
/** A database behind a broken connection sends nothing at all, not even a statement timeout. */
const SILENCE_MILLISECONDS = STATEMENT_TIMEOUT_MILLISECONDS + 5_000
/** Together with the connect timeout this limits every request to five seconds while the database hangs. */
const UNRESPONSIVE_MILLISECONDS = 2_000

/**
 * PostgreSQL JIT-compiles queries that it estimates as expensive, which takes 1.5 to 3.5 s for some that then run in 1
 * ms, such as the calendar's: its many alternatives are estimated as if all of them were executed.
 */
const WITHOUT_JIT = '-c jit=off'

const SESSION_SETTINGS = {
  statement_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MILLISECONDS,
  options: WITHOUT_JIT,
}

type Options = {
  readonly silenceMilliseconds?: number
  /** How long a check of the connection may take before every query is refused. */
  readonly unresponsiveMilliseconds?: number
  /** Maximum number of connections. */
  readonly size?: number
  /** Leads through a pooler in transaction mode, which refuses settings of a session. */
  readonly isPooled?: boolean
  readonly name?: string
  readonly onSlowQuery?: (query: SlowQuery) => void
}

export function openDatabase(
  connectionString: string,
  onError: (error: Error) => void,
  {
    silenceMilliseconds = SILENCE_MILLISECONDS,
    unresponsiveMilliseconds = UNRESPONSIVE_MILLISECONDS,
    size = POOL_SIZE,
    isPooled = false,
    name = 'moonlit-teepees server',
    onSlowQuery,
  }: Options = {},
): DatabaseClient {
  const pool = new WatchedPool(
    {
      connectionString,
      max: size,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS,
      query_timeout: silenceMilliseconds,
      application_name: name,
      ...(!isPooled && SESSION_SETTINGS),
    },
    unresponsiveMilliseconds,
  )
  pool.on('error', onError)
  if (onSlowQuery) watchForSlowQueries(pool, onSlowQuery)
  // The pool only listens to idle connections. Without this, an error inside a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError)
    if (isPooled) sendWithoutNames(client)
    if (onSlowQuery) watchForSlowQueries(client, onSlowQuery)
  })
  const db = drizzle(pool)
  db.transaction = createTransaction(pool)
  return { db, pool, close: () => pool.end() }
}

/**
 * Drizzle does not release a connection whose BEGIN fails, as happens while the database restarts; after twenty of
 * those, the server would wait forever. Here it is always released, and discarded if it is broken.
 */
function createTransaction(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      return await createSession(client).transaction(work, config)
    } catch (error) {
      if (isDatabaseDown(error)) failure = error as Error
      throw error
    } finally {
      client.release(failure)
    }
  }
}

/**
 * Runs several reads in a single round trip, on one connection, if none waits for another, as with Promise.all. They
 * must not write: everything would be one transaction. Within a transaction or other reads, they are part of it.
 */
export async function readTogether<T>(db: Queryable, read: (session: Transaction) => Promise<T>): Promise<T> {
  if (!('$client' in db && db.$client instanceof WatchedPool)) return read(db as Transaction)
  const client = await db.$client.connect()
  const together = new TransactionClient(client)
  let failure: Error | undefined
  try {
    return await read(batched(together) as unknown as Transaction)
  } catch (error) {
    if (isDatabaseDown(error)) failure = error as Error
    throw error
  } finally {
    together.end()
    client.release(failure)
  }
}

/** Drizzle uses nothing else of a connection. */
function batched(client: TransactionClient): Session {
  return drizzle(client as unknown as PoolClient)
}

export function createSession(client: PoolClient): Session {
  const session = drizzle(client)
  session.transaction = (work, config) =>
    batched(new TransactionClient(client)).transaction((tx) => runInTransaction(() => work(tx)), config)
  return session
}

/**
 * Makes a connection send prepared statements without their names. A pooler in transaction mode sends each transaction
 * to any session of PostgreSQL, which may not know the statement of that name, or another one under it.
 */
function sendWithoutNames(client: PoolClient): void {
  const query = client.query as (...args: unknown[]) => unknown
  client.query = ((first: unknown, ...rest: unknown[]) => {
    if (first instanceof Batch) first.removeNames()
    const isNamed =
      typeof first === 'object' && !(first instanceof Batch) && first !== null && 'name' in first
    return query.call(client, isNamed ? { ...first, name: undefined } : first, ...rest)
  }) as PoolClient['query']
}
