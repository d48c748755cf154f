import { expect, it } from 'vitest'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { policySentence } from './policy-sentence.ts'

it.each([
  [
    DEFAULT_PRICING.policy,
    'The 50% deposit is non-refundable; anything paid beyond it is refunded in full if you cancel more than 14 days before the party.',
  ],
  [
    {
      depositPercent: 3_000,
      refundSteps: [
        { daysBefore: 7, percent: 5_000 },
        { daysBefore: 30, percent: 10_000 },
      ],
    },
    'The 30% deposit is non-refundable; anything paid beyond it is refunded in full if you cancel more than 30 days before the party, and at 50% if you cancel later, but more than 7 days before the party.',
  ],
  [
    { depositPercent: 2_550, refundSteps: [{ daysBefore: 0, percent: 0 }] },
    'The 25.5% deposit is non-refundable, and so is what is paid beyond it.',
  ],
  [
    {
      depositPercent: 5_000,
      refundSteps: [
        { daysBefore: 1, percent: 10_000 },
        { daysBefore: 0, percent: 2_500 },
      ],
    },
    'The 50% deposit is non-refundable; anything paid beyond it is refunded in full if you cancel more than 1 day before the party, and at 25% if you cancel later, but before the day of the party.',
  ],
  [{ ...DEFAULT_PRICING.policy, depositPercent: 10_000 }, 'What you pay is non-refundable.'],
])('%j', (policy, sentence) => {
  expect(policySentence(policy, textIn('en'))).toBe(sentence)
})
