import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { AnyCall } from '#contract/calls.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import type { Permission } from '#contract/wire/permissions.ts'
import { validationSentence } from '#contract/wire/validation-sentence.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { type Admin, type Context, contextOfStaff } from '#server/context.ts'
import type { AppContext, AppEnvironment } from './app-environment.ts'
import type { DetailedRefusal } from './detailed-refusal.ts'
import { withIdempotency } from './idempotency.ts'
import {
  hasNul,
  PUBLIC_BODY_BYTES_MAX,
  readJson,
  STAFF_BODY_BYTES_MAX,
  storable,
  UNSTORABLE_TEXT,
} from './read-json.ts'
import { getLanguage, getReaderLanguage } from './reader-language.ts'
import { invalidResponse, refusalResponse } from './responses.ts'
import { identifyAdmin, requireAdmin, requirePassword } from './sign-in-check.ts'

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type SentBody<S> = S extends z.ZodType ? z.input<S> : null

/** The arguments of a handler: the validated request and its caller. */
export type Call<E extends Endpoint> = {
  readonly ctx: Context
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
  /** The authenticated administrator, if any. Always set for staff calls. */
  readonly admin: E['staff'] extends Permission ? Admin : Admin | undefined
  readonly c: AppContext
  /** The language of the response's reader. */
  readonly language: Language
}

type ResponseBody<E extends Endpoint> =
  | SentBody<E['responses'][keyof E['responses']]>
  | DetailedRefusal
  | Response

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseBody<E>> | ResponseBody<E>

/** Refuses callers without access, based on the URL and the headers alone. */
type Permit<E extends Endpoint> = (
  call: Omit<Call<E>, 'body'>,
) => Promise<DetailedRefusal | undefined> | DetailedRefusal | undefined

/**
 * Returns the secret of what a repeated request created the first time. Responses with secrets are not stored, so only
 * the id of what was created is known.
 */
type Reissue<E extends Endpoint> = (
  call: Omit<Call<E>, 'body'>,
  id: number,
) => Promise<SentBody<E['responses'][keyof E['responses']]> | DetailedRefusal>

type Options<E extends Endpoint> = {
  readonly permit?: Permit<E>
  readonly reissue?: Reissue<E>
}

/**
 * Registers a described call in the API: checks credentials and permission first, then the request's shape, then runs
 * the handler. Its value is sent with the description's first status, a refusal with its own. If `permit` refuses, the
 * body is not read, and no stored response of an earlier request is sent.
 */
export type Serve = <E extends AnyCall>(call: E, handler: Handler<E>, options?: Options<E>) => void

/** The calls of a feature: `serve` registers each, and `app` takes what runs before some of them. */
export function endpoints(register: (serve: Serve, app: Hono<AppEnvironment>) => void) {
  return (app: Hono<AppEnvironment>): void =>
    register((call, handler, options) => serveEndpoint(app, call, handler, options), app)
}

function serveEndpoint<E extends AnyCall>(
  app: Hono<AppEnvironment>,
  call: E,
  handler: Handler<E>,
  { permit, reissue }: Options<E> = {},
): void {
  const endpoint: Endpoint = call
  const successStatus = Number(Object.keys(endpoint.responses)[0]) as ContentfulStatusCode
  app.on(endpoint.method.toUpperCase(), endpoint.path, async (c) => {
    if (endpoint.staff) {
      const refused =
        (await requireAdmin(c, endpoint.staff)) ??
        (await requireAdmin(c, endpoint.alsoRequires)) ??
        (await requirePassword(c, endpoint))
      if (refused) return refused
      c.header('Cache-Control', 'no-store')
    }
    const address = checkAddress(endpoint, c)
    if (address instanceof Response) return address
    // The request is validated against the description that Call is derived from, which the compiler cannot follow.
    const input: unknown = {
      ...address,
      ctx: endpoint.staff ? contextOfStaff(c.get('ctx')) : c.get('ctx'),
      admin: c.get('admin'),
      c,
      language: endpoint.inStaffLanguage ? getReaderLanguage(c) : getLanguage(c),
    }
    const refusal = await permit?.(input as Omit<Call<E>, 'body'>)
    if (refusal) return refusalResponse(c, refusal)
    const checked = await checkBody(endpoint, c)
    if (checked instanceof Response) return checked
    const respond = (result: ResponseBody<E>) => {
      if (result instanceof Response) return result
      if (isRefusal(result)) return refusalResponse(c, result)
      return result === null ? c.body(null, 204) : c.json(result as object, successStatus)
    }
    const handle = async () =>
      respond(await handler({ ...(input as Call<E>), body: checked.body as Call<E>['body'] }))
    const isSecret = endpoint.respondsWithSecret === true
    const isKept = endpoint.method === 'post' && !endpoint.rawBody && (!isSecret || reissue !== undefined)
    const key = isKept && c.req.header('idempotency-key')
    if (!key) return handle()
    const request = { key, caller: await getCaller(c), rawText: checked.rawText }
    return withIdempotency(
      c,
      request,
      handle,
      reissue && (async (id) => respond(await reissue(input as Omit<Call<E>, 'body'>, id))),
    )
  })
}

/** A response that is stored for one caller is never sent to another. */
async function getCaller(c: AppContext): Promise<string> {
  const admin = await identifyAdmin(c)
  if (admin?.keyId !== undefined) return `key ${admin.keyId}`
  return admin ? `user ${admin.userId}` : 'visitor'
}

const IN_SENTENCES = { error: validationSentence }

function checkAddress(endpoint: Endpoint, c: AppContext) {
  if (hasNul([...Object.values(c.req.param()), ...Object.values(c.req.query())]))
    return refusalResponse(c, UNSTORABLE_TEXT)
  const params = endpoint.params?.safeParse(c.req.param(), IN_SENTENCES)
  // A path that cannot exist gets "not found" rather than "bad request".
  if (params && !params.success) {
    const numeric = endpoint.path.endsWith(':id') || endpoint.path.includes(':id/')
    return numeric
      ? invalidResponse(c, params.error)
      : refusalResponse(c, refuse('not_found', 'api.nothingHere'))
  }
  const query = endpoint.query?.safeParse(c.req.query(), IN_SENTENCES)
  if (query && !query.success) return invalidResponse(c, query.error)
  return { params: params?.data, query: query?.data }
}

async function checkBody(endpoint: Endpoint, c: AppContext) {
  if (!endpoint.body) return { body: undefined, rawText: '' }
  const json = await readJson(c, endpoint.staff ? STAFF_BODY_BYTES_MAX : PUBLIC_BODY_BYTES_MAX)
  if (isRefusal(json)) return refusalResponse(c, json)
  const parsed = await endpoint.body.safeParseAsync(json.value, IN_SENTENCES)
  if (!parsed.success) return invalidResponse(c, parsed.error, endpoint.incomplete)
  const body = storable(parsed.data)
  return isRefusal(body) ? refusalResponse(c, body) : { body, rawText: json.text }
}
