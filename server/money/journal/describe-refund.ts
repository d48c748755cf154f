import {
  REFUND_REASONS,
  type RefundReason,
  type RefundReasonName,
  refundReason,
} from '#domain/booking/changes/refund-reason.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { fromStored } from '#domain/foundation/messages/stored-messages.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { refunds } from '#server/foundation/database/schema/all-tables.ts'

type RefundRow = typeof refunds.$inferSelect
type ReasonColumns = Pick<RefundRow, 'reasonCode' | 'reasonValues'>

export function storedReason(why: RefundReason): ReasonColumns {
  const { sentence, about } = storeMessage(why)
  return { reasonCode: sentence as RefundReasonName, reasonValues: about }
}

/** Returns why a refund was made; nothing, if only a later release knows that reason. */
export function describeReason({ reasonCode, reasonValues }: ReasonColumns): RefundReason {
  const stored = reasonCode && fromStored({ sentence: reasonCode, about: reasonValues ?? [] })
  return stored && isReason(stored) ? stored : refundReason('message.asWritten', { text: '' })
}

const REASON_IDS: ReadonlySet<string> = new Set(Object.values(REFUND_REASONS))

function isReason(stored: Message): stored is RefundReason {
  return REASON_IDS.has(stored.id)
}

/** Returns the columns that store how the bank handled a refund. */
export function getRefundFailure(status: string): Pick<RefundRow, 'failure' | 'failureCode'> {
  return status === 'failed'
    ? { failure: textIn('en')('refunds.notTaken'), failureCode: 'not_taken' }
    : { failure: null, failureCode: null }
}

/** Returns why a refund failed. */
export function describeFailure({
  failure,
  failureCode,
}: Pick<RefundRow, 'failure' | 'failureCode'>): Message {
  return failureCode === 'not_taken'
    ? message('refunds.notTaken')
    : message('message.asWritten', { text: failure ?? '' })
}
