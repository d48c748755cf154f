import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storeCredential } from '#app/lib/api/admin-credential.ts'
import { followEvents } from './follow-events.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type EventRequest = {
  readonly at: number
  readonly lastId: string | undefined
  readonly credential: string | undefined
}

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser's storage, and its window, which hears of changes to it. */
function stubBrowser() {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
}

/** A fake server whose streams end when they are cut, and that then stops answering. */
function aServer() {
  const asked: EventRequest[] = []
  let isAway = false
  let ended: string | undefined
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const send = (text: string) => stream?.enqueue(new TextEncoder().encode(text))
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ at: Date.now(), lastId: headers['Last-Event-ID'], credential: headers.Authorization })
    if (isAway) throw new TypeError('no connection')
    if (ended !== undefined && headers.Authorization === ended) return { ok: false, status: 401, body: null }
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller
      },
    })
    return { ok: true, status: 200, body }
  })
  return {
    asked,
    send,
    cut() {
      isAway = true
      stream?.error(new TypeError('cut'))
    },
    comeBack() {
      isAway = false
    },
    /** Ends the session of the last request, and its stream. */
    endSession() {
      ended = asked.at(-1)?.credential
      stream?.error(new TypeError('cut'))
    },
  }
}

it('a connection that was cut for an hour is asked for again and again, and then tells to read all anew', async () => {
  const server = aServer()
  const events: string[] = []
  const onBack = vi.fn()
  const stop = new AbortController()
  const following = followEvents({ onEvent: ({ event }) => events.push(event), onBack }, stop.signal)
  await vi.advanceTimersByTimeAsync(0)
  server.send('id: 41\nevent: booking\ndata: {"id":12,"change":"created","by":"ana"}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['booking'])

  server.cut()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(onBack).not.toHaveBeenCalled()
  // Retries soon at first, then at most a minute apart.
  const waits = server.asked.slice(1).map(({ at }, index) => at - (server.asked[index]?.at ?? 0))
  expect(waits[0]).toBeLessThanOrEqual(1_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(MINUTE)

  server.comeBack()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(onBack).toHaveBeenCalledOnce()
  expect(server.asked.at(-1)?.lastId).toBe('41')
  server.send('id: 97\nevent: reload\ndata: {}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  expect(events).toEqual(['booking', 'reload'])
  stop.abort()
  server.cut()
  await following
})

it('once its session has ended, it waits until somebody has signed in again, and then goes on', async () => {
  stubBrowser()
  storeCredential('first')
  const server = aServer()
  const onBack = vi.fn()
  const stop = new AbortController()
  const following = followEvents({ onEvent: () => undefined, onBack }, stop.signal)
  await vi.advanceTimersByTimeAsync(0)
  server.send('id: 41\nevent: booking\ndata: {"id":12,"change":"created","by":"ana"}\n\n')
  await vi.advanceTimersByTimeAsync(0)
  server.endSession()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(server.asked).toHaveLength(2)

  storeCredential('second')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(server.asked.slice(2)).toMatchObject([{ lastId: '41', credential: 'Basic second' }])
  expect(onBack).toHaveBeenCalledOnce()

  server.endSession()
  await vi.advanceTimersByTimeAsync(MINUTE)
  stop.abort()
  await following
})
