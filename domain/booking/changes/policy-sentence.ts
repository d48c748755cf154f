import type { BookingPolicy } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'
import { toPublishedTerms } from './published-terms.ts'

/** Returns the sentence about the deposit and cancellation that a family agrees to. */
export function policySentence(policy: BookingPolicy, text: Text): string {
  const { deposit, refunds } = toPublishedTerms(policy)
  if (deposit === null) return text('price.policy.nothingBack')
  if (refunds.length === 0) return text('price.policy.depositKept', { deposit })
  const steps = refunds
    .map(({ daysBefore: days, percent }, index) => {
      const share =
        percent === WHOLE_PERCENTAGE
          ? text('price.policy.inFull')
          : text('price.policy.byShare', { share: percent })
      return text(index === 0 ? 'price.policy.first' : 'price.policy.later', { share, days })
    })
    .reduce((all, step) => text('price.policy.and', { steps: all, step }))
  return text('price.policy.comesBack', { deposit, steps })
}
