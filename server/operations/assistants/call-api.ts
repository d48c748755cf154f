import type { Hono } from 'hono'
import type { CallPath, CallResponse } from '#contract/calls.ts'
import type { Method } from '#contract/wire/endpoint.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { AppContext, AppEnvironment } from '#server/foundation/http/app-environment.ts'
import { toKeyHeader } from '#server/foundation/http/idempotency.ts'
import { LANGUAGE_HEADER } from '#server/foundation/http/reader-language.ts'

/** A complete refusal by the API: the code, the sentence, and what helps the caller to continue. */
export type ToolRefusal = { readonly refused: ApiError }

export function isToolRefusal(value: unknown): value is ToolRefusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

type Values = Readonly<Record<string, unknown>>

/** Arguments may be anything: the API checks them and refuses invalid ones in its own words. */
type CallInput = {
  readonly params?: Values
  readonly query?: Values
  readonly body?: unknown
  readonly idempotencyKey?: string | undefined
}

export type CallApi = <M extends Method, Path extends CallPath<M>>(
  method: M,
  path: Path,
  question?: CallInput,
) => Promise<CallResponse<M, Path> | ToolRefusal>

type Caller = {
  readonly c: AppContext
  readonly language: Language
  /** Forwarded as the caller's credentials; without it the caller is a visitor. */
  readonly authorization?: string | undefined
}

/**
 * Returns a function that calls the API in process on behalf of the same caller: the same rules, limits and refusals
 * apply.
 */
export function createCallApi(api: Hono<AppEnvironment>, { c, language, authorization }: Caller): CallApi {
  return async <M extends Method, Path extends CallPath<M>>(
    method: M,
    path: Path,
    { params = {}, query = {}, body, idempotencyKey }: CallInput = {},
  ) => {
    const forwarded = c.req.header('x-forwarded-for')
    const headers = {
      [LANGUAGE_HEADER]: language,
      ...(authorization && { Authorization: authorization }),
      ...(idempotencyKey && { 'Idempotency-Key': toKeyHeader(idempotencyKey) }),
      ...(forwarded && { 'X-Forwarded-For': forwarded }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    }
    const sent = {
      method: method.toUpperCase(),
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }
    const response = await api.request(fillIn(path, params) + toSearch(query), sent, {
      incoming: c.env?.incoming,
    })
    const value: unknown = response.status === 204 ? undefined : await response.json()
    // The response has its contract's type: the API's tests check every response against it.
    return response.ok ? (value as CallResponse<M, Path>) : { refused: value as ApiError }
  }
}

function fillIn(path: string, params: Values): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(toText(params[name] ?? '')))
}

/** An object may have a `toString` of its own, and half of an emoji cannot be part of an address. */
function toText(value: unknown): string {
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
}

function toSearch(query: Values): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, toText(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
