import { expect, it } from 'vitest'
import { effectiveRefundSteps } from '#domain/booking/changes/refund-steps.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeRefund } from './describe-refund.ts'

const { policy } = DEFAULT_PRICING
const steps = [
  { daysBefore: 7, percent: 5_000 },
  { daysBefore: 30, percent: 10_000 },
]

it.each([
  ['2026-11-28', policy, 'Cancel by Dec 4 and get back everything but the deposit.'],
  ['2026-12-04', policy, 'Cancel by Dec 4 and get back everything but the deposit.'],
  ['2026-12-05', policy, undefined],
  [
    '2026-11-18',
    { ...policy, refundSteps: steps },
    'Cancel by Nov 18 and get back everything but the deposit.',
  ],
  [
    '2026-11-19',
    { ...policy, refundSteps: steps },
    'Cancel by Dec 11 and get back 50% of what you paid beyond the deposit.',
  ],
  ['2026-12-12', { ...policy, refundSteps: steps }, undefined],
  ['2026-11-28', { ...policy, depositPercent: 0 }, 'Cancel by Dec 4 and get back everything.'],
  [
    '2026-11-28',
    { depositPercent: 0, refundSteps: [{ daysBefore: 0, percent: 2_500 }] },
    'Cancel by Dec 18 and get back 25% of what you paid.',
  ],
  ['2026-11-28', { ...policy, depositPercent: 10_000 }, undefined],
  ['2026-11-28', { ...policy, refundSteps: [{ daysBefore: 14, percent: 0 }] }, undefined],
])('on %s with %j: %s', (today, set, sentence) => {
  const refundSteps = effectiveRefundSteps(set)
  const hasDeposit = set.depositPercent > 0
  const asked = { bookingDate: '2026-12-19', today, refundSteps, hasDeposit }
  expect(describeRefund(asked, textIn('en'))).toBe(sentence)
})
