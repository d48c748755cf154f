import type { CrewEventKind } from '#domain/crew/crew-events.ts'

/** An event at a stop as it is sent: with an id assigned by the phone, and the time on its clock. */
export type QueuedEvent = {
  readonly id: string
  readonly stopId: string
  readonly kind: CrewEventKind
  readonly at: string
  readonly data: Readonly<Record<string, unknown>>
}

export type QueuedPicture = {
  readonly id: string
  readonly content: Uint8Array<ArrayBuffer>
  /** Whether some chunks may have arrived already. */
  readonly wasTried: boolean
}

/** The outcome for an event or picture. A rejection has a reason. */
export type Outcome = { readonly id: string; readonly refusal?: string | undefined }

/** The phone's storage for what is waiting to be sent. Whatever it has saved survives closing the page. */
export type QueueStore = {
  /** Returns the oldest unsent events. */
  waitingEvents(count: number): Promise<readonly QueuedEvent[]>
  settleEvents(outcomes: readonly Outcome[]): Promise<void>
  /** Returns the ids of all unsent pictures, oldest first. */
  waitingPictures(): Promise<readonly string[]>
  readPicture(pictureId: string): Promise<QueuedPicture | undefined>
  noteTry(pictureId: string): Promise<void>
  settlePicture(outcome: Outcome): Promise<void>
}

/** The server's response to a chunk of a picture. */
export type PartAnswer =
  | { readonly status: 'stored' }
  | { readonly status: 'continue'; readonly from: number }
  | { readonly status: 'refused'; readonly message: string }

type PicturePart = { readonly total: number; readonly from: number; readonly bytes: Uint8Array<ArrayBuffer> }

/** The server. Each call throws if there was no response; the same data is then sent again later. */
export type QueueServer = {
  /** Returns an outcome for each event. */
  sendEvents(events: readonly QueuedEvent[]): Promise<readonly Outcome[]>
  /** Sends a chunk of a picture; without a chunk, only asks where to continue. */
  sendPart(pictureId: string, part: PicturePart): Promise<PartAnswer>
}

export type Sizes = {
  readonly eventsAtOnce: number
  readonly partBytes: number
  /** The connection is idle while the server processes a picture, so others are sent meanwhile. */
  readonly picturesAtOnce: number
}

type Sending = { readonly store: QueueStore; readonly server: QueueServer; readonly sizes: Sizes }

/**
 * Sends what is queued: events in order, then pictures, oldest first. Nothing is removed from the store
 * before the server has responded, and the server counts each id once, so the connection may fail at any
 * point. Throws where it failed.
 */
export async function sendAll(store: QueueStore, server: QueueServer, sizes: Sizes): Promise<void> {
  for (;;) {
    const events = await store.waitingEvents(sizes.eventsAtOnce)
    if (events.length > 0) await store.settleEvents(await server.sendEvents(events))
    else if (!(await sendPictures({ store, server, sizes }))) return
  }
}

/** Sends pictures until none is left, or an event takes precedence. Returns whether it sent any. */
async function sendPictures(sending: Sending): Promise<boolean> {
  const { store, sizes } = sending
  const ids = [...(await store.waitingPictures())]
  let sent = 0
  const sendInTurn = async (): Promise<void> => {
    for (let id = ids.shift(); id !== undefined; id = ids.shift()) {
      const picture = await store.readPicture(id)
      if (!picture) continue
      await store.settlePicture(await sendPicture(picture, sending))
      sent += 1
      if ((await store.waitingEvents(1)).length > 0) ids.length = 0
    }
  }
  const turns = Array.from({ length: sizes.picturesAtOnce }, sendInTurn)
  const ends = await Promise.allSettled(
    turns.map((turn) =>
      turn.catch((error) => {
        // The other workers finish what they have begun: no picture is sent twice at the same time.
        ids.length = 0
        throw error
      }),
    ),
  )
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken) throw broken.reason
  return sent > 0
}

async function sendPicture(picture: QueuedPicture, { store, server, sizes }: Sending): Promise<Outcome> {
  const { id, content, wasTried } = picture
  const send = (from: number, count: number) =>
    server.sendPart(id, { total: content.length, from, bytes: content.subarray(from, from + count) })
  if (!wasTried) await store.noteTry(id)
  let response = await send(0, wasTried ? 0 : sizes.partBytes)
  for (let sent = -1; response.status === 'continue'; ) {
    if (response.from <= sent) throw new Error(`the server takes no part of picture ${id}`)
    sent = response.from
    response = await send(sent, sizes.partBytes)
  }
  return { id, refusal: response.status === 'refused' ? response.message : undefined }
}
