import {
  EVENT_KINDS,
  RESUMABLE_SECONDS,
  type StaffEvent,
  type EventKind as Topic,
} from '#contract/operations/staff-events.ts'
import type { Admin, Context } from '#server/context.ts'
import { getLiveChanges } from '#server/foundation/events/live-changes.ts'
import { may } from '#server/foundation/http/sign-in-check.ts'
import type { EditingNotice, Stream } from './event-hub.ts'
import { readLastPlace, type StreamedEvent } from './read-events-after.ts'
import { releaseStreamSlot, renewStreamSlot } from './stream-slots.ts'

/** How much a client may leave unread before its stream is closed; it resumes when the client reconnects. */
const UNREAD_BYTES_MOST = 64 * 1024
const RETRY_MILLISECONDS = 2_000
/** The number of what there is only one of, such as the settings. */
const ONLY_ONE = 1

type StreamClient = {
  readonly admin: Admin
  /** The id of its slot among the account's streams. */
  readonly place: string
  readonly session: string | undefined
  readonly lastEventId: string | undefined
  readonly isSignedIn: () => Promise<boolean>
}

/**
 * A stream of server-sent events (WHATWG HTML, "Server-sent events"). An event's id consists of its place and the
 * second in which it was sent. Heartbeats send newer ids, so that even an idle stream can be resumed.
 */
export class EventStream implements Stream {
  readonly body: ReadableStream<Uint8Array>
  readonly userId: number
  readonly session: string | undefined
  position = Number.POSITIVE_INFINITY
  readonly #ctx: Context
  readonly #client: StreamClient
  readonly #remove: () => void
  #controller!: ReadableStreamDefaultController<Uint8Array>
  #isEnded = false

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

  send({ place, kind, subjectId, actor }: StreamedEvent): void {
    if (place <= this.position) return
    const changes = getLiveChanges(kind)
    if (changes === 'reload') {
      this.reload(place)
      return
    }
    const topics = (Object.keys(changes) as Topic[]).filter((topic) =>
      may(this.#client.admin, EVENT_KINDS[topic]),
    )
    for (const topic of topics) {
      // If the stream breaks off before the last one, it resumes before the event.
      if (topic === topics.at(-1)) this.position = place
      const change = changes[topic] ?? 'changed'
      this.#sendEvent(topic, { id: subjectId ?? ONLY_ONE, change, by: actor } satisfies StaffEvent)
    }
    this.position = place
  }

  reload(place: number): void {
    this.position = place
    this.#sendEvent('reload', {})
  }

  sendEditing({ editing: id, change, by }: EditingNotice): void {
    if (!this.#hasBegun || !may(this.#client.admin, 'bookings:read')) return
    this.#sendEvent('editing', { id, change, by } satisfies StaffEvent)
  }

  beat(): void {
    if (!this.#hasBegun) return
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
    const resumed = lastId ? this.#getResumedPlace(lastId) : undefined
    this.position = resumed ?? (await readLastPlace(this.#ctx.db))
    if (lastId && resumed === undefined) this.#sendEvent('reload', {})
    else this.#write(`id: ${this.#id()}\n\n`)
    await this.#ctx.events.readOn(this.#ctx)
  }

  /** Returns the place to resume after; undefined if the id is invalid or too old. */
  #getResumedPlace(id: string): number | undefined {
    const [, place, second] = /^(\d{1,15})\.(\d{1,12})$/.exec(id) ?? []
    return this.#second() - Number(second) <= RESUMABLE_SECONDS ? Number(place) : undefined
  }

  get #hasBegun(): boolean {
    return this.position < Number.POSITIVE_INFINITY
  }

  #sendEvent(name: string, data: object): void {
    this.#write(`id: ${this.#id()}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  #id(): string {
    return `${this.position}.${this.#second()}`
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
