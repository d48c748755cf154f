import { useRef } from 'react'
import { ApiFailure } from '#app/lib/api/api-request.ts'
import { randomKey } from '#app/lib/random-key.ts'

type Keyed<Body> = { readonly body: Body; readonly headers: Record<string, string> }
type SendKeyed = <Body, Sent>(body: Body, send: (request: Keyed<Body>) => Promise<Sent>) => Promise<Sent>

/**
 * Sends a body with a request key, which stays the same until a request has succeeded: whatever is sent again after its
 * response was lost happens once. With another body the server refuses such a key, once: staff look first, and may then
 * send it with a new one.
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

/** Returns whether a failed request may have been carried out all the same, so that lists must be loaded again. */
export function mayBeDone(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status >= 500 || isMismatch(error)
}

function isMismatch(error: unknown): boolean {
  return error instanceof ApiFailure && error.response.code === 'idempotency_mismatch'
}
