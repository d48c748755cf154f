import type { z } from 'zod'
import type { CallPath, CallSchemas } from '#contract/calls.ts'
import type { RefusalBody } from '#contract/refusal-body.ts'
import type { Method } from '#contract/wire/endpoint.ts'

/** What any response may be: a refusal, whose fields are therefore all optional. */
export type Refused = Partial<RefusalBody>

/**
 * The body of a response to a request, by its method (`'GET'`) and its address (`/api/bookings/${number}?page=1`), as
 * the contract describes it: what is returned on success, and optionally the fields of a refusal. An address that the
 * contract does not describe, or that the compiler knows only as a string, leaves the fields of a refusal.
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

/** What a call returns with any of its statuses: one of 204 is empty, others without a schema are text. */
type SuccessBody<Responses> = {
  [Status in keyof Responses]: Responses[Status] extends z.ZodType
    ? z.output<Responses[Status]>
    : Status extends 204
      ? unknown
      : string
}[keyof Responses]

/** Makes the fields of every alternative readable: which of them is returned depends on who asks, and for what. */
type Merged<Alternatives> = (
  Alternatives extends unknown
    ? (alternative: Alternatives) => void
    : never
) extends (alternative: infer Every) => void
  ? Every
  : never

type WithoutQuery<Address extends string> = Address extends `${infer Path}?${string}` ? Path : Address

/** The path among those described, such as `/api/bookings/:id`, that a request for `Asked` goes to. */
type DescribedPath<Described extends string, Requested extends string> = Requested extends Described
  ? Requested
  : Described extends unknown
    ? IsServedBy<Requested, Described> extends true
      ? Described
      : never
    : never

/** Compares part by part; a part that begins with a colon stands for any one part. */
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
