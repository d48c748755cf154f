import { request as httpRequest } from 'node:http'
import { json } from 'node:stream/consumers'

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }

type Question = {
  readonly method?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/**
 * Sends a request as one of many visitors: the proxy treats each loopback address as a different visitor. Rejects if
 * the connection breaks.
 */
export function askFrom(localAddress: string, url: string, question: Question = {}): Promise<Reply> {
  const { method = 'GET', body, headers = {} } = question
  const text = body === undefined ? undefined : JSON.stringify(body)
  const type =
    text === undefined
      ? {}
      : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, { method, localAddress, agent: false, headers: { ...type, ...headers } })
    request.on('error', reject)
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const isJson = /json/.test(response.headers['content-type'] ?? '')
      if (!isJson) {
        response
          .on('error', reject)
          .on('end', () => resolve({ status, body: {} }))
          .resume()
        return
      }
      json(response).then((value) => resolve({ status, body: value as Record<string, unknown> }), reject)
    })
    request.end(text)
  })
}

/** Returns the address of the n-th visitor on this machine. */
export function visitorAddress(n: number): string {
  return `127.${1 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`
}
