import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type PageContent = {
  readonly html: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** A page as it is sent, in each encoding: nothing is put together when somebody asks for it. */
export type EncodedPage = { readonly status: number } & Readonly<Record<Encoding, Reply>>

type Encoding = 'br' | 'gzip' | 'identity'

type Reply = {
  readonly etag: string
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | number>>
  /** Those of the answer to a reader who has this already. */
  readonly headersUnchanged: Readonly<Record<string, string>>
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export async function encodePage({ html, status, headers }: PageContent): Promise<EncodedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    gzipped(identity, { level: 9 }),
  ])
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers)).digest('base64url')
  const reply = (encoding: Encoding, body: Buffer): Reply => {
    const etag = `"${hash.slice(0, 27)}-${encoding}"`
    const headersUnchanged = { ...headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etag }
    const ofBody = {
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    }
    return { etag, body, headers: { ...headersUnchanged, ...ofBody }, headersUnchanged }
  }
  return { status, br: reply('br', br), gzip: reply('gzip', gz), identity: reply('identity', identity) }
}

export function sendEncoded(
  page: EncodedPage,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const reply = page[encodingFor(headers['accept-encoding'])]
  if (headers['if-none-match'] === reply.etag) {
    response.writeHead(304, reply.headersUnchanged).end()
    return
  }
  response.writeHead(page.status, reply.headers)
  response.end(method === 'HEAD' ? undefined : reply.body)
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
