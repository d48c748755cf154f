import { message } from '#domain/foundation/messages/message.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { describeOverpayment } from './overpayment.ts'

type FailedRefund = {
  /** What failed to be refunded and has not been resolved. */
  readonly failedCents: Cents
  /** What staff saw of it: somebody else may have resolved it since. */
  readonly seenCents: Cents
  /** What is left of the payment, less all refunds, pending ones included. */
  readonly leftCents: Cents
}

/** Returns why staff cannot note that they handed back what could not be refunded. */
export function handBackRefusal({ failedCents, seenCents, leftCents }: FailedRefund): Refusal | undefined {
  if (failedCents === 0 || failedCents !== seenCents)
    return refuse(
      'conflict',
      failedCents > 0
        ? message('payments.failedRefundIsNow', { amount: failedCents })
        : message('payments.noFailedRefund'),
    )
  return failedCents > leftCents
    ? refuse('conflict', 'payments.refundWentAnotherWay', { left: leftCents })
    : undefined
}

/**
 * Returns why a failed refund cannot be sent again.
 * @param overpaidCents what is paid beyond the price of a booking that still stands, where the rest counts as paid
 */
export function sendAgainRefusal(
  refund: FailedRefund & { readonly overpaidCents: Cents | undefined },
): Refusal | undefined {
  const { failedCents, overpaidCents } = refund
  const isNeeded = overpaidCents !== undefined && failedCents > overpaidCents
  return (
    handBackRefusal(refund) ?? (isNeeded ? refuse('conflict', describeOverpayment(overpaidCents)) : undefined)
  )
}
