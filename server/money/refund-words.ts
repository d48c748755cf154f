import { type RefundReason, refundReason } from '#domain/changes/refund-reason.ts'
import { type Said, say, tell } from '#domain/sentences/said.ts'
import type { refunds } from '#server/database/schema/all-tables.ts'

type RefundRow = typeof refunds.$inferSelect

/** Returns the columns that keep a reason. */
export function storedReason(why: RefundReason): Pick<RefundRow, 'reason' | 'reasonCode' | 'reasonValues'> {
  return { reason: tell(why), reasonCode: why.sentence, reasonValues: why.about }
}

/** Returns why a refund was made; in the words of a release before the codes, if that wrote it. */
export function describeReason({
  reason,
  reasonCode,
  reasonValues,
}: Pick<RefundRow, 'reason' | 'reasonCode' | 'reasonValues'>): RefundReason {
  return reasonCode ? { sentence: reasonCode, about: reasonValues ?? [] } : refundReason(reason)
}

/** Returns the columns that keep what the bank made of a refund. */
export function failureWhen(status: string): Pick<RefundRow, 'failure' | 'failureCode'> {
  return status === 'failed'
    ? { failure: tell(say('refundNotTaken')), failureCode: 'not_taken' }
    : { failure: null, failureCode: null }
}

/** Returns why a refund failed. */
export function describeFailure({ failure, failureCode }: Pick<RefundRow, 'failure' | 'failureCode'>): Said {
  return failureCode === 'not_taken' ? say('refundNotTaken') : say('asWritten', failure ?? '')
}
