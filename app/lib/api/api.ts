import type { AnyCall, CallAddress, CallPath, CallRequest, CallResponse } from '#contract/calls.ts'
import type { Method } from '#contract/wire/endpoint.ts'
import { apiRequest } from './api-request.ts'

/** A path of the API as the contract writes it, such as `/api/themes/:id`. */
export type ApiPath = AnyCall['path']

type Headers = { readonly headers?: Record<string, string> }
/** A call's last argument; optional if nothing in it is required. */
type Given<Input> = Partial<Input> extends Input ? [input?: Input] : [input: Input]
type Call<M extends Method> = <Path extends CallPath<M>>(
  path: Path,
  ...input: Given<CallRequest<M, Path> & Headers>
) => Promise<CallResponse<M, Path>>

/**
 * The API client, type-checked against the contract. Calls throw ApiFailure for a response that is not OK,
 * and TypeError if there is no response at all.
 */
export const api: { readonly [M in Method]: Call<M> } = {
  get: caller('GET'),
  post: caller('POST'),
  put: caller('PUT'),
  patch: caller('PATCH'),
  delete: caller('DELETE'),
}

export type AnyAddress = { params?: object | undefined; query?: object | undefined }
type AnyInput = AnyAddress & Headers & { body?: unknown }

function caller(method: string) {
  return async (path: string, { body, headers, ...places }: AnyInput = {}) => {
    const response = await apiRequest(method, fillPath(path, places), body, headers)
    return response.status === 204 ? undefined : await response.json()
  }
}

/** Returns the URL of a GET: the path with its parameters, and the query without undefined values. */
export function apiPath<Path extends CallPath<'get'>>(
  path: Path,
  ...[places]: Given<CallAddress<'get', Path>>
): string {
  return fillPath(path, places)
}

/** Like apiPath, for callers that have checked the arguments. */
export function fillPath(path: string, { params = {}, query = {} }: AnyAddress = {}): string {
  const filled = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, () => encodeURIComponent(String(value))),
    path,
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length > 0
    ? `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : filled
}
