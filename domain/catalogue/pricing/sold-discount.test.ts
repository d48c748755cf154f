import { describe, expect, it } from 'vitest'
import type { Discount } from './discount.ts'
import { soldDiscount } from './sold-discount.ts'

const code = 'MOON20'
const percent = (discountValue: number): Discount => ({ code, discountType: 'percentage', discountValue })
const fixed = (discountValue: number): Discount => ({ code, discountType: 'fixed', discountValue })
/** A deposit of $250.00 with 20% off. */
const SOLD = { code, terms: percent(2000), discountCents: 5000, finalAmountCents: 20_000 }
const BEFORE_TERMS = { ...SOLD, terms: undefined }

describe('soldDiscount', () => {
  it.each([
    ['the coupon is unchanged', SOLD, percent(2000), percent(2000)],
    ['changed since', SOLD, percent(500), percent(2000)],
    ['it has become another kind since', SOLD, fixed(500), percent(2000)],
    ['deleted since', SOLD, undefined, percent(2000)],
    ['terms not stored, the same discount today', BEFORE_TERMS, percent(2000), percent(2000)],
    ['terms not stored, changed since', BEFORE_TERMS, percent(500), fixed(5000)],
    ['terms not stored, deleted since', BEFORE_TERMS, undefined, fixed(5000)],
    [
      'terms not stored, worth more than was due',
      { ...BEFORE_TERMS, discountCents: 25_000, finalAmountCents: 0 },
      fixed(99_900),
      fixed(99_900),
    ],
    [
      'terms of an earlier coupon',
      { ...SOLD, terms: { ...percent(100), code: 'OTHER' } },
      percent(2000),
      percent(2000),
    ],
  ])('%s', (_, sold, today, expected) => {
    expect(soldDiscount(sold, today)).toEqual(expected)
  })
})
