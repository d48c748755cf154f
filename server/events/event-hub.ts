import type { staffEvents } from '#server/database/schema/all-tables.ts'

export const EVENTS_CHANNEL = 'staff_events'

export type StoredEvent = Pick<
  typeof staffEvents.$inferSelect,
  'id' | 'kind' | 'subjectId' | 'change' | 'actor'
>

/** Somebody has the form of a booking open, or has closed it. */
export type EditingNotice = {
  readonly editing: number
  readonly change: 'changed' | 'deleted'
  readonly by: string
}

/** What the database tells every server: an event, the end of a session, a changed account, or an open form. */
type Notice = StoredEvent | EditingNotice | { readonly session: string } | { readonly account: number }

/** One open stream of a signed-in browser. */
export type Stream = {
  readonly userId: number
  /** The public id of its session; undefined for a script that signs in with each request. */
  readonly session: string | undefined
  send(event: StoredEvent): void
  /** Tells what is not kept for who comes later. */
  sendEditing(notice: EditingNotice): void
  /** Reads what was missed while there was no connection to the database. */
  catchUp(): void
  /** Shows both ends that the other one is there. */
  beat(): void
  end(): void
}

/** Passes on to the open streams of this server what the database tells. */
export class EventHub {
  readonly #streams = new Set<Stream>()
  #isClosed = false

  /** Adds a stream; returns a function that removes it. A stream of a server that is stopping ends at once. */
  add(stream: Stream): () => void {
    if (this.#isClosed) stream.end()
    else this.#streams.add(stream)
    return () => void this.#streams.delete(stream)
  }

  /** Takes the payload of a notification. */
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

  /** Ends every stream, since the server stops. */
  close(): void {
    this.#isClosed = true
    for (const stream of [...this.#streams]) stream.end()
  }
}
