import type { RefusalBody } from '#contract/refusal-body.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import type { Refusal } from '#domain/refusal/refusal.ts'

/** A refusal with further data for the caller, such as the right quote or seconds to wait. */
export type DetailedRefusal = Refusal & {
  /** The request field it is about: forms show it there. */
  readonly field?: string
  readonly details?: Omit<RefusalBody, keyof ApiError>
  readonly retryAfterSeconds?: number
}
