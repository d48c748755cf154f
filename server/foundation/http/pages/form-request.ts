import type { IncomingMessage } from 'node:http'

const BODY_BYTES_MAX = 65_536
/** Browsers send the first; mailboxes that unsubscribe their owner send either (RFC 8058, section 3.2). */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Converts a form submitted without the page's script to a request for the page; returns the status of the error if it
 * is refused.
 */
export async function formRequest(
  incoming: IncomingMessage,
  path: string,
): Promise<Request | 403 | 405 | 413 | 415> {
  if (incoming.method !== 'POST') return 405
  if (!isFromHere(incoming)) return 403
  const type = incoming.headers['content-type'] ?? ''
  if (!FORMS.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) return 415
  const body = await readBody(incoming)
  if (body === undefined) return 413
  return new Request(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Uint8Array(body),
  })
}

/** Browsers send the origin of a submitted form. Those too old to do so send nothing. */
function isFromHere({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true
  // What browsers send from a page that tells no referrer.
  if (headers.origin === 'null') return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'
  return URL.parse(headers.origin)?.host === headers.host
}

/** Returns undefined if the body exceeds the limit, beyond which nothing is read. */
async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength
    if (bytes > BODY_BYTES_MAX) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
