import type { BookingPolicy } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { toPublishedTerms } from './published-terms.ts'

/** Returns the sentence about the deposit and cancellation that a family agrees to. */
export function policySentence(policy: BookingPolicy, text: Text): string {
  const { deposit, refunds } = toPublishedTerms(policy)
  if (deposit === null) return text('policySentence.nothingBack')
  if (refunds.length === 0) return text('policySentence.depositKept', { deposit })
  const steps = refunds
    .map(({ daysBefore: days, percent }, index) => {
      const share =
        percent === WHOLE_PERCENTAGE
          ? text('policySentence.inFull')
          : text('policySentence.byShare', { share: percent })
      return text(index === 0 ? 'policySentence.first' : 'policySentence.later', { share, days })
    })
    .reduce((all, step) => text('policySentence.and', { steps: all, step }))
  return text('policySentence.comesBack', { deposit, steps })
}
