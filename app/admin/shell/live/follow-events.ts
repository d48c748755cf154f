import { credentialFor, onNewCredential } from '#app/lib/api/admin-credential.ts'
import { apiPath } from '#app/lib/api/api.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

const ADDRESS = apiPath('/api/admin/events')
const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000
const TOO_MANY = 429
const UNAUTHORIZED = 401

type Listener = {
  readonly onEvent: (event: ServerEvent) => void
  /** Called when the server answers again after an outage. */
  readonly onBack: () => void
}

/**
 * Listens to changes by others until `signal` is aborted. It reconnects after interruptions, and once somebody has
 * signed in again after the session ended; the server then sends what was missed.
 */
export async function followEvents({ onEvent, onBack }: Listener, signal: AbortSignal): Promise<void> {
  let lastId: string | undefined
  let pause = SHORTEST_PAUSE
  let wasAway = false
  while (!signal.aborted) {
    const credential = credentialFor('GET', ADDRESS)
    try {
      const response = await fetch(ADDRESS, { headers: getHeaders(credential, lastId), signal })
      if (response.status === UNAUTHORIZED) {
        await untilSignedInAgain(credential, signal)
        pause = SHORTEST_PAUSE
      }
      if (response.status === TOO_MANY) pause = LONGEST_PAUSE
      if (response.ok && response.body) {
        pause = SHORTEST_PAUSE
        if (wasAway) onBack()
        wasAway = false
        await readEvents(response.body, {
          onEvent,
          onId: (id) => {
            lastId = id
          },
        })
      }
    } catch {
      // No connection: the next attempt decides.
    }
    if (signal.aborted) return
    wasAway = true
    await waitFor(pause, signal)
    pause = Math.min(2 * pause, LONGEST_PAUSE)
  }
}

function getHeaders(credential: string | undefined, lastId: string | undefined): Record<string, string> {
  return {
    ...(credential && { Authorization: `Basic ${credential}` }),
    ...(lastId && { 'Last-Event-ID': lastId }),
  }
}

/** Resolves once another credential than the one that has ended is stored, or `signal` is aborted. */
function untilSignedInAgain(ended: string | undefined, signal: AbortSignal): Promise<void> {
  let stop: (() => void) | undefined
  return new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve())
    stop = onNewCredential(resolve, ended)
  }).finally(() => stop?.())
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
