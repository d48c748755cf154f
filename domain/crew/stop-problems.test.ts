import { describe, expect, it } from 'vitest'
import type { CrewEventKind } from './crew-events.ts'
import { findStopProblems } from './stop-problems.ts'

const at = (minute: number) => new Date(Date.UTC(2027, 1, 13, 18, minute))
const event = (
  kind: CrewEventKind,
  minute: number,
  data: Record<string, unknown> = {},
  settledAt: Date | null = null,
) => ({ kind, at: at(minute), data, settledAt })

describe('the problems of a stop', () => {
  it('are none while everything goes well', () => {
    const items = [{ name: 'Lanterns', quantity: 3 }]
    const visit = [event('on_the_way', 0), event('arrived', 10), event('counted', 20, { items })]
    expect(findStopProblems([...visit, event('done', 30)])).toEqual([])
  })

  it('include the reason it was skipped, until somebody gets there after all', () => {
    const skipped = [event('arrived', 0), event('skipped', 10, { reason: 'nobody' })]
    expect(findStopProblems(skipped)).toEqual([{ kind: 'skipped', at: at(10), reason: 'nobody' }])
    expect(findStopProblems([...skipped, event('arrived', 40)])).toEqual([])
    const again = [...skipped, event('arrived', 40), event('skipped', 50)]
    expect(findStopProblems(again)).toEqual([{ kind: 'skipped', at: at(50), reason: null }])
  })

  it('include each broken thing once, and what the last count did not find', () => {
    const first = [{ name: 'Lanterns', quantity: 1, missing: 2 }]
    const second = [
      { name: 'Lanterns', quantity: 2, missing: 1 },
      { name: 'Trays', quantity: 4 },
    ]
    expect(
      findStopProblems([
        event('damaged', 1, { item: 'Lanterns', photoId: 'a' }),
        event('damaged', 2, { item: 'Lanterns', photoId: 'b' }),
        event('damaged', 3, { item: 'Trays' }),
        event('counted', 4, { items: first }),
        event('counted', 5, { items: second }),
      ]),
    ).toEqual([
      { kind: 'damaged', at: at(3), items: ['Lanterns', 'Trays'] },
      { kind: 'missing', at: at(5), items: [{ name: 'Lanterns', count: 1 }] },
    ])
  })

  it('disappear once the office has dealt with them, and return with the next report', () => {
    const settled = [
      event('skipped', 1, {}, at(9)),
      event('damaged', 2, { item: 'Trays' }, at(9)),
      event('counted', 3, { items: [{ name: 'Trays', quantity: 0, missing: 1 }] }, at(9)),
    ]
    expect(findStopProblems(settled)).toEqual([])
    expect(findStopProblems([...settled, event('damaged', 12, { item: 'Lanterns' })])).toEqual([
      { kind: 'damaged', at: at(12), items: ['Lanterns'] },
    ])
  })

  it('tolerate whatever a phone of another release sent', () => {
    for (const items of [undefined, 'all', [null, 7, { name: 'Trays' }, { missing: 2 }]])
      expect(findStopProblems([event('counted', 1, { items })])).toEqual([])
  })
})
