import { describe, expect, it } from 'vitest'
import { isSale, reversesSale, seriesForRefund } from './invoice-rules.ts'

const payment = { amountCents: 10_000, purpose: 'booking' }
const refund = { amountCents: 4_000, cause: 'cancellation', status: 'requested' } as const

describe('which payments are sales', () => {
  it.each([
    ['booking', true],
    ['balance', true],
    ['tip', false],
  ])('a payment for the %s: %s', (purpose, expected) => {
    expect(isSale({ purpose })).toBe(expected)
  })

  it.each([
    ['by a cancellation', payment, refund, true],
    ['in the provider’s dashboard', payment, { ...refund, cause: 'dashboard' as const }, true],
    ['of an excess payment', payment, { ...refund, cause: 'returned' as const }, true],
    [
      'of an entire payment that could not be kept',
      payment,
      { ...refund, cause: 'returned' as const, amountCents: 10_000 },
      false,
    ],
    ['of an entire payment by a cancellation', payment, { ...refund, amountCents: 10_000 }, true],
    ['of a tip', { ...payment, purpose: 'tip' }, refund, false],
  ])('a refund %s', (_, paid, back, expected) => {
    expect(reversesSale(paid, back)).toBe(expected)
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
    expect(seriesForRefund(payment, { ...refund, status }, issued)).toBe(expected)
  })

  it('is none for tips, nor for payments that were never kept', () => {
    expect(seriesForRefund({ ...payment, purpose: 'tip' }, refund, [])).toBeUndefined()
    const all = { ...refund, cause: 'returned', amountCents: 10_000 } as const
    expect(seriesForRefund(payment, all, [])).toBeUndefined()
  })
})
