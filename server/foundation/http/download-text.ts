import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { bareHost, lookupFor, type Reach } from '#server/foundation/reach/public-address.ts'

export class DownloadFailure extends Error {
  readonly reason: 'unreachable' | 'refused' | 'too_large'
  constructor(reason: 'unreachable' | 'refused' | 'too_large', cause?: unknown) {
    super(`The download failed: ${reason}`, { cause })
    this.reason = reason
  }
}

type Download = {
  readonly url: string
  readonly accept: string
  readonly bytesMost: number
  readonly milliseconds: number
}

const REDIRECTS_MOST = 3

/**
 * Downloads text from a URL on the public Internet. Every redirect is checked like the URL itself. Throws a
 * DownloadFailure.
 */
export async function downloadText(download: Download, reach: Reach): Promise<string> {
  const signal = AbortSignal.timeout(download.milliseconds)
  let url = new URL(download.url)
  for (let redirects = 0; redirects <= REDIRECTS_MOST; redirects++) {
    const response = await open(url, download.accept, { reach, signal })
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return readAll(response, download.bytesMost)
    response.destroy()
    const isMoved = [301, 302, 303, 307, 308].includes(statusCode)
    const next = isMoved && headers.location ? URL.parse(headers.location, url) : null
    if (!next || (next.protocol !== 'https:' && next.protocol !== url.protocol)) break
    url = next
  }
  throw new DownloadFailure('refused')
}

type Guard = { readonly reach: Reach; readonly signal: AbortSignal }

function open(url: URL, accept: string, { reach, signal }: Guard): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Accept: accept, 'Accept-Encoding': 'identity', 'User-Agent': 'Moonlit-Teepees' }
    const lookup = lookupFor(bareHost(url), reach)
    send(url, { headers, lookup, agent: false, signal }, resolve).on('error', reject).end()
  }).catch((error: unknown) => {
    throw new DownloadFailure('unreachable', error)
  })
}

async function readAll(response: IncomingMessage, bytesMost: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength
      if (bytes > bytesMost) throw new DownloadFailure('too_large')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof DownloadFailure ? error : new DownloadFailure('unreachable', error)
  } finally {
    response.destroy()
  }
  return Buffer.concat(chunks).toString('utf8')
}
