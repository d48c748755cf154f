import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeLots } from './sold-lots.ts'

const lot = (quantity: number, unitCents: number) => ({ quantity, unitCents })

describe('changeLots', () => {
  it.each([
    ['nothing changes', [lot(2, 7_500)], 2, 9_000, [lot(2, 7_500)]],
    ['one more at today’s price', [lot(2, 7_500)], 3, 9_000, [lot(2, 7_500), lot(1, 9_000)]],
    ['one more at the same price', [lot(2, 7_500)], 3, 7_500, [lot(3, 7_500)]],
    ['the one added last is removed first', [lot(2, 7_500), lot(1, 9_000)], 2, 9_500, [lot(2, 7_500)]],
    ['all of the last and one before', [lot(2, 7_500), lot(1, 9_000)], 1, 9_500, [lot(1, 7_500)]],
    [
      'a third price',
      [lot(2, 7_500), lot(1, 9_000)],
      4,
      8_000,
      [lot(2, 7_500), lot(1, 9_000), lot(1, 8_000)],
    ],
    ['none is left', [lot(2, 7_500)], 0, 9_000, []],
  ])('%s', (_, sold, wanted, today, lots) => {
    expect(changeLots(sold, wanted, today)).toEqual(lots)
  })

  it('has the wanted quantity, and undoing an addition restores the lots', () => {
    const anyLots = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitCents: fc.nat(99_999) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    fc.assert(
      fc.property(anyLots, fc.nat(40), fc.nat(99_999), (sold, more, today) => {
        const count = (lots: readonly { quantity: number }[]) =>
          lots.reduce((n, { quantity }) => n + quantity, 0)
        const added = changeLots(sold, count(sold) + more, today)
        expect(count(added)).toBe(count(sold) + more)
        expect(changeLots(added, count(sold), 1)).toEqual(sold)
      }),
    )
  })
})
