import { useRef } from 'react'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { randomKey } from '#app/lib/random-key.ts'

export type Keyed<Body> = { readonly body: Body; readonly headers: Record<string, string> }
type SendKeyed = <Body, Sent>(body: Body, send: (request: Keyed<Body>) => Promise<Sent>) => Promise<Sent>

/**
 * Sends a body with an idempotency key, which stays the same until a request succeeds: a retry after a lost
 * response has no second effect. The server refuses the key for a different body, once: staff check first,
 * and may then send it with a new key.
 */
export function useRequestKey(): SendKeyed {
  const key = useRef<string>(undefined)
  return async (body, send) => {
    key.current ??= randomKey()
    try {
      const sent = await send({ body, headers: { 'Idempotency-Key': key.current } })
      key.current = undefined
      return sent
    } catch (error) {
      if (isMismatch(error)) key.current = undefined
      throw error
    }
  }
}

function isMismatch(error: unknown): boolean {
  return error instanceof ApiFailure && error.response.code === 'idempotency_mismatch'
}
