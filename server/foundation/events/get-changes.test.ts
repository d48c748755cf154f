import { expect, it } from 'vitest'
import { getChanges } from './get-changes.ts'

it('lists amounts as people enter them', () => {
  const before = { priceCents: 4500, discountValueHundredths: 1250, minimumAmountCents: null }
  const after = { priceCents: 5000, discountValueHundredths: 1000, minimumAmountCents: 20_000 }
  expect(getChanges(before, after)).toEqual([
    { field: 'price', before: '45.00', after: '50.00' },
    { field: 'discountValue', before: '12.50', after: '10.00' },
    { field: 'minimumAmount', before: null, after: '200.00' },
  ])
})

it('lists only real changes', () => {
  const before = { name: 'Boho', price: '45.00', gallery: ['/a.jpg'], until: null, version: 3 }
  expect(getChanges(before, { name: 'Boho', price: '50.00', unknown: 1, gallery: undefined })).toEqual([
    { field: 'price', before: '45.00', after: '50.00' },
  ])
  expect(getChanges(before, { gallery: ['/a.jpg'], until: new Date('2027-01-04T05:00:00Z') })).toEqual([
    { field: 'until', before: null, after: '2027-01-04T05:00:00.000Z' },
  ])
})

it('ignores the order of an object’s properties', () => {
  const before = { refundSteps: [{ percent: 100, daysBefore: 14 }] }
  expect(getChanges(before, { refundSteps: [{ daysBefore: 14, percent: 100 }] })).toEqual([])
  expect(getChanges(before, { refundSteps: [{ daysBefore: 15, percent: 100 }] })).toHaveLength(1)
})
