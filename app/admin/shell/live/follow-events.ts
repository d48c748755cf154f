import { credentialFor } from '#app/lib/api/admin-credential.ts'
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
 * Listens to changes by others until `signal` is aborted or the session ends. It reconnects after
 * interruptions; the server then sends what was missed.
 */
export async function followEvents({ onEvent, onBack }: Listener, signal: AbortSignal): Promise<void> {
  let lastId: string | undefined
  let pause = SHORTEST_PAUSE
  let wasAway = false
  while (!signal.aborted) {
    try {
      const response = await fetch(ADDRESS, { headers: headersFor(lastId), signal })
      if (response.status === UNAUTHORIZED) return
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

function headersFor(lastId: string | undefined): Record<string, string> {
  const credential = credentialFor('GET', ADDRESS)
  return {
    ...(credential && { Authorization: `Basic ${credential}` }),
    ...(lastId && { 'Last-Event-ID': lastId }),
  }
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
