import { expect, it } from 'vitest'
import { lessWaiver } from './damage-waiver.ts'

const other = (
  status: 'open' | 'decided' | 'paid' | 'withdrawn',
  claimedCents: number,
  chargedCents: number | null = null,
) => ({ status, claimedCents, chargedCents })

it.each([
  ['no waiver', 20_000, { coversCents: 0 }, 20_000],
  ['more than no claim without a waiver', 30_000, { coversCents: 0 }, 30_000],
  ['what it does not cover', 20_000, {}, 5_000],
  ['less than that, as staff decide', 1_000, {}, 1_000],
  ['nothing of a small claim', 10_000, { claimedCents: 10_000 }, 0],
  ['what an earlier claim left of it', 20_000, { others: [other('paid', 10_000)] }, 15_000],
  ['what a claim that it covered left', 20_000, { others: [other('withdrawn', 10_000, 0)] }, 15_000],
  ['all, once it is used up', 20_000, { others: [other('decided', 9_000), other('paid', 9_000)] }, 20_000],
  [
    'claims without a charge use nothing',
    20_000,
    { others: [other('open', 9_000), other('withdrawn', 9_000)] },
    5_000,
  ],
])('%s', (_, amountCents, more, expected) => {
  const waived = { claimedCents: 20_000, coversCents: 15_000, others: [], ...more }
  expect(lessWaiver(amountCents, waived)).toBe(expected)
})
