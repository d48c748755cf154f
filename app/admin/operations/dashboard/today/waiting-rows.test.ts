import { describe, expect, it } from 'vitest'
import type { Waiting, WaitingKind } from '#contract/operations/today.ts'
import { splitMoney, takeFew } from './waiting-rows.ts'

const aGroup = (kind: WaitingKind, ids: readonly number[], more: Partial<Waiting> = {}): Waiting => ({
  kind,
  count: ids.length,
  items: ids.map((id) => ({ id, sentence: `${kind} ${id}`, link: `/admin/bookings/${id}` })),
  ...more,
})
const idsOf = (groups: readonly Waiting[]) => groups.flatMap(({ items }) => items.map(({ id }) => id))

describe('the rows of a phone', () => {
  it('are at most six, and no kind takes all of them', () => {
    const groups = [
      aGroup('to_confirm', [1, 2, 3, 4]),
      aGroup('unanswered', [5, 6, 7, 8]),
      aGroup('review', [9]),
    ]
    const { rows, left } = takeFew(groups, 'few')
    expect(rows.map(({ item }) => item.id)).toEqual([1, 2, 3, 5, 6, 7])
    expect(left).toBe(3)
  })

  it('count what was not loaded', () => {
    expect(takeFew([aGroup('review', [1], { count: 40 })], 'all').left).toBe(39)
  })
})

describe('money', () => {
  const waiting = [
    aGroup('to_confirm', [1]),
    aGroup('card_declined', [2, 9]),
    aGroup('balance_late', [2], { owedAmount: '35.50' }),
    aGroup('balance_due', [3, 4], { owedAmount: '100.00' }),
  ]

  it('is listed once, with its sum', () => {
    const { money, count, owedCents } = splitMoney(waiting)
    expect(idsOf(money)).toEqual([2, 3, 4])
    expect([count, owedCents]).toEqual([3, 13550])
  })

  it('whose card was declined says so; what is not owed stays with the rest', () => {
    const { money, others } = splitMoney(waiting)
    expect(money[0]?.items[0]?.sentence).toBe('card_declined 2')
    expect(idsOf(others)).toEqual([1, 9])
    expect(others[1]?.count).toBe(1)
  })
})
