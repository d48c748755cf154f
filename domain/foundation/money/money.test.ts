import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDollars, formatPrice, MAXIMUM_CENTS, parseDollars, takePercent, toDecimal } from './money.ts'

const anyCents = fc.integer({ min: 0, max: MAXIMUM_CENTS })

describe('parseDollars', () => {
  it.each([
    ['249', 24900],
    ['249.5', 24950],
    ['249.00', 24900],
    ['0.07', 7],
    ['0', 0],
    [249.5, 24950],
    [0.29, 29],
    [1.15, 115],
    ['99999999.99', MAXIMUM_CENTS],
  ])('reads %j as %i cents', (value, cents) => {
    expect(parseDollars(value)).toBe(cents)
  })

  it.each([
    '',
    ' 1',
    '1.',
    '.5',
    '1.005',
    '1e3',
    '0x10',
    '1,249.00',
    '$5',
    'NaN',
    '-1',
    '100000000',
    '1\n',
    '٣',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -5,
    1e21,
    1e-7,
    0.1 + 0.2,
  ])('does not read %j', (value) => {
    expect(parseDollars(value)).toBeUndefined()
  })

  it('parses negative amounts only if asked to', () => {
    expect(parseDollars('-12.30', { allowNegative: true })).toBe(-1230)
    expect(parseDollars('-0', { allowNegative: true })).toBe(0)
  })

  it('parses back whatever was formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -MAXIMUM_CENTS, max: MAXIMUM_CENTS }), (cents) => {
        expect(parseDollars(toDecimal(cents), { allowNegative: true })).toBe(cents)
        expect(parseDollars(Number(toDecimal(cents)), { allowNegative: true })).toBe(cents)
      }),
    )
  })
})

describe('formatting', () => {
  it.each([
    [0, '0.00', '$0.00'],
    [5, '0.05', '$0.05'],
    [24900, '249.00', '$249.00'],
    [124900, '1249.00', '$1,249.00'],
    [MAXIMUM_CENTS, '99999999.99', '$99,999,999.99'],
    [-1250, '-12.50', '-$12.50'],
  ])('%i cents is %s for programs and %s for people', (cents, decimal, dollars) => {
    expect(toDecimal(cents)).toBe(decimal)
    expect(formatDollars(cents)).toBe(dollars)
  })

  it('calls a price of zero Free', () => {
    expect(formatPrice(0)).toBe('Free')
    expect(formatPrice(14999)).toBe('$149.99')
  })
})

describe('shares of an amount', () => {
  it.each([
    [24900, 1000, 2490],
    [5, 1000, 1],
    [4, 1000, 0],
    [33333, 3333, 11110],
    [10000, 1250, 1250],
    [MAXIMUM_CENTS, 10_000, MAXIMUM_CENTS],
    [100, 0, 0],
  ])('of %i cents at %i hundredths of a percent: %i cents', (cents, percent, share) => {
    expect(takePercent(cents, percent)).toBe(share)
  })

  it('rounds half up to the cent, exactly as rational arithmetic does', () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 0, max: 10_000 }), (cents, percent) => {
        const exact = (BigInt(cents) * BigInt(percent) + 5_000n) / 10_000n
        expect(takePercent(cents, percent)).toBe(Number(exact))
      }),
    )
  })
})
