import { describe, expect, it } from 'vitest'
import { type CareEntry, type CareKind, findLastCare, findUnchecked, findWashedBefore } from './kit-care.ts'

const at = (day: number, hour = 12) => new Date(Date.UTC(2027, 1, day, hour))
const entry = (kind: CareKind, when: Date, quantity: number | null = null, bookingId?: number): CareEntry => {
  return { kind, at: when, quantity, bookingId: bookingId ?? null }
}
const find = (entries: readonly CareEntry[], now = at(28), owned = 5) =>
  findUnchecked(entries, { owned, now })

const OUT = entry('out', at(6), 3, 1)
const BACK = entry('back', at(7), 3, 1)

describe('findUnchecked', () => {
  it.each<[string, readonly CareEntry[], ReturnType<typeof find>]>([
    ['nothing without a log', [], undefined],
    ['what came back', [OUT, BACK], { count: 3, since: at(7) }],
    ['nothing after a check at home', [OUT, BACK, entry('checked', at(8))], undefined],
    [
      'what was only washed, since nobody looked at it',
      [BACK, entry('washed', at(8))],
      { count: 3, since: at(7) },
    ],
    ['what came back after the check', [entry('checked', at(6)), BACK], { count: 3, since: at(7) }],
    ['less what a crew checked', [BACK, entry('checked', at(13), 2, 2)], { count: 1, since: at(7) }],
    ['nothing once a crew checked all of them', [BACK, entry('checked', at(13), 3, 2)], undefined],
    ['the parties added up', [BACK, entry('back', at(9), 1, 2)], { count: 4, since: at(9) }],
    ['never more than there are', [BACK, entry('back', at(9), 3, 2)], { count: 5, since: at(9) }],
    ['the last count of a party', [BACK, entry('back', at(8), 2, 1)], { count: 2, since: at(8) }],
    ['nothing from a party that lost everything', [entry('back', at(7), 0, 1)], undefined],
    ['what nobody counted in, a day after it left', [OUT], { count: 3, since: at(7) }],
    ['the same with unsorted entries', [entry('checked', at(8)), BACK, OUT], undefined],
  ])('finds %s', (_, entries, expected) => {
    expect(find(entries)).toEqual(expected)
  })

  it('ignores what is still out', () => {
    expect(find([OUT], at(7, 11))).toBeUndefined()
    expect(find([OUT], at(7, 12))).toEqual({ count: 3, since: at(7) })
  })
})

describe('findWashedBefore', () => {
  const washed = entry('washed', at(8))
  it.each<[string, readonly CareEntry[], Date | undefined]>([
    ['nothing without washing', [OUT, BACK], undefined],
    ['the last washing', [BACK, washed, entry('washed', at(9))], at(9)],
    ['nothing that came after', [BACK, entry('washed', at(14))], undefined],
    ['nothing from before the last party', [washed, entry('back', at(10), 1, 2)], undefined],
    ['what was washed even if it has gone out since', [BACK, washed, entry('out', at(13), 3, 3)], at(8)],
  ])('finds %s', (_, entries, expected) => {
    expect(findWashedBefore(entries, at(13, 15))).toEqual(expected)
  })
})

describe('findLastCare', () => {
  it('finds the newest entry of a kind, wherever it is in the list', () => {
    const entries = [entry('washed', at(9)), entry('washed', at(8)), entry('checked', at(10))]
    expect(findLastCare(entries, 'washed')?.at).toEqual(at(9))
    expect(findLastCare(entries, 'back')).toBeUndefined()
  })
})
