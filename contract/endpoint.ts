import type { z } from 'zod'
import type { Permission } from './permissions.ts'

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * One call of the API, described once: the server checks requests with it, the OpenAPI description is made
 * from it. `path` uses Hono's `:name` for parts that vary. `staff` is who may call: anybody (false), or those on the
 * team whose role has this permission.
 */
export type Endpoint = {
  readonly method: Method
  readonly path: string
  readonly summary: string
  readonly tag: string
  readonly staff: false | Permission
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** The schema of each successful response by status; null where there is no body. */
  readonly responses: Readonly<Record<number, z.ZodType | null>>
  /** The refusals a caller must be ready for. */
  readonly refusals?: readonly number[]
  /** The response holds a credential: it is never kept, not even for a repeated request. */
  readonly respondsWithSecret?: boolean
  /** The request carries a file or other non-JSON body, read by the handler itself. */
  readonly rawBody?: 'multipart/form-data' | 'text/plain' | 'application/json'
}

export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}
