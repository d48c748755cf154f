import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

it('tells amounts as people enter them', () => {
  const before = { priceCents: 4500, discountValueHundredths: 1250, minimumAmountCents: null }
  const after = { priceCents: 5000, discountValueHundredths: 1000, minimumAmountCents: 20_000 }
  expect(describeChange(before, after)).toBe(
    'price: 45.00 → 50.00; discountValue: 12.50 → 10.00; minimumAmount:  → 200.00',
  )
})

it('tells only what really changes', () => {
  const before = { name: 'Boho', price: '45.00', gallery: ['/a.jpg'], until: null, version: 3 }
  expect(describeChange(before, { name: 'Boho', price: '50.00', unknown: 1, gallery: undefined })).toBe(
    'price: 45.00 → 50.00',
  )
  expect(describeChange(before, { gallery: ['/a.jpg'], until: new Date('2027-01-04T05:00:00Z') })).toBe(
    'until:  → 2027-01-04T05:00:00.000Z',
  )
})
