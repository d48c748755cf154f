import { describe, expect, it } from 'vitest'
import type { ZipArea } from '#domain/catalogue/pricing/delivery-area.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import type { DraftPricing } from './draft-pricing.ts'
import { priceExample, refundSpans } from './example-party.ts'

const AREAS: readonly ZipArea[] = [
  { zip: '33130', latitude: 25.767, longitude: -80.205, county: 'Miami-Dade' },
  { zip: '33139', latitude: 25.787, longitude: -80.156, county: 'Miami-Dade' },
]
const find = (zip: string) => AREAS.find((area) => area.zip === zip)
const party = {
  zip: '33139',
  teepees: 4,
  day: '2027-05-29',
  themeName: 'Boho Blossom',
  pricePerTeepeeCents: 12_500,
}
const draft: DraftPricing = {
  ...DEFAULT_PRICING,
  delivery: { ...DEFAULT_PRICING.delivery, enabled: true, depotZip: '33130', zipFees: { '33139': 4_000 } },
  tax: {
    ...DEFAULT_PRICING.tax,
    enabled: true,
    counties: [{ county: 'Miami-Dade', percent: 100, from: '2024-01-01' }],
  },
}

describe('the example party', () => {
  it('costs what docs/pricing.md says of four teepees to 33139', () => {
    const { area, county, quote, miles } = priceExample(party, draft, find)
    expect({ area, county }).toEqual({ area: 'inside', county: 'Miami-Dade' })
    expect(quote).toMatchObject({
      deliveryCents: 4_000,
      taxCents: 3_780,
      totalCents: 57_780,
      depositCents: 28_890,
    })
    expect(miles).toBeCloseTo(4.4, 0)
  })

  it('has no miles where no van starts', () => {
    const nowhere = { ...draft, delivery: { ...draft.delivery, depotZip: null } }
    expect(priceExample(party, nowhere, find).miles).toBeUndefined()
  })
})

describe('what comes back', () => {
  const price = { totalCents: 57_780, depositCents: 28_890 }

  it('is told from the earliest step to the days without any', () => {
    const policy = {
      depositPercent: 5_000,
      refundSteps: [
        { daysBefore: 6, percent: 2_500 },
        { daysBefore: 14, percent: 10_000 },
      ],
    }
    expect(refundSpans(party, price, { ...draft, policy })).toEqual([
      { until: '2027-05-14', daysBefore: 14, percent: 10_000, refundCents: 28_890 },
      { until: '2027-05-22', daysBefore: 6, percent: 2_500, refundCents: 7_223 },
      { until: null, daysBefore: null, percent: 0, refundCents: 0 },
    ])
  })

  it('is nothing if the whole price is the deposit', () => {
    const policy = { ...draft.policy, depositPercent: 10_000 }
    expect(refundSpans(party, { totalCents: 57_780, depositCents: 57_780 }, { ...draft, policy })).toEqual([
      { until: null, daysBefore: null, percent: 0, refundCents: 0 },
    ])
  })
})
