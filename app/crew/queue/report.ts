import { randomUuid } from '#app/lib/random-uuid.ts'
import type { CrewStop } from '#contract/crew/crew.ts'
import type { CrewEventKind } from '#domain/crew/crew-events.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { CrewDatabase } from './crew-database.ts'

type ReportedPicture = { readonly content: Uint8Array<ArrayBuffer>; readonly thumbnail: string }

export type Report = {
  readonly stop: Pick<CrewStop, 'id' | 'customerName'>
  readonly day: PartyDay
  readonly kind: CrewEventKind
  readonly data?: Readonly<Record<string, unknown>>
  readonly picture?: ReportedPicture | undefined
}

/** Saves an event together with its picture, or neither. Throws if the phone's storage is full. */
export async function saveReport(database: CrewDatabase, { stop, day, kind, data, picture }: Report) {
  const { events, pictures, contents } = database
  const photoId = picture && randomUuid()
  await database.transaction('rw', events, pictures, contents, async () => {
    await events.add({
      id: randomUuid(),
      stopId: stop.id,
      customerName: stop.customerName,
      day,
      kind,
      at: new Date().toISOString(),
      data: { ...data, ...(photoId && { photoId }) },
      status: 'waiting',
    })
    if (!picture || !photoId) return
    const { content, thumbnail } = picture
    await pictures.add({ id: photoId, stopId: stop.id, day, thumbnail, wasTried: false, status: 'waiting' })
    await contents.add({ id: photoId, day, content })
  })
}

/** Returns whether the error means that the phone's storage is full. */
export function isFull(error: unknown): boolean {
  const { name, inner } = error as { name?: string; inner?: { name?: string } }
  return name === 'QuotaExceededError' || inner?.name === 'QuotaExceededError'
}
