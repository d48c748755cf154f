import { z } from 'zod'
import './without-eval.ts'
import { pathId, pathReference } from './fields.ts'
import type { Permission } from './permissions.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Incomplete = {
  readonly message: string
  /** What the schema says beside each required field. */
  readonly missing: readonly string[]
}

/** What few calls say about themselves. */
type Particulars = {
  /**
   * The call could let somebody in, divert money, or hand over or erase families' data. A browser that has not shown a
   * password within ten minutes is asked again, with status 403 and the code `password_needed`. Keys get the same
   * response, unless only people are asked.
   */
  readonly asksForPassword?: true | 'of people'
  /** A second permission that staff need, usually for what the response shows. */
  readonly alsoRequires?: Permission
  /** What a response says above all if a field is missing, where a form has one sentence for all its required fields. */
  readonly incomplete?: Incomplete
  /**
   * The response contains a credential, so it is never stored, not even for repeated requests; a repeat may get a new
   * one.
   */
  readonly respondsWithSecret?: boolean
  /**
   * The response has sentences of the program for staff, rather than texts that the owner edits: browsers get it in the
   * language of the account.
   */
  readonly inStaffLanguage?: true
  /** The request has a file or another non-JSON body, which the handler reads itself. */
  readonly rawBody?:
    | 'multipart/form-data'
    | 'text/plain'
    | 'application/json'
    | 'application/x-www-form-urlencoded'
    | 'image/*'
  /** The fields of a form that the handler reads itself, for the description alone. */
  readonly form?: z.ZodObject
}

/** One call of the API: the server validates requests against it, and the OpenAPI description is generated from it. */
export type Endpoint = Particulars & {
  readonly method: Method
  /** Uses Hono's `:name` for parameters. */
  readonly path: string
  readonly summary: string
  readonly tag: string
  /** Who may call: anybody (false), or staff whose role has this permission. */
  readonly staff: false | Permission
  readonly params?: z.ZodObject | undefined
  readonly query?: z.ZodObject | undefined
  readonly body?: z.ZodType | undefined
  /** The schema of each successful response by status; null if it has no JSON. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>
  /** The statuses of refusals that a caller must be ready to handle. */
  readonly refusals: readonly number[]
}

/** An object that the OpenAPI description lists under a name of its own. */
export function namedObject<Shape extends z.core.$ZodLooseShape>(
  id: string,
  shape: Shape,
  description?: string,
) {
  return z.object(shape).meta({ id, ...(description && { description }) })
}

type Group<Staff, Query> = {
  readonly tag: string
  readonly staff: Staff
  /** For calls without a query of their own. */
  readonly query?: Query
}

type Answer = z.ZodType | null | undefined
type AnyShape = Readonly<Record<string, z.ZodType>>

type Details<Shape, Query, Body, Returns, Creates, Accepts> = Particulars & {
  /** Parameters in the path other than `:id` and `:reference`, or with another schema. */
  readonly params?: Shape
  readonly query?: Query
  readonly body?: Body
  /** The response with status 200; null if it is no JSON. */
  readonly returns?: Returns
  /** The response with status 201. */
  readonly creates?: Creates
  /** The response with status 202. Without any response, the status is 204. */
  readonly accepts?: Accepts
  /**
   * The statuses of refusals besides 400 of calls with a query or body of their own, 401 and 403 of calls for staff, and
   * 404 of paths with parameters.
   */
  readonly refuses?: readonly number[]
}

const KNOWN_PARAMS = { id: pathId, reference: pathReference }
type KnownParams = typeof KNOWN_PARAMS

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

type Params<Name extends string, Shape extends AnyShape> = [Name] extends [never]
  ? undefined
  : z.ZodObject<{
      readonly [N in Name]: N extends keyof Shape
        ? Shape[N]
        : N extends keyof KnownParams
          ? KnownParams[N]
          : never
    }>

type Responses<Returns, Creates, Accepts> = [Returns, Creates, Accepts] extends [
  undefined,
  undefined,
  undefined,
]
  ? { readonly 204: null }
  : Pick<
      { readonly 200: Returns; readonly 201: Creates; readonly 202: Accepts },
      IfGiven<Returns, 200> | IfGiven<Creates, 201> | IfGiven<Accepts, 202>
    >

type IfGiven<Schema, Status> = Schema extends undefined ? never : Status

type Describe<M extends Method, Staff, GroupQuery extends z.ZodObject | undefined> = <
  Path extends string,
  Shape extends AnyShape = Record<never, never>,
  Query extends z.ZodObject | undefined = GroupQuery,
  Body extends z.ZodType | undefined = undefined,
  Returns extends Answer = undefined,
  Creates extends Answer = undefined,
  Accepts extends Answer = undefined,
>(
  path: Path,
  summary: string,
  details?: Details<Shape, Query, Body, Returns, Creates, Accepts>,
) => Described<
  M,
  Path,
  Staff,
  Params<ParamName<Path>, Shape>,
  Query,
  Body,
  Responses<Returns, Creates, Accepts>
>

type Derived = 'method' | 'path' | 'staff' | 'params' | 'query' | 'body' | 'responses'

interface Described<M, Path, Staff, Params, Query, Body, Responses> extends Omit<Endpoint, Derived> {
  readonly method: M
  readonly path: Path
  readonly staff: Staff
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly responses: Responses
}

/** Returns functions that describe calls with the same tag for the same callers. */
export function describeCalls<
  const Staff extends false | Permission,
  Query extends z.ZodObject | undefined = undefined,
>(group: Group<Staff, Query>): { readonly [M in Method]: Describe<M, Staff, Query> } {
  // The compiler cannot follow what is derived from the path and the details.
  const describe = (method: Method) =>
    ((path: string, summary: string, details: AnyDetails = {}): Endpoint => {
      const { params, returns, creates, accepts, refuses = [], ...rest } = details
      const isValidated = details.query || details.body || details.form
      const ownParams = getParams(path, params)
      return {
        ...group,
        ...rest,
        method,
        path,
        summary,
        params: ownParams,
        responses: getResponses({ 200: returns, 201: creates, 202: accepts }),
        refusals: [
          ...(isValidated ? [400] : []),
          ...(group.staff ? [401, 403] : []),
          ...(ownParams ? [404] : []),
          ...refuses,
        ],
      }
    }) as Describe<never, Staff, Query>
  return {
    get: describe('get'),
    post: describe('post'),
    put: describe('put'),
    patch: describe('patch'),
    delete: describe('delete'),
  }
}

type AnyDetails = Details<AnyShape, z.ZodObject | undefined, z.ZodType | undefined, Answer, Answer, Answer>

function getParams(path: string, own: AnyShape = {}): z.ZodObject | undefined {
  const known: AnyShape = { ...KNOWN_PARAMS, ...own }
  const names = path.match(/:\w+/g)?.map((name) => name.slice(1))
  return names && z.object(Object.fromEntries(names.map((name) => [name, known[name]])))
}

function getResponses(byStatus: Readonly<Record<number, Answer>>): Endpoint['responses'] {
  const given = Object.entries(byStatus).filter(
    (one): one is [string, z.ZodType | null] => one[1] !== undefined,
  )
  return given.length > 0 ? Object.fromEntries(given) : { 204: null }
}
