import { AsyncLocalStorage } from 'node:async_hooks'

/** What is being answered, for the log and the metrics. The route is a pattern such as `/api/bookings/:id`. */
export type CurrentRequest = { readonly id: string; route: string }

const current = new AsyncLocalStorage<CurrentRequest>()

/** Does the work of one request: whatever happens meanwhile, at any depth, belongs to it. */
export function duringRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  return current.run(request, work)
}

export function currentRequest(): CurrentRequest | undefined {
  return current.getStore()
}

/** What people read to us and the log is searched for: the beginning of the request's number. */
export function shortRequestId(id: string): string {
  return id.slice(0, 8)
}
