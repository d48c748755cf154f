import { Client, Pool, type PoolClient, type PoolConfig } from 'pg'
import { isReadOnly } from './constraint.ts'
import { DatabaseSilent } from './database-failures.ts'

const TICK_MILLISECONDS = 250
/** The pause between two checks while a query is waiting for the database. */
const CHECK_EVERY_TICKS = 3
/** A check connection without a response is closed after this long. */
const CONNECT_TIMEOUT_MILLISECONDS = 10_000
/** How long a request waits for a connection to a database that answers others, as on an overloaded machine. */
const WAIT_MILLISECONDS = 20_000
/** While a database stays read-only, its connections are replaced at most this often. */
const REPLACE_MILLISECONDS = 1_000

/**
 * A pool that can tell a slow database from one that has stopped responding: while a query is waiting, a separate
 * connection keeps sending `SELECT 1`. Without a response for `unresponsiveMilliseconds`, neither to that nor to any
 * other query, all that run or wait for a connection fail, and new ones fail at once, until the database responds again.
 *
 * Once a connection is given back with the error of a read-only database, none of those opened before is used again:
 * after a failover, they may all lead to the server that was demoted.
 */
export class WatchedPool extends Pool {
  readonly #settings: PoolConfig
  readonly #ticksUntilSilent: number
  readonly #inUse = new Set<PoolClient>()
  readonly #waiting = new Set<(failure: Error) => void>()
  readonly #openedAt = new WeakMap<PoolClient, number>()
  #replacedAt = Number.NEGATIVE_INFINITY
  readonly #timer: NodeJS.Timeout
  #line: Client | undefined
  #isChecking = false
  #isSilent = false
  /** Since the current check began, or the database last responded. */
  #ticks = CHECK_EVERY_TICKS

  constructor(settings: PoolConfig, unresponsiveMilliseconds: number) {
    super(settings)
    this.#settings = settings
    this.#ticksUntilSilent = Math.ceil(unresponsiveMilliseconds / TICK_MILLISECONDS)
    this.on('acquire', (client) => this.#inUse.add(client))
    this.on('connect', (client) => {
      this.#openedAt.set(client, performance.now())
      // Opened before it is needed: on an overloaded machine, a new connection may take longer than any answer.
      if (!this.#line && this.totalCount > 1) this.#startCheck()
    })
    this.on('release', (error, client) => {
      this.#inUse.delete(client)
      // On an overloaded machine the check may wait longer than the queries that are being answered meanwhile.
      if (!error) this.#ticks = 0
      if (isReadOnly(error) && performance.now() - this.#replacedAt > REPLACE_MILLISECONDS)
        this.#replacedAt = performance.now()
    })
    this.#timer = setInterval(() => this.#tick(), TICK_MILLISECONDS).unref()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: Parameters<Pool['connect']>[0]): void
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | undefined {
    if (this.#isSilent) {
      const failure = new DatabaseSilent()
      if (!callback) return Promise.reject(failure)
      process.nextTick(() => callback(failure, undefined, () => undefined))
      return undefined
    }
    const connecting = this.#connectAnew()
    if (!callback) return connecting
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => undefined),
    )
    return undefined
  }

  async #connectAnew(): Promise<PoolClient> {
    const until = performance.now() + WAIT_MILLISECONDS
    for (;;) {
      const client = await this.#waitForClient().catch((error: Error) => {
        if (!isTimeout(error) || performance.now() > until) throw error
      })
      if (client && (this.#openedAt.get(client) ?? 0) >= this.#replacedAt) return client
      client?.release(true)
    }
  }

  /** A connection that opens only once the database was given up goes back to the pool. */
  #waitForClient(): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject)
      super.connect().then(
        (client) => (this.#waiting.delete(reject) ? resolve(client) : client.release()),
        (error: Error) => {
          this.#waiting.delete(reject)
          reject(error)
        },
      )
    })
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | undefined {
    clearInterval(this.#timer)
    this.#dropLine()
    const ended = super.end()
    if (!callback) return ended
    ended.then(callback, callback)
    return undefined
  }

  /** Counts ticks rather than milliseconds: while this process was busy, it could not read a response. */
  #tick(): void {
    this.#ticks++
    if (this.#isChecking) {
      if (this.#ticks >= this.#ticksUntilSilent) this.#giveUp()
    } else if ((this.#isSilent || this.#isWaitedFor()) && this.#ticks >= CHECK_EVERY_TICKS) {
      this.#startCheck()
    }
  }

  #startCheck(): void {
    this.#ticks = 0
    this.#isChecking = true
    void this.#check()
  }

  #isWaitedFor(): boolean {
    return this.waitingCount > 0 || this.totalCount > this.idleCount
  }

  async #check(): Promise<void> {
    const line = this.#line ?? this.#newLine()
    const isOpen = line === this.#line
    this.#line = line
    let isUsable = true
    try {
      if (!isOpen) await line.connect()
      await line.query('SELECT 1')
    } catch {
      isUsable = false
    }
    // This check was abandoned meanwhile.
    if (this.#line !== line) return
    // A refused connection is a response too; the next query then gets the error at once.
    if (!isUsable) this.#dropLine()
    this.#isChecking = false
    this.#isSilent = false
    this.#ticks = 0
  }

  #newLine(): Client {
    const line = new Client({ ...this.#settings, connectionTimeoutMillis: CONNECT_TIMEOUT_MILLISECONDS })
    line.on('error', () => undefined)
    return line
  }

  #giveUp(): void {
    this.#isSilent = true
    this.#isChecking = false
    this.#ticks = 0
    this.#dropLine()
    for (const client of this.#inUse) close(client)
    for (const fail of this.#waiting) fail(new DatabaseSilent())
    this.#waiting.clear()
  }

  #dropLine(): void {
    if (this.#line) close(this.#line)
    this.#line = undefined
  }
}

/** Closing the connection fails its running query. */
function close(client: Client | PoolClient): void {
  ;(client as Client).end().catch(() => undefined)
}

/** Returns whether no connection became free, or was opened, in time. */
function isTimeout({ message }: Error): boolean {
  return /timeout exceeded when trying to connect|due to connection timeout/.test(message)
}
