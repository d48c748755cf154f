import { describe, expect, it } from 'vitest'
import { groupCardNumber, writeExpiry } from './card-text.ts'

describe('what is typed into the card form', () => {
  it.each([
    ['4242', '4242'],
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
    ['4'.repeat(25), '4444 4444 4444 4444 444'],
  ])('number %s reads %s', (typed, shown) => {
    expect(groupCardNumber(typed)).toBe(shown)
  })

  it.each([
    ['', ''],
    ['1', '1'],
    ['12', '12'],
    ['12/', '12 / '],
    ['123', '12 / 3'],
    ['1234', '12 / 34'],
    ['12/34', '12 / 34'],
    ['12 / 34', '12 / 34'],
    ['1/34', '01 / 34'],
    ['12/2034', '12 / 34'],
  ])('expiry %s reads %s', (typed, shown) => {
    expect(writeExpiry(typed)).toBe(shown)
  })
})
