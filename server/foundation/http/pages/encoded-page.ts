import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type PageContent = {
  readonly html: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

type Encoding = 'br' | 'gzip' | 'identity'

type Reply = {
  readonly etag: string
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | number>>
  /** The headers for a reader who already has this reply. */
  readonly headersUnchanged: Readonly<Record<string, string>>
}

/** Brotli's quality. The best takes 25 times as long and makes a page a twelfth smaller. */
const FAST = 9
const BEST = 11
/** A page that is sent this often before it changes is worth the best compression. */
const SENDS_BEFORE_BEST = 4

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** A page ready to be sent in each encoding, so that nothing is left to do when somebody asks for it. */
export class EncodedPage {
  readonly status: number
  readonly #replies: Record<Encoding, Reply>
  #sends = 0

  constructor(status: number, replies: Record<Encoding, Reply>) {
    this.status = status
    this.#replies = replies
  }

  send({ method, headers }: IncomingMessage, response: ServerResponse): void {
    if (++this.#sends === SENDS_BEFORE_BEST) void this.#compressBest()
    const reply = this.#replies[encodingFor(headers['accept-encoding'])]
    if (headers['if-none-match'] === reply.etag) {
      response.writeHead(304, reply.headersUnchanged).end()
      return
    }
    response.writeHead(this.status, reply.headers)
    response.end(method === 'HEAD' ? undefined : reply.body)
  }

  async #compressBest(): Promise<void> {
    const { br, identity } = this.#replies
    this.#replies.br = withBody(br, await compress(identity.body, BEST))
  }
}

/** Compresses a page fast: whoever asks first is waiting for it. */
export async function encodePage({ html, status, headers }: PageContent): Promise<EncodedPage> {
  const identity = Buffer.from(html)
  const [br, gz] = await Promise.all([compress(identity, FAST), gzipped(identity, { level: 9 })])
  const hash = createHash('sha256').update(identity).update(JSON.stringify(headers)).digest('base64url')
  const reply = (encoding: Encoding, body: Buffer): Reply => {
    // Weak, because the same page may be compressed in two ways.
    const etag = `W/"${hash.slice(0, 27)}-${encoding}"`
    const headersUnchanged = { ...headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding', ETag: etag }
    const contentEncoding = encoding === 'identity' ? {} : { 'Content-Encoding': encoding }
    return withBody({ etag, headers: { ...headersUnchanged, ...contentEncoding }, headersUnchanged }, body)
  }
  return new EncodedPage(status, {
    br: reply('br', br),
    gzip: reply('gzip', gz),
    identity: reply('identity', identity),
  })
}

function withBody(reply: Omit<Reply, 'body'>, body: Buffer): Reply {
  return { ...reply, body, headers: { ...reply.headers, 'Content-Length': body.length } }
}

function compress(page: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotli(page, { params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: page.length } })
}

function encodingFor(accepted = ''): Encoding {
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity'
}
