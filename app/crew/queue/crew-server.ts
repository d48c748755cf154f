import { credentialFor } from '#app/lib/api/admin-credential.ts'
import { api, fillPath } from '#app/lib/api/api.ts'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { shownLanguage } from '#app/lib/language/url-language.ts'
import type { CallPath } from '#contract/calls.ts'
import { EVENTS_MAX } from '#domain/crew/crew-events.ts'
import type { Outcome, PartAnswer, QueuedEvent, QueueServer, Sizes } from './event-queue.ts'

const PHOTO = '/api/crew/photos/:photoId' satisfies CallPath<'put'>
/** Statuses for which a retry is pointless. */
const FINAL_REFUSALS = [400, 409, 413, 415, 422]
/** A timeout for one chunk on a slow connection; it is sent again. */
const PART_MILLISECONDS = 90_000

/** Most pictures take two chunks: few round trips, and little to repeat after an interruption. */
export const SIZES: Sizes = { eventsAtOnce: EVENTS_MAX, partBytes: 384 * 1024, picturesAtOnce: 3 }

/** The server from the phone's point of view. */
export function crewServer(deviceId: string): QueueServer {
  const sendEvents = async (events: readonly QueuedEvent[]): Promise<readonly Outcome[]> => {
    try {
      const clock = new Date().toISOString()
      const body = { deviceId, clock, events: events.map(asSent) }
      const response = await api.post('/api/crew/events', { body })
      return response.events.map(({ id, status, message = '' }) =>
        status === 'refused' ? { id, refusal: message } : { id },
      )
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 400) throw error
      const [first] = events
      if (first && events.length === 1) return [{ id: first.id, refusal: sentenceIn(error) }]
      // A malformed event must not block the others forever.
      const outcomes: Outcome[] = []
      for (const event of events) outcomes.push(...(await sendEvents([event])))
      return outcomes
    }
  }
  return { sendEvents, sendPart }
}

function asSent({ id, stopId, kind, at, data }: QueuedEvent) {
  return { id, stopId, kind, at, data: { ...data } }
}

const sendPart: QueueServer['sendPart'] = async (photoId, { total, from, bytes }): Promise<PartAnswer> => {
  const path = fillPath(PHOTO, { params: { photoId } })
  const range = bytes.length > 0 ? `${from}-${from + bytes.length - 1}` : '*'
  const response = await fetch(path, {
    method: 'PUT',
    headers: {
      'Content-Type': 'image/jpeg',
      'Content-Range': `bytes ${range}/${total}`,
      'X-Language': shownLanguage(),
      Authorization: `Basic ${credentialFor('PUT', path)}`,
    },
    body: bytes,
    signal: abortAfter(PART_MILLISECONDS),
  })
  if (response.status === 200) return { status: 'stored' }
  if (response.status === 202) return { status: 'continue', from: (await response.json()).receivedBytes }
  const failure = new ApiFailure(response.status, await response.text())
  if (!FINAL_REFUSALS.includes(response.status)) throw failure
  return { status: 'refused', message: sentenceIn(failure) }
}

/** Safari 15 has no AbortSignal.timeout. */
function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}

function sentenceIn({ response, body }: ApiFailure): string {
  return response.message ?? body
}
