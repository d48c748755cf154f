import { describe, expect, it } from 'vitest'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import {
  COUPON_CODE_PATTERN,
  type CouponLimits,
  couponDisplayStatus,
  couponRefusal,
  normalizeCouponCode,
  readCouponCode,
} from './coupon.ts'
import { formatDiscount } from './discount.ts'

const now = new Date('2026-06-15T12:00:00Z')
const before = new Date('2026-06-15T11:59:59.999Z')
const after = new Date('2026-06-15T12:00:00.001Z')
const open: CouponLimits = {
  active: true,
  minimumAmountCents: null,
  maxUses: null,
  usedCount: 7,
  validFrom: null,
  validUntil: null,
}

describe('couponRefusal', () => {
  it.each<[string, Partial<CouponLimits>, number | undefined]>([
    ['without limits', {}, undefined],
    ['on its first instant', { validFrom: now }, undefined],
    ['on its last instant', { validUntil: now }, undefined],
    ['with one use left', { maxUses: 8 }, undefined],
    ['for exactly the minimum', { minimumAmountCents: 20000 }, 20000],
    ['while the total is not known', { minimumAmountCents: 20000 }, undefined],
  ])('accepts a coupon %s', (_, limits, totalCents) => {
    expect(
      couponRefusal({ ...open, ...limits }, totalCents === undefined ? { now } : { now, totalCents }),
    ).toBe(undefined)
  })

  it.each<[string, Partial<CouponLimits>, RegExp]>([
    ['inactive', { active: false }, /no longer active/],
    ['too early', { validFrom: after }, /can’t use this coupon yet/],
    ['expired', { validUntil: before }, /expired/],
    ['used up', { maxUses: 7 }, /reached its limit/],
    ['never usable', { maxUses: 0 }, /reached its limit/],
    ['for larger bookings', { minimumAmountCents: 20001 }, /\$200\.01 or more/],
  ])('refuses one that is %s', (_, limits, message) => {
    const refusal = couponRefusal({ ...open, ...limits }, { now, totalCents: 20000 })
    expect(refusal).toMatchObject({ refused: true, code: 'coupon_invalid' })
    expect(refusal && describeRefusal('en', refusal)).toMatch(message)
  })
})

describe('couponDisplayStatus', () => {
  const spent = { ...open, validUntil: before, maxUses: 7 }

  it.each([
    [{ ...spent, active: false }, 'Inactive'],
    [spent, 'Expired'],
    [{ ...spent, validUntil: after }, 'Max Uses Reached'],
    [{ ...spent, validUntil: after, maxUses: 8 }, 'Active'],
    [open, 'Active'],
  ])('%#: %s', (coupon, status) => {
    expect(couponDisplayStatus(coupon, now)).toBe(status)
  })
})

it.each([
  ['percentage', 1000, '10%'],
  ['percentage', 1250, '12.5%'],
  ['percentage', 10_000, '100%'],
  ['fixed', 2000, '$20'],
  ['fixed', 2050, '$20.50'],
  ['fixed', 100_000, '$1,000'],
] as const)('a %s discount of %i reads %s', (discountType, discountValue, words) => {
  expect(formatDiscount({ discountType, discountValue })).toBe(words)
})

describe('coupon codes', () => {
  it('are stored in upper case', () => {
    expect(normalizeCouponCode('  moon_10-x ')).toBe('MOON_10-X')
  })

  it.each([
    ['\u200bSAVE40', 'SAVE40'],
    ['SAVE 40', 'SAVE40'],
    ['save\u00a040', 'SAVE40'],
    ['S\u00adAVE\u206040\ufeff', 'SAVE40'],
    [' SA VE 40 ', 'SAVE40'],
    ['save\u201140', 'SAVE-40'],
    ['save\u2013forty', 'SAVE-FORTY'],
    ['\uff33\uff21\uff36\uff25\uff14\uff10', 'SAVE40'],
    ['SAVE40\u200e\n', 'SAVE40'],
    ['\u200b', ''],
    // Another code is not guessed.
    ['SAVE.40', 'SAVE.40'],
    ['SAVE4O', 'SAVE4O'],
  ])('are read from %j', (typed, code) => {
    expect(readCouponCode(typed)).toBe(code)
  })

  it.each([
    ['abc', true],
    ['Moon_10-x', true],
    ['A'.repeat(20), true],
    ['ab', false],
    ['A'.repeat(21), false],
    ['MOON 10', false],
    ['MÖND', false],
    ['MOON10\n', false],
  ])('%j fits the pattern: %s', (code, fits) => {
    expect(COUPON_CODE_PATTERN.test(code)).toBe(fits)
  })
})
