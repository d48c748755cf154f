import { EVENT_KINDS, RESUMABLE_SECONDS, type StaffEvent } from '#contract/operations/staff-events.ts'
import type { Admin, Context } from '#server/context.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import type { EditingNotice, StoredEvent, Stream } from './event-hub.ts'
import { isRecentEvent, lastEventId, readEventsAfter } from './event-queries.ts'
import { releaseStreamSlot, renewStreamSlot } from './stream-slots.ts'

/** How much a client may leave unread before its stream is closed; it resumes when the client reconnects. */
const UNREAD_BYTES_MOST = 64 * 1024
const RETRY_MILLISECONDS = 2_000

type StreamClient = {
  readonly admin: Admin
  /** The id of its slot among the account's streams. */
  readonly place: string
  readonly session: string | undefined
  /** The Last-Event-ID header of the browser. */
  readonly lastEventId: string | undefined
  readonly isSignedIn: () => Promise<boolean>
}

/**
 * A stream of server-sent events (WHATWG HTML, "Server-sent events"). An event's id consists of its number and the
 * second in which it was sent. Heartbeats send newer ids, so that even an idle stream can be resumed.
 */
export class EventStream implements Stream {
  readonly body: ReadableStream<Uint8Array>
  readonly userId: number
  readonly session: string | undefined
  readonly #ctx: Context
  readonly #client: StreamClient
  readonly #remove: () => void
  #controller!: ReadableStreamDefaultController<Uint8Array>
  /** The number of the last event that was sent, or that the client is not allowed to see. */
  #position = Number.POSITIVE_INFINITY
  #isEnded = false
  /** Events that arrive while older ones are being read from the database. */
  #waiting: StoredEvent[] | undefined = []

  constructor(ctx: Context, client: StreamClient) {
    this.#ctx = ctx
    this.#client = client
    this.userId = client.admin.userId
    this.session = client.session
    this.body = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller
        },
        cancel: () => this.end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: UNREAD_BYTES_MOST }),
    )
    this.#remove = ctx.events.add(this)
    void this.#attempt(() => this.#begin())
  }

  send(event: StoredEvent): void {
    if (this.#waiting) {
      this.#waiting.push(event)
      return
    }
    if (event.id <= this.#position) return
    this.#position = event.id
    if (event.kind === 'reload') this.#sendEvent('reload', {})
    else if (may(this.#client.admin, EVENT_KINDS[event.kind])) {
      const { subjectId, change, actor } = event
      this.#sendEvent(event.kind, { id: subjectId, change, by: actor } satisfies StaffEvent)
    }
  }

  sendEditing({ editing: id, change, by }: EditingNotice): void {
    if (this.#waiting || !may(this.#client.admin, 'bookings:read')) return
    this.#sendEvent('editing', { id, change, by } satisfies StaffEvent)
  }

  catchUp(): void {
    if (this.#waiting) return
    this.#waiting = []
    void this.#attempt(() => this.#readMissed())
  }

  beat(): void {
    if (this.#waiting) return
    this.#write(`: still here\nid: ${this.#id()}\n\n`)
    void this.#attempt(async () => {
      if (await this.#client.isSignedIn()) await renewStreamSlot(this.#ctx.db, this.#client.place)
      else this.end()
    })
  }

  end(): void {
    if (this.#isEnded) return
    this.#isEnded = true
    this.#remove?.()
    try {
      this.#controller.close()
    } catch {
      // The client disconnected first.
    }
    void this.#attempt(() => releaseStreamSlot(this.#ctx.db, this.#client.place))
  }

  async #begin(): Promise<void> {
    this.#write(`retry: ${RETRY_MILLISECONDS}\n\n`)
    const lastId = this.#client.lastEventId
    const resumed = lastId ? await this.#resumedPosition(lastId) : undefined
    this.#position = resumed ?? (await lastEventId(this.#ctx.db))
    if (lastId && resumed === undefined) this.#sendEvent('reload', {})
    else this.#write(`id: ${this.#id()}\n\n`)
    await this.#readMissed()
  }

  /** Returns the number of the event to resume after; undefined if it is unknown or too long ago. */
  async #resumedPosition(text: string): Promise<number | undefined> {
    const [, number, second] = /^(\d{1,15})(?:\.(\d{1,12}))?$/.exec(text) ?? []
    if (number === undefined) return undefined
    const position = Number(number)
    if (second === undefined) return (await isRecentEvent(this.#ctx.db, position)) ? position : undefined
    return this.#second() - Number(second) <= RESUMABLE_SECONDS ? position : undefined
  }

  async #readMissed(): Promise<void> {
    const missed = await readEventsAfter(this.#ctx.db, this.#position)
    const arrived = this.#waiting ?? []
    this.#waiting = undefined
    if (!missed) {
      this.#position = await lastEventId(this.#ctx.db)
      this.#sendEvent('reload', {})
    }
    for (const event of [...(missed ?? []), ...arrived]) this.send(event)
  }

  #sendEvent(name: string, data: object): void {
    this.#write(`id: ${this.#id()}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  #id(): string {
    return `${this.#position}.${this.#second()}`
  }

  #second(): number {
    return Math.floor(this.#ctx.now().getTime() / 1000)
  }

  #write(text: string): void {
    if (this.#isEnded) return
    // A client that does not read would fill up the memory.
    if ((this.#controller.desiredSize ?? 0) <= 0) this.end()
    else this.#controller.enqueue(new TextEncoder().encode(text))
  }

  /** If the database is down, the stream ends, and the browser reconnects and resumes. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#ctx.log.info({ error }, 'A stream of events was interrupted')
      this.end()
    }
  }
}
