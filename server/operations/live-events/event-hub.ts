import type { Logger } from 'pino'
import type { Database } from '#server/foundation/database/client.ts'
import { readEventsAfter, readLastPlace, type StreamedEvent } from './read-events-after.ts'

/** Tells every server that something has been recorded, not what. */
export const EVENTS_CHANNEL = 'events'
/** What is stored nowhere. */
export const NOTICES_CHANNEL = 'staff_events'

/** A stream that is further behind than this reloads everything instead, as after an import. */
const MISSED_MOST = 200

/** Somebody has opened or closed the form of a booking. */
export type EditingNotice = {
  readonly editing: number
  readonly change: 'changed' | 'deleted'
  readonly by: string
}

/** A database notification to every server: the end of a session, a changed account, or an open form. */
type Notice = EditingNotice | { readonly session: string } | { readonly account: number }

/** One open stream of a signed-in browser. */
export type Stream = {
  readonly userId: number
  /** The public id of its session; undefined for a script that authenticates with each request. */
  readonly session: string | undefined
  /** The place of the last event that it was sent, or may not see; infinite until it begins. */
  readonly position: number
  send(event: StreamedEvent): void
  /** Asks for everything to be loaded anew, instead of the events up to this place. */
  reload(place: number): void
  /** Sends a notice that is not stored for readers who connect later. */
  sendEditing(notice: EditingNotice): void
  /** Shows both ends that the connection is alive. */
  beat(): void
  end(): void
}

/** Passes events and notices on to the open streams of this server. */
export class EventHub {
  readonly #streams = new Set<Stream>()
  #isClosed = false

  /** Adds a stream; returns a function that removes it. If the server is stopping, the stream ends at once. */
  add(stream: Stream): () => void {
    if (this.#isClosed) stream.end()
    else this.#streams.add(stream)
    return () => void this.#streams.delete(stream)
  }

  /** Handles the payload of a notification. */
  hear(payload: string): void {
    const notice = JSON.parse(payload) as Notice
    for (const stream of [...this.#streams]) {
      if ('session' in notice) {
        if (stream.session === notice.session) stream.end()
      } else if ('account' in notice) {
        if (stream.userId === notice.account) stream.end()
      } else stream.sendEditing(notice)
    }
  }

  /** Sends what has been recorded since. It is read once for all streams, from the one that is furthest behind. */
  async readOn(ctx: { readonly db: Database; readonly log: Logger }): Promise<void> {
    const begun = [...this.#streams].filter(({ position }) => position < Number.POSITIVE_INFINITY)
    if (begun.length === 0) return
    const place = Math.min(...begun.map(({ position }) => position))
    try {
      const events = await readEventsAfter(ctx.db, place, MISSED_MOST + 1)
      if (events.length > MISSED_MOST) {
        const last = await readLastPlace(ctx.db)
        for (const stream of begun.filter(({ position }) => position === place)) stream.reload(last)
        await this.readOn(ctx)
      } else for (const event of events) for (const stream of begun) stream.send(event)
    } catch (error) {
      // Browsers connect again, and resume.
      ctx.log.info({ error }, 'The streams of events were interrupted')
      for (const stream of begun) stream.end()
    }
  }

  beat(): void {
    for (const stream of [...this.#streams]) stream.beat()
  }

  /** Ends every stream because the server is stopping. */
  close(): void {
    this.#isClosed = true
    for (const stream of [...this.#streams]) stream.end()
  }
}
