import { UNSTORABLE } from '#contract/fields.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { requestTooLarge } from '#domain/sentences/to-staff.ts'
import type { AppContext } from './app-environment.ts'

/** What staff and signed events may send at once. */
export const STAFF_BODY_BYTES_MAX = 1_048_576
/** Many times what the longest form of a visitor needs. */
export const PUBLIC_BODY_BYTES_MAX = 65_536

/** PostgreSQL keeps no NUL in a text. */
export const UNSTORABLE_TEXT = refuse('invalid', UNSTORABLE)
const NOT_JSON = refuse(
  'unsupported_type',
  'Please send JSON, with the header Content-Type: application/json',
)
const JSON_TYPE = /^application\/json\s*(;|$)/i

export function bodyTooLarge(bytesMax: number): Refusal {
  const size = bytesMax < STAFF_BODY_BYTES_MAX ? `${bytesMax / 1024} kB` : `${bytesMax / 1024 ** 2} MB`
  return refuse('too_large', requestTooLarge(size))
}

/** The request's JSON body, `undefined` for an empty one. It is not checked for anything but its syntax. */
export async function readJson(
  c: AppContext,
  bytesMax: number,
): Promise<Refusal | { readonly value: unknown; readonly text: string }> {
  const text = await readBody(c.req.raw, bytesMax)
  if (text === undefined) return bodyTooLarge(bytesMax)
  if (text === '') return { value: undefined, text }
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return NOT_JSON
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return refuse('invalid', 'The request is not valid JSON')
  }
}

/** The request's body as text; `undefined` past the limit, of which no more is read. */
export async function readBody(request: Request, bytesMax: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return undefined
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export function hasNul(texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('\0'))
}

/**
 * A validated value as PostgreSQL can keep it, or the refusal of a NUL in it. Half of a surrogate pair, as a cut emoji
 * leaves it, becomes a replacement character: PostgreSQL keeps it neither in text nor in JSON. Only what a schema let
 * through is looked at: walking whatever strangers send costs a hundred times as much as parsing it.
 */
export function storable<T>(value: T): T | Refusal {
  let isUnstorable = false
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') {
      isUnstorable ||= part.includes('\0')
      return part.toWellFormed()
    }
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [walk(key), walk(inner)]))
  }
  const walked = walk(value) as T
  return isUnstorable ? UNSTORABLE_TEXT : walked
}
