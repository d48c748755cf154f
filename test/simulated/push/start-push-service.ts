import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, newBrowser } from './push-browser.ts'

export type PushService = {
  /** Subscribes a browser to which this service delivers. */
  subscribe(): {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** What browsers were shown, as their service workers received it. */
  readonly shown: unknown[]
  /** The reasons for refused requests. */
  readonly refused: string[]
  /** The public keys that signed requests. */
  readonly signers: string[]
  /** The status of every response, to simulate failures; undefined for the correct one. */
  answer: number | undefined
  close(): void
}

const LONGEST_TOKEN_SECONDS = 24 * 3600

/** Starts a push service on loopback: RFC 8030 for the request, 8291 for its body, and 8292 for the sender. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const service: PushService = {
    subscribe() {
      const browser = newBrowser()
      const path = `/push/${browsers.size + 1}`
      browsers.set(path, browser)
      return { endpoint: origin + path, keys: browser.keys }
    },
    shown: [],
    refused: [],
    signers: [],
    answer: undefined,
    close: () => server.close(),
  }
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = []
    for await (const chunk of request) chunks.push(chunk)
    const browser = browsers.get(request.url ?? '')
    if (service.answer) return response.writeHead(service.answer).end()
    if (!browser) return response.writeHead(404).end()
    try {
      service.signers.push(checkRequest(request.headers, origin))
      service.shown.push(JSON.parse(browser.decrypt(Buffer.concat(chunks))))
      response.writeHead(201, { Location: `${origin}/message/1` }).end()
    } catch (error) {
      service.refused.push(String(error))
      response.writeHead(400).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

/** Returns the public key that signed a request. Throws for requests that a push service would refuse. */
function checkRequest(headers: IncomingHttpHeaders, origin: string): string {
  if (!/^\d+$/.test(String(headers.ttl))) throw new Error('TTL is missing (RFC 8030, 5.2)')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('The body is not aes128gcm (RFC 8291)')
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  if (!token || !key) throw new Error('There is no VAPID signature (RFC 8292, 3)')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: toPublicKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('The signature is not of this key')
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  if (aud !== origin) throw new Error(`It was signed for ${aud}`)
  const seconds = exp - Date.now() / 1000
  if (!(seconds > 0 && seconds <= LONGEST_TOKEN_SECONDS))
    throw new Error('It is signed for too long, or for the past')
  if (!/^(mailto:|https:)/.test(sub)) throw new Error('Nobody can be reached')
  return key
}

function toPublicKey(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
}
