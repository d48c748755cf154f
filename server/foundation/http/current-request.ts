import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'

/** The request being handled, for the log and the metrics. The route is a pattern such as `/api/bookings/:id`. */
export type CurrentRequest = { readonly id: string; route: string }

const current = new AsyncLocalStorage<CurrentRequest>()

/** Runs the work of a request: everything that happens in it, at any depth, is attributed to the request. */
export function duringRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return current.run(request, work)
}

export function currentRequest(): CurrentRequest | undefined {
  return current.getStore()
}

/** Returns the start of the request id, which people quote and which can be searched for in the log. */
export function shortRequestId(id: string): string {
  return id.slice(0, 8)
}

/** Returns whether the connection ended before the request was complete, which is not an error of the server. */
export function hasCallerLeft(incoming: IncomingMessage | undefined): boolean {
  return incoming?.destroyed === true && !incoming.complete
}
