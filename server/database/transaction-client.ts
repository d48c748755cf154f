import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { Batch } from './batch.ts'

type WaitingQuery = {
  readonly statement: QueryConfig
  readonly answer: PromiseWithResolvers<QueryResult>
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
  #asked: WaitingQuery[] = []
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
      if (this.#asked.length === 0 && (this.#begin || this.#failure)) return Promise.resolve(NOTHING)
    }
    const answer = Promise.withResolvers<QueryResult>()
    this.#asked.push({ statement, answer })
    this.#schedule()
    return answer.promise
  }

  /** Waits until everything issued in this tick has been collected. */
  #schedule(): void {
    if (this.#isScheduled) return
    this.#isScheduled = true
    process.nextTick(() => this.#send())
  }

  async #send(): Promise<void> {
    const asked = this.#takeNext()
    const begin = this.#begin
    this.#begin = undefined
    if (this.#failure) for (const { answer } of asked) answer.reject(this.#failure)
    else if (!begin && asked.length === 1) await this.#sendAlone(asked[0])
    else await this.#sendTogether(asked, begin)
    this.#isScheduled = false
    if (this.#asked.length > 0) this.#schedule()
  }

  /** Returns what is sent together next, and leaves the rest. */
  #takeNext(): WaitingQuery[] {
    const end = this.#asked.findIndex(({ statement }) => ENDS_SOMETHING.test(statement.text))
    return this.#asked.splice(0, end < 0 ? this.#asked.length : Math.max(end, 1))
  }

  async #sendAlone(asked: WaitingQuery | undefined): Promise<void> {
    if (!asked) return
    const answer = this.#client.query(asked.statement)
    asked.answer.resolve(answer)
    await answer.catch(() => undefined)
  }

  async #sendTogether(asked: readonly WaitingQuery[], begin: QueryConfig | undefined): Promise<void> {
    const first = begin ? [begin] : []
    const batch = new Batch([...first, ...asked.map(({ statement }) => statement)])
    this.#client.query(batch)
    await batch.done
    try {
      if (begin) batch.getResult(0)
    } catch (error) {
      this.#failure = error
    }
    for (const [place, { answer }] of asked.entries()) {
      try {
        answer.resolve(batch.getResult(place + first.length))
      } catch (error) {
        answer.reject(error)
      }
    }
  }
}
