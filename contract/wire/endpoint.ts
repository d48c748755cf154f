import type { z } from 'zod'
import './without-eval.ts'
import type { Permission } from './permissions.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * One call of the API, described once: the server checks requests with it, and the OpenAPI description is generated
 * from it. `path` uses Hono's `:name` for parameters. `staff` says who may call: anybody (false), or staff whose role
 * has this permission.
 */
export type Endpoint = {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly staff: false | Permission
  /**
   * It could let somebody in, or lead money elsewhere: a browser that showed no password for ten minutes is asked
   * again, by 403 with the code `password_needed`.
   */
  readonly asksForPassword?: boolean
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The schema of each successful response by status; null if it has no body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>
  /** The statuses of refusals that a caller must handle. */
  readonly refusals?: readonly number[]
  /** The response contains a credential: it is never stored, not even for a repeated request, which may get a new one. */
  readonly respondsWithSecret?: boolean
  /** The request carries a file or other non-JSON body, read by the handler itself. */
  readonly rawBody?:
    | 'multipart/form-data'
    | 'text/plain'
    | 'application/json'
    | 'application/x-www-form-urlencoded'
    | 'image/*'
}

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}
