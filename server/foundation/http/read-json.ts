import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { AppContext } from './app-environment.ts'

/** The largest body of staff requests and signed events. */
export const STAFF_BODY_BYTES_MAX = 1_048_576
/** Many times the size of the longest visitor form. */
export const PUBLIC_BODY_BYTES_MAX = 65_536

/** PostgreSQL cannot store NUL in text. */
export const UNSTORABLE_TEXT = refuse('invalid', 'api.unstorable')
const NOT_JSON = refuse('unsupported_type', 'api.jsonNeeded')
/** No request needs as many levels, and walking thousands of them would overflow the stack. */
const LEVELS_MAX = 100
const JSON_TYPE = /^application\/json\s*(;|$)/i

export function bodyTooLarge(bytesMax: number): Refusal {
  const size = bytesMax < STAFF_BODY_BYTES_MAX ? `${bytesMax / 1024} kB` : `${bytesMax / 1024 ** 2} MB`
  return refuse('too_large', 'api.tooLarge', { size })
}

/** Returns the request's JSON body; undefined if it is empty. Only checks the syntax. */
export async function readJson(
  c: AppContext,
  bytesMax: number,
): Promise<Refusal | { readonly value: unknown; readonly text: string }> {
  const text = await readBody(c.req.raw, bytesMax)
  if (text === undefined) return bodyTooLarge(bytesMax)
  if (text === '') return { value: undefined, text }
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) return NOT_JSON
  if (isTooDeep(text)) return refuse('invalid', 'api.notValid')
  try {
    return { value: JSON.parse(text), text }
  } catch {
    return refuse('invalid', 'api.notJson')
  }
}

function isTooDeep(text: string): boolean {
  let level = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '"') isInText = !isInText
    else if (isInText) at += character === '\\' ? 1 : 0
    else if (character === '[' || character === '{') level++
    else if (character === ']' || character === '}') level--
    if (level > LEVELS_MAX) return true
  }
  return false
}

/** Returns the request's body as text; undefined if it exceeds the limit, beyond which nothing is read. */
export async function readBody(request: Request, bytesMax: number): Promise<string | undefined> {
  return (await readBytes(request, bytesMax))?.toString('utf8')
}

/** Returns the request's body; undefined if it exceeds the limit, beyond which nothing is read. */
export async function readBytes(request: Request, bytesMax: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return undefined
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function hasNul(texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('\0'))
}

/**
 * Returns a validated value in a form that PostgreSQL can store, or a refusal if it contains a NUL. Half a surrogate
 * pair, left by a truncated emoji, becomes a replacement character: PostgreSQL stores it neither in text nor in JSON.
 * Pass only validated values: walking arbitrary input costs a hundred times as much as parsing it.
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
