import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { handleCall } from './calls.ts'
import { Ledger } from './ledger.ts'
import { invalid, StripeError } from './stripe-error.ts'
import { signedWebhook, type Webhook } from './webhooks.ts'

export const SECRET_KEY = 'sk_test_simulated'
export const WEBHOOK_SECRET = 'whsec_simulated'

/** How the service fails on the next calls. */
export type Weather = {
  calls: number
  mode: 'error-500' | 'hang-up' | 'hang-up-after' | 'rate-limited' | 'slow'
  slowMilliseconds?: number
}

/** Starts a strict stand-in for Stripe's API on a local port, with its own books. */
export async function startSimulatedStripe() {
  const webhooks: Webhook[] = []
  const ledger = new Ledger((type, object) => {
    webhooks.push(signedWebhook(type, structuredClone(object), WEBHOOK_SECRET))
  })
  const answered = new Map<string, { fingerprint: string; status: number; body: string }>()
  const state: { weather: Weather | undefined; calls: number } = { weather: undefined, calls: 0 }

  const server = createServer((request, response) => {
    state.calls++
    handle(request, response).catch((error: unknown) => send(response, 500, String(error)))
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const weather = nextWeather()
    if (weather?.mode === 'slow') await pause(weather.slowMilliseconds ?? 1_000)
    if (weather?.mode === 'hang-up') return void request.socket.destroy()
    if (weather?.mode === 'error-500') return send(response, 500, apiError('api_error', 'Something broke'))
    if (weather?.mode === 'rate-limited')
      return send(response, 429, apiError('invalid_request_error', 'Too many requests'))
    const body = await text(request)
    const { status, handle: json } = perform(request, body)
    // The work is done, but the caller gets no response: the worst case, for which idempotency keys exist.
    if (weather?.mode === 'hang-up-after') return void request.socket.destroy()
    send(response, status, json)
  }

  function perform(request: IncomingMessage, body: string): { status: number; handle: string } {
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe')
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return { status: 401, handle: apiError('invalid_request_error', 'Invalid API Key provided') }
    const key = request.headers['idempotency-key']?.toString()
    const fingerprint = createHash('sha256').update(`${request.method} ${pathname}\n${body}`).digest('hex')
    const earlier = key === undefined ? undefined : answered.get(key)
    if (earlier && earlier.fingerprint !== fingerprint)
      return {
        status: 400,
        handle: apiError(
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        ),
      }
    if (earlier) return { status: earlier.status, handle: earlier.body }
    const call = { method: request.method ?? 'GET', path: pathname, query: search.slice(1), body }
    const result = attempt(() => handleCall(ledger, call) ?? unknownAddress(call.method, pathname))
    if (key !== undefined) answered.set(key, { fingerprint, status: result.status, body: result.handle })
    return result
  }

  function nextWeather(): Weather | undefined {
    const { weather } = state
    if (!weather || weather.calls <= 0) return undefined
    weather.calls--
    return weather
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    apiBase: `http://127.0.0.1:${port}`,
    ledger,
    /** Every event so far, in order; the test decides which ones to deliver. */
    webhooks,
    /** The number of calls received so far. */
    callCount: () => state.calls,
    /** The failures that are still to come. */
    getWeather: () => state.weather,
    setWeather: (weather: Weather | undefined) => {
      state.weather = weather
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function attempt(work: () => object): { status: number; handle: string } {
  try {
    return { status: 200, handle: JSON.stringify(work()) }
  } catch (error) {
    if (error instanceof StripeError) return { status: error.status, handle: JSON.stringify(error.body) }
    throw error
  }
}

function unknownAddress(method: string, path: string): never {
  throw invalid(`Unrecognized request URL (${method}: ${path}).`)
}

function apiError(type: string, message: string): string {
  return JSON.stringify({ error: { type, message } })
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_simulated' })
  response.end(body)
}
