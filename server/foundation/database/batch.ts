import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg'

/** The driver's types omit what queries use internally. */
type Wire = Connection & {
  readonly stream: { cork(): void; uncork(): void }
  readonly submittedNamedStatements: Record<string, string>
}
type DriverQuery = {
  name?: string | undefined
  readonly text: string
  readonly _results: QueryResult
  submit(connection: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}

/** A driver query that does not end with its own Sync: the batch sends a single one. */
class Statement extends (Query as unknown as new (config: object) => DriverQuery) {
  /** Why it could not be sent, for example because a value cannot be serialized. */
  failure: Error | undefined

  _getRows(connection: Connection): void {
    connection.execute(null, true)
  }

  handleError(error: Error): void {
    this.failure = error
  }
}

/**
 * Statements that are sent together, executed in order and answered together, in a single round trip. If one fails,
 * PostgreSQL skips those after it. Only for use inside a transaction: elsewhere the batch would become one.
 */
export class Batch {
  readonly texts: readonly string[]
  readonly done: Promise<void>
  /** Also set by the driver, which ends the query after too long a silence. */
  callback: (error?: Error | null) => void
  #failure: { readonly place: number; readonly error: Error } | undefined
  #isSent = false
  /** The statement whose response comes next. */
  #place = 0
  readonly #statements: readonly Statement[]

  constructor(statements: readonly QueryConfig[]) {
    this.#statements = statements.map((each) => new Statement({ ...each, queryMode: 'extended' }))
    this.texts = statements.map(({ text }) => text)
    const { promise, resolve } = Promise.withResolvers<void>()
    this.done = promise
    this.callback = (error) => {
      if (error) this.#failure ??= { place: this.#place, error }
      resolve()
    }
  }

  /** For a connection that keeps no prepared statements. */
  removeNames(): void {
    for (const statement of this.#statements) statement.name = undefined
  }

  /** Returns the result of one statement once all are done; throws the error that ended the batch before it. */
  getResult(place: number): QueryResult {
    if (this.#failure && place >= this.#failure.place) throw this.#failure.error
    return this.#at(place)._results
  }

  /** The driver registers a prepared statement under this name and text when PostgreSQL confirms it. */
  get name(): string | undefined {
    return this.#statements[this.#place]?.name
  }

  /** Tracing reads all of the statements. */
  get text(): string {
    return this.#isSent ? (this.texts[this.#place] ?? '') : this.texts.join('; ')
  }

  submit(connection: Wire): null {
    this.#isSent = true
    connection.stream.cork()
    for (const [place, statement] of this.#statements.entries()) {
      const error = statement.submit(connection) ?? statement.failure
      if (!error) continue
      this.#failure = { place, error }
      break
    }
    // If a statement's values could not be serialized, the driver has already sent Sync.
    if (!this.#statements.some(({ failure }) => failure)) connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription(message: unknown): void {
    this.#at(this.#place).handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#at(this.#place).handleDataRow(message)
  }

  handleCommandComplete(message: unknown, connection: Wire): void {
    this.#at(this.#place).handleCommandComplete(message, connection)
    this.#place++
  }

  handleError(error: Error, connection: Wire): void {
    for (const { name } of this.#statements) if (name) delete connection.submittedNamedStatements[name]
    this.callback(error)
  }

  handleReadyForQuery(): void {
    this.callback()
  }

  #at(place: number): Statement {
    const statement = this.#statements[place]
    if (!statement) throw new Error('The database sent more results than there are statements')
    return statement
  }
}
