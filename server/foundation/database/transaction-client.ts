import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { Batch } from './batch.ts'

type WaitingQuery = {
  readonly statement: QueryConfig
  readonly deferred: PromiseWithResolvers<QueryResult>
}

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
const IS_BEGIN = /^begin\b/
const IS_END = /^(commit|rollback)$/
/** Sent separately: after a failed statement PostgreSQL would skip it, and the transaction would stay open. */
const ENDS_SOMETHING = /^(commit|rollback)\b/

/**
 * The connection of a single transaction. Queries issued without waiting in between, as with Promise.all, are sent
 * together in the order they were issued, in one round trip. Prepared queries are issued when they are called, those of
 * Drizzle's builder when they are awaited. `begin` is sent with the first of them: if it failed, PostgreSQL would
 * execute nothing after it.
 */
export class TransactionClient {
  readonly #client: PoolClient
  #queue: WaitingQuery[] = []
  #begin: QueryConfig | undefined
  #isScheduled = false
  /** The transaction never began: further queries would run outside of it. */
  #failure: unknown
  /** Queries from now on, for example by the rest of a failed Promise.all, must not run. */
  #isOver = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** The connection returns to the pool and then serves others. */
  end(): void {
    this.#isOver = true
  }

  query(config: QueryConfig, values: unknown[]): Promise<QueryResult> {
    if (this.#isOver) {
      // A failed commit has already ended it.
      if (IS_END.test(config.text)) return Promise.resolve(NOTHING)
      return Promise.reject(new Error('The transaction of this query is over'))
    }
    const statement = { ...config, values }
    if (IS_BEGIN.test(config.text)) {
      this.#begin = statement
      return Promise.resolve(NOTHING)
    }
    if (IS_END.test(config.text)) {
      this.end()
      // Nothing was sent in it.
      if (this.#queue.length === 0 && (this.#begin || this.#failure)) return Promise.resolve(NOTHING)
    }
    const deferred = Promise.withResolvers<QueryResult>()
    this.#queue.push({ statement, deferred })
    this.#schedule()
    return deferred.promise
  }

  /** Waits until everything issued in this tick has been collected. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    process.nextTick(() => this.#send())
  }

  async #send(): Promise<void> {
    const queries = this.#takeNext()
    const begin = this.#begin
    this.#begin = undefined
    if (this.#failure) for (const { deferred } of queries) deferred.reject(this.#failure)
    else if (!begin && queries.length === 1) await this.#sendAlone(queries[0])
    else await this.#sendTogether(queries, begin)
    this.#isScheduled = false
    if (this.#queue.length > 0) this.#schedule()
  }

  /** Returns what is sent together next, and leaves the rest. */
  #takeNext(): WaitingQuery[] {
    const end = this.#queue.findIndex(({ statement }) => ENDS_SOMETHING.test(statement.text))
    return this.#queue.splice(0, end < 0 ? this.#queue.length : Math.max(end, 1))
  }

  async #sendAlone(query: WaitingQuery | undefined): Promise<void> {
    if (!query) return
    const result = this.#client.query(query.statement)
    query.deferred.resolve(result)
    await result.catch(() => undefined)
  }

  async #sendTogether(queries: readonly WaitingQuery[], begin: QueryConfig | undefined): Promise<void> {
    const first = begin ? [begin] : []
    const batch = new Batch([...first, ...queries.map(({ statement }) => statement)])
    this.#client.query(batch)
    await batch.done
    try {
      if (begin) batch.getResult(0)
    } catch (error) {
      this.#failure = error
    }
    for (const [place, { deferred }] of queries.entries()) {
      try {
        deferred.resolve(batch.getResult(place + first.length))
      } catch (error) {
        deferred.reject(error)
      }
    }
  }
}
