import type { RefusalBody } from '#contract/refusal-body.ts'
import type { ApiError } from '#contract/wire/errors.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'

/** A refusal with additional data for the caller, such as the correct quote or the seconds to wait. */
export type DetailedRefusal = Refusal & {
  /** The request field it is about; forms show the message there. */
  readonly field?: string
  readonly details?: Omit<RefusalBody, keyof ApiError>
  readonly retryAfterSeconds?: number
}
