import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { measureText } from '#domain/people/conversations/gsm.ts'

export const TWILIO_KEYS = {
  TWILIO_ACCOUNT_SID: 'ACdouble0000000000000000000000000',
  TWILIO_AUTH_TOKEN: 'double-token',
  TWILIO_FROM: '+13055550100',
} as const

type TakenMessage = {
  readonly sid: string
  readonly to: string
  readonly body: string
  readonly statusCallback: string | null
  readonly createdAt: Date
}

/** What happens to a request for a new message. */
type Accident =
  /** The message is accepted, but the connection breaks before the response. */
  | 'taken-unheard'
  /** The connection breaks before the message is accepted. */
  | 'broken'
  | { readonly status: number; readonly code?: number; readonly message?: string }

export type SimulatedTwilio = {
  readonly url: string
  readonly taken: TakenMessage[]
  /** Numbers that sent STOP to their carrier: refused with error 21610. */
  readonly stopped: Set<string>
  /** What happens to the next requests for a new message, in order. */
  readonly accidents: Accident[]
  /** The clock for messages' timestamps. */
  now: () => Date
  /** Returns a webhook request from Twilio, signed for this URL. */
  webhook(url: string, fields: Readonly<Record<string, string>>, token?: string): RequestInit
  close(): Promise<void>
}

/** Simulates Twilio's messages: accepts texts, refuses some, lists those it has, and signs its webhooks. */
export async function startSimulatedTwilio(): Promise<SimulatedTwilio> {
  const account = `/2010-04-01/Accounts/${TWILIO_KEYS.TWILIO_ACCOUNT_SID}`
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const twilio: SimulatedTwilio = {
    url: `http://127.0.0.1:${port}`,
    taken: [],
    stopped: new Set(),
    accidents: [],
    now: () => new Date(),
    webhook: (url, fields, token = TWILIO_KEYS.TWILIO_AUTH_TOKEN) => ({
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': sign(token, url, fields),
      },
      body: new URLSearchParams(fields).toString(),
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', twilio.url)
    const respond = (status: number, content: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(content))
    }
    const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token } = TWILIO_KEYS
    const credential = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`
    if (request.headers.authorization !== credential)
      return respond(401, { code: 20003, message: 'Authenticate', status: 401 })
    if (url.pathname === `${account}.json`) return respond(200, { sid, status: 'active' })
    if (url.pathname !== `${account}/Messages.json`)
      return respond(404, { code: 20404, message: 'Not found' })
    if (request.method === 'GET') {
      const to = url.searchParams.get('To')
      return respond(200, { messages: twilio.taken.filter((one) => one.to === to).map(describe) })
    }
    const form = new URLSearchParams(await readText(request))
    const accident = twilio.accidents.shift()
    if (accident === 'broken') return void request.socket.destroy()
    if (typeof accident === 'object')
      return respond(accident.status, { code: accident.code ?? null, message: accident.message ?? 'Refused' })
    const [to = '', body = ''] = [form.get('To') ?? '', form.get('Body') ?? '']
    if (!/^\+\d{8,15}$/.test(to)) return respond(400, { code: 21211, message: `${to} is not a valid number` })
    if (twilio.stopped.has(to))
      return respond(400, { code: 21610, message: 'Attempt to send to unsubscribed recipient' })
    if (body.length > 1600)
      return respond(400, { code: 21617, message: 'The message body exceeds 1600 characters' })
    const message: TakenMessage = {
      sid: `SM${randomBytes(16).toString('hex')}`,
      to,
      body,
      statusCallback: form.get('StatusCallback'),
      createdAt: twilio.now(),
    }
    twilio.taken.unshift(message)
    if (accident === 'taken-unheard') return void request.socket.destroy()
    respond(201, describe(message))
  }
  return twilio
}

function describe({ sid, to, body, createdAt }: TakenMessage) {
  return {
    sid,
    to,
    body,
    direction: 'outbound-api',
    status: 'queued',
    num_segments: String(measureText(body).segments),
    date_created: createdAt.toUTCString(),
  }
}

function sign(token: string, url: string, fields: Readonly<Record<string, string>>): string {
  const text = Object.keys(fields)
    .sort()
    .reduce((sum, name) => `${sum}${name}${fields[name]}`, url)
  return createHmac('sha1', token).update(text, 'utf8').digest('base64')
}
