import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { FIXED_TERMS, toPublishedTerms } from './published-terms.ts'

describe('the published terms', () => {
  it('match the specification on a new site', () => {
    expect(FIXED_TERMS).toEqual({ balanceDueDays: 7, serviceMiles: 30 })
    expect(toPublishedTerms()).toEqual({
      deposit: '50%',
      refunds: [{ daysBefore: 14, percent: 10_000 }],
      reschedule: { times: 1, daysBefore: 7 },
    })
  })

  it.each([
    ['in the order of the days', ['7 5000', '30 10000'], ['30 10000', '7 5000']],
    ['without those that refund nothing', ['30 10000', '14 0', '7 5000'], ['30 10000', '7 5000']],
    ['without those that the next one repeats', ['30 10000', '21 10000', '7 5000'], ['21 10000', '7 5000']],
    ['that give more later on', ['30 5000', '7 10000'], ['30 5000', '7 10000']],
    ['of none', [], []],
    ['of nothing', ['14 0'], []],
  ])('have the refund steps %s', (_, given, expected) => {
    const steps = (lines: readonly string[]) =>
      lines.map((line) => {
        const [daysBefore = 0, percent = 0] = line.split(' ').map(Number)
        return { daysBefore, percent }
      })
    expect(toPublishedTerms({ depositPercent: 3_000, refundSteps: steps(given) })).toMatchObject({
      deposit: '30%',
      refunds: steps(expected),
    })
  })

  it('refund nothing if the deposit is the whole price', () => {
    expect(toPublishedTerms({ ...DEFAULT_PRICING.policy, depositPercent: 10_000 })).toMatchObject({
      deposit: null,
      refunds: [],
    })
  })

  it('have the limits for moves from the policy', () => {
    const reschedule = { times: 3, daysBefore: 0 }
    expect(toPublishedTerms({ ...DEFAULT_PRICING.policy, reschedule })).toMatchObject({ reschedule })
  })
})
