import { expect, it } from 'vitest'
import { findReportedDamage } from './reported-damage.ts'

const at = (minute: number) => new Date(Date.UTC(2027, 1, 14, 15, minute))
type Event = Parameters<typeof findReportedDamage>[0][number]
const event = (kind: Event['kind'], minute: number, changes: Partial<Event> = {}): Event => {
  return {
    kind,
    at: at(minute),
    account: 'ana',
    data: {},
    photoId: null,
    hasPhoto: false,
    settledAt: null,
    ...changes,
  }
}
const broken = (minute: number, item: string | undefined, photoId: string | null = null, hasPhoto = true) =>
  event('damaged', minute, { data: item === undefined ? {} : { item }, photoId, hasPhoto })
const counted = (minute: number, missing: number) =>
  event('counted', minute, { data: { items: [{ name: 'Lights', quantity: 2 - missing, missing }] } })

it('reported damage lists each thing once, with all pictures that have arrived', () => {
  expect(
    findReportedDamage([
      event('arrived', 0),
      broken(1, 'Boho teepees', 'a'),
      broken(2, 'Boho teepees', 'b'),
      broken(3, 'Boho teepees', 'c', false),
      broken(4, undefined, 'd'),
    ]),
  ).toEqual([
    { kind: 'damaged', item: 'Boho teepees', count: 1, at: at(3), by: 'ana', photoIds: ['a', 'b'] },
    { kind: 'damaged', item: null, count: 1, at: at(4), by: 'ana', photoIds: ['d'] },
  ])
})

it('reported damage includes what the last count found missing', () => {
  expect(findReportedDamage([counted(1, 2), counted(2, 1)])).toEqual([
    { kind: 'missing', item: 'Lights', count: 1, at: at(2), by: 'ana', photoIds: [] },
  ])
  expect(findReportedDamage([counted(1, 2), counted(2, 0)])).toEqual([])
})

it('reported damage leaves out what somebody has dealt with', () => {
  expect(findReportedDamage([{ ...broken(1, 'Boho teepees', 'a'), settledAt: at(9) }])).toEqual([])
})
