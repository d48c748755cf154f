import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { AnyCall } from '#contract/calls.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import type { Admin, Context } from '#server/context.ts'
import type { AppContext, AppEnvironment } from './app-environment.ts'
import { withIdempotency } from './idempotency.ts'
import { hasNul, readJson, UNSTORABLE_TEXT } from './read-json.ts'
import { type DetailedRefusal, invalidResponse, refusalResponse } from './responses.ts'
import { requireAdmin } from './sign-in-check.ts'
import { validationSentence } from './validation-sentence.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type ResponseOf<S> = S extends z.ZodType ? z.input<S> : null

/** What a handler is given: the checked request, and who asks. */
export type Call<E extends Endpoint> = {
  readonly ctx: Context
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
  /** The administrator who signed this request, if one did. Always there for staff calls. */
  readonly admin: E['staff'] extends true ? Admin : Admin | undefined
  readonly c: AppContext
}

type ResponseBody<E extends Endpoint> =
  | ResponseOf<E['responses'][keyof E['responses']]>
  | DetailedRefusal
  | Response

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseBody<E>> | ResponseBody<E>

/**
 * Puts one described call into the API: credentials first, then the request's shape, then the handler.
 * The handler's value is sent with the description's first status; a refusal with its own.
 */
export function serve<E extends AnyCall>(app: Hono<AppEnvironment>, call: E, handler: Handler<E>): void {
  const endpoint: Endpoint = call
  const successStatus = Number(Object.keys(endpoint.responses)[0]) as ContentfulStatusCode
  app.on(endpoint.method.toUpperCase(), endpoint.path, async (c) => {
    if (endpoint.staff) {
      const refused = await requireAdmin(c)
      if (refused) return refused
      c.header('Cache-Control', 'no-store')
    }
    const checked = await checkRequest(endpoint, c)
    if (checked instanceof Response) return checked
    const handle = async () => {
      // The request was checked against the description that Call is derived from; the compiler cannot follow that.
      const call: unknown = { ...checked, ctx: c.get('ctx'), admin: c.get('admin'), c }
      const result = await handler(call as Call<E>)
      if (result instanceof Response) return result
      if (isRefusal(result)) return refusalResponse(c, result)
      return result === null ? c.body(null, 204) : c.json(result as object, successStatus)
    }
    return endpoint.method === 'post' && !endpoint.rawBody && !endpoint.respondsWithSecret
      ? withIdempotency(c, checked.rawText, handle)
      : handle()
  })
}

const IN_SENTENCES = { error: validationSentence }

async function checkRequest(endpoint: Endpoint, c: AppContext) {
  if (hasNul([...Object.values(c.req.param()), ...Object.values(c.req.query())]))
    return refusalResponse(c, UNSTORABLE_TEXT)
  const params = endpoint.params?.safeParse(c.req.param(), IN_SENTENCES)
  // An address that cannot exist is not found, rather than badly asked for.
  if (params && !params.success) {
    const numeric = endpoint.path.endsWith(':id') || endpoint.path.includes(':id/')
    return numeric
      ? invalidResponse(c, params.error)
      : refusalResponse(c, refuse('not_found', 'There is nothing at this address'))
  }
  const query = endpoint.query?.safeParse(c.req.query(), IN_SENTENCES)
  if (query && !query.success) return invalidResponse(c, query.error)
  if (!endpoint.body) return { params: params?.data, query: query?.data, body: undefined, rawText: '' }
  const json = await readJson(c)
  if (isRefusal(json)) return refusalResponse(c, json)
  const body = await endpoint.body.safeParseAsync(json.value, IN_SENTENCES)
  if (!body.success) return invalidResponse(c, body.error)
  return { params: params?.data, query: query?.data, body: body.data, rawText: json.text }
}
