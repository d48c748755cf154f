import { type Connection, Query, type QueryConfig, type QueryResult } from 'pg'

/** Driver types leave out what queries are made of. */
type Wire = Connection & {
  readonly stream: { cork(): void; uncork(): void }
  readonly submittedNamedStatements: Record<string, string>
}
type DriverQuery = {
  readonly name?: string
  readonly text: string
  readonly _results: QueryResult
  submit(connection: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
}

/** A query of the driver that does not ask for its own end: the batch has one for all. */
class Statement extends (Query as unknown as new (config: object) => DriverQuery) {
  /** Why it could not be written, such as for a value that has no text. */
  failure: Error | undefined

  _getRows(connection: Connection): void {
    connection.execute(null, true)
  }

  handleError(error: Error): void {
    this.failure = error
  }
}

/**
 * Statements that are sent together, executed in their order and answered together: one round trip. If one fails,
 * PostgreSQL executes none of those behind it. For statements inside a transaction: elsewhere they would become one.
 */
export class Batch {
  readonly texts: readonly string[]
  readonly done: Promise<void>
  /** Set by the driver, too, which ends it after too long a silence. */
  callback: (error?: Error | null) => void
  #failure: { readonly place: number; readonly error: Error } | undefined
  #isSent = false
  /** The one that is answered next. */
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

  /** Returns the result of one of them, once all are done; throws what ended the batch before it. */
  getResult(place: number): QueryResult {
    if (this.#failure && place >= this.#failure.place) throw this.#failure.error
    return this.#at(place)._results
  }

  /** The driver notes a statement as prepared under this name, and with this text, when PostgreSQL says so. */
  get name(): string | undefined {
    return this.#statements[this.#place]?.name
  }

  /** Traces are told all of them. */
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
    // Of one whose values could not be written the driver has asked for the end already.
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
    if (!statement) throw new Error('The database answers more than it was asked')
    return statement
  }
}
