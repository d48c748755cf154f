import { UNSTORABLE } from '#contract/fields.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import type { AppContext } from './app-environment.ts'

const BODY_BYTES_MAX = 1_048_576

export const BODY_TOO_LARGE = refuse(
  'too_large',
  'This request is larger than 1 MB. Please send less at once.',
)

/** PostgreSQL keeps no NUL in a text. */
export const UNSTORABLE_TEXT = refuse('invalid', UNSTORABLE)

export function hasNul(texts: readonly string[]): boolean {
  return texts.some((text) => text.includes('\0'))
}

/**
 * The request's JSON body, `undefined` for an empty one; stops reading past 1 MB. Half of a surrogate pair, as a cut
 * emoji leaves it, becomes a replacement character: PostgreSQL keeps it neither in text nor in JSON.
 */
export async function readJson(
  c: AppContext,
): Promise<Refusal | { readonly value: unknown; readonly text: string }> {
  const text = await readBody(c.req.raw)
  if (text === undefined) return BODY_TOO_LARGE
  if (text === '') return { value: undefined, text }
  let isUnstorable = false
  try {
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      const isText = typeof part === 'string'
      isUnstorable ||= hasNul(isText ? [key, part] : [key])
      return isText ? part.toWellFormed() : part
    })
    if (isUnstorable) return UNSTORABLE_TEXT
    return { value, text }
  } catch {
    return refuse('invalid', 'The request is not valid JSON')
  }
}

/** The request's body as text; `undefined` past 1 MB, of which no more is read. */
export async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES_MAX) return undefined
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > BODY_BYTES_MAX) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
