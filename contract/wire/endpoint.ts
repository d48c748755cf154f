import type { z } from 'zod'
import './without-eval.ts'
import type { Permission } from './permissions.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

type Incomplete = {
  readonly message: string
  /** What the schema says beside each required field. */
  readonly missing: readonly string[]
}

/**
 * Describes one call of the API: the server validates requests against it, and the OpenAPI description is generated
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
   * The call could let somebody in, divert money, or hand over or erase families' data. A browser that has not shown a
   * password within ten minutes is asked again, with status 403 and the code `password_needed`. Keys get the same
   * response, unless only people are asked.
   */
  readonly asksForPassword?: true | 'of people'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** What a response says above all if a field is missing, where a form has one sentence for all its required fields. */
  readonly incomplete?: Incomplete
  /** The schema of each successful response by status; null if it has no body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>
  /** The statuses of refusals that a caller must be ready to handle. */
  readonly refusals?: readonly number[]
  /**
   * The response contains a credential, so it is never stored, not even for repeated requests; a repeat may get a new
   * one.
   */
  readonly respondsWithSecret?: boolean
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

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}
