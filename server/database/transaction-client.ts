import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { Batch } from './batch.ts'

type WaitingQuery = {
  readonly statement: QueryConfig
  readonly answer: PromiseWithResolvers<QueryResult>
}

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }
const IS_BEGIN = /^begin\b/
const IS_END = /^(commit|rollback)$/
/** Sent alone: behind a statement that fails PostgreSQL would not execute them, and the transaction would stay open. */
const ENDS_SOMETHING = /^(commit|rollback)\b/

/**
 * The connection of one transaction. What is asked without waiting in between, as by Promise.all, is sent together, in
 * the order in which it was asked: one round trip. Prepared queries ask when they are called, those of Drizzle's builder
 * when they are awaited. `begin` goes with what is asked first: if it failed, PostgreSQL would execute nothing of it.
 */
export class TransactionClient {
  readonly #client: PoolClient
  #asked: WaitingQuery[] = []
  #begin: QueryConfig | undefined
  #isScheduled = false
  /** Never began: what is still asked would be executed outside of a transaction. */
  #failure: unknown
  /** What is asked from now on, as by the rest of a Promise.all that failed, belongs to nobody. */
  #isOver = false

  constructor(client: PoolClient) {
    this.#client = client
  }

  /** The connection goes back to the pool, and then to others. */
  end(): void {
    this.#isOver = true
  }

  query(config: QueryConfig, values: unknown[]): Promise<QueryResult> {
    if (this.#isOver) {
      // A failed commit has ended it already.
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
      // Nothing was asked in it.
      if (this.#asked.length === 0 && (this.#begin || this.#failure)) return Promise.resolve(NOTHING)
    }
    const answer = Promise.withResolvers<QueryResult>()
    this.#asked.push({ statement, answer })
    this.#schedule()
    return answer.promise
  }

  /** Waits until everything that is asked now has been. */
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
