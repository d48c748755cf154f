import type { staffEvents } from '#server/foundation/database/schema/all-tables.ts'

export const EVENTS_CHANNEL = 'staff_events'

export type StoredEvent = Pick<
  typeof staffEvents.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'change' | 'actor'
>

/** Somebody has opened or closed the form of a booking. */
export type EditingNotice = {
  readonly editing: number
  readonly change: 'changed' | 'deleted'
  readonly by: string
}

/** A database notification to every server: an event, the end of a session, a changed account, or an open form. */
type Notice = StoredEvent | EditingNotice | { readonly session: string } | { readonly account: number }

/** One open stream of a signed-in browser. */
export type Stream = {
  readonly userId: number
  /** The public id of its session; undefined for a script that authenticates with each request. */
  readonly session: string | undefined
  send(event: StoredEvent): void
  /** Sends a notice that is not stored for readers who connect later. */
  sendEditing(notice: EditingNotice): void
  /** Reads events that were missed while the database connection was down. */
  catchUp(): void
  /** Shows both ends that the connection is alive. */
  beat(): void
  end(): void
}

/** Passes database notifications on to the open streams of this server. */
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
      } else if ('editing' in notice) stream.sendEditing(notice)
      else stream.send(notice)
    }
  }

  catchUp(): void {
    for (const stream of [...this.#streams]) stream.catchUp()
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
