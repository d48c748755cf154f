import type { z } from 'zod'
import type { CallPath, CallSchemas } from '#contract/calls.ts'
import type { RefusalBody } from '#contract/refusal-body.ts'
import type { Method } from '#contract/wire/endpoint.ts'

/** Any response may be a refusal, so all of its fields are optional. */
export type Refused = Partial<RefusalBody>

/**
 * The response body of a request by method (`'GET'`) and URL (`/api/bookings/${number}?page=1`), as the contract
 * describes it: what is returned on success and, optionally, the fields of a refusal. For a URL that the contract does
 * not describe, or that the compiler only knows as a string, only the fields of a refusal remain.
 */
export type CallAnswer<M extends string, Address extends string> =
  Lowercase<M> extends infer Known extends Method
    ? BodyAt<Known, DescribedPath<CallPath<Known>, WithoutQuery<Address>>>
    : Refused

type BodyAt<M extends Method, Path extends CallPath<M>> = [Path] extends [never]
  ? Refused
  : Path extends unknown
    ? OrRefused<Merged<SuccessBody<CallSchemas<M, Path>>>>
    : never

type OrRefused<Success> = Success & Omit<Refused, keyof Success>

/** What a call returns with any of its success statuses: nothing with 204, text where there is no schema. */
type SuccessBody<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends z.ZodType
    ? z.output<Responses[Status]>
    : Status extends 204
      ? unknown
      : string
}[keyof Responses]

/** Makes the fields of every alternative accessible: which one is returned depends on the caller and on the request. */
type Merged<Alternatives> = (
  Alternatives extends unknown
    ? (alternative: Alternatives) => void
    : never
) extends (alternative: infer Every) => void
  ? Every
  : never

type WithoutQuery<Address extends string> = Address extends `${infer Path}?${string}` ? Path : Address

/** The described path, such as `/api/bookings/:id`, that a request for `Requested` matches. */
type DescribedPath<Described extends string, Requested extends string> = Requested extends Described
  ? Requested
  : Described extends unknown
    ? IsServedBy<Requested, Described> extends true
      ? Described
      : never
    : never

/** Compares segment by segment; one that begins with a colon matches any segment. */
type IsServedBy<
  Requested extends string,
  Described extends string,
> = Described extends `${infer Segment}/${infer Rest}`
  ? Requested extends `${infer AskedPart}/${infer AskedRest}`
    ? AskedPart extends (Segment extends `:${string}` ? string : Segment)
      ? IsServedBy<AskedRest, Rest>
      : false
    : false
  : Requested extends `${string}/${string}`
    ? false
    : Requested extends (Described extends `:${string}` ? string : Described)
      ? true
      : false
