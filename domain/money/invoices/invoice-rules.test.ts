import { describe, expect, it } from 'vitest'
import { isSale, reversesSale, seriesForRefund } from './invoice-rules.ts'

const payment = { purpose: 'booking', isKept: true }

describe('which payments are sales', () => {
  it.each([
    ['booking', true],
    ['balance', true],
    ['tip', false],
  ])('a payment for the %s: %s', (purpose, expected) => {
    expect(isSale({ purpose })).toBe(expected)
  })

  it.each([
    ['of a payment', payment, true],
    ['of a payment that could not be kept', { ...payment, isKept: false }, false],
    ['of a tip', { ...payment, purpose: 'tip' }, false],
  ])('a refund %s reverses one: %s', (_, paid, expected) => {
    expect(reversesSale(paid)).toBe(expected)
  })
})

describe('the document that a refund still needs', () => {
  it.each([
    ['requested', [], 'creditNote'],
    ['succeeded', [], 'creditNote'],
    ['failed', [], undefined],
    ['requested', ['creditNote'], undefined],
    ['succeeded', ['creditNote'], undefined],
    ['failed', ['creditNote'], 'invoice'],
    ['failed', ['creditNote', 'invoice'], undefined],
    ['succeeded', ['creditNote', 'invoice'], 'creditNote'],
    ['succeeded', ['creditNote', 'invoice', 'creditNote'], undefined],
  ] as const)('%s, with %j', (status, issued, expected) => {
    expect(seriesForRefund(payment, { status }, issued)).toBe(expected)
  })

  it('is none for tips, nor for payments that were never kept', () => {
    for (const other of [{ purpose: 'tip' }, { isKept: false }])
      expect(seriesForRefund({ ...payment, ...other }, { status: 'requested' }, [])).toBeUndefined()
  })
})
