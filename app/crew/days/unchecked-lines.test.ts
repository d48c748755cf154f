import { expect, it } from 'vitest'
import type { CrewDay } from '#contract/crew/crew.ts'
import type { KeptEvent } from '../queue/crew-database.ts'
import { findUncheckedLines } from './unchecked-lines.ts'

const AT = '2027-02-13T13:00:00.000Z'
const unchecked = { count: 2, since: '2027-02-08T15:00:00.000Z', stopIds: ['1-setup', '2-setup'] }
const day = {
  date: '2027-02-13',
  load: [
    { name: 'Boho teepees', quantity: 3, unchecked },
    { name: 'Fairy lights', quantity: 1 },
  ],
  stops: ['1-setup', '2-setup', '3-setup'].map((id) => ({
    id,
    teepeeNames: ['Boho teepees', 'tipis de Boho'],
    events: [],
  })),
} as unknown as CrewDay
const checked = (
  stopId: string,
  status: KeptEvent['status'] = 'waiting',
  item = 'Boho teepees',
): [string, KeptEvent[]] => {
  const about = { id: stopId, stopId, seq: 1, day: '2027-02-13', customerName: 'Rivera', status }
  return [stopId, [{ ...about, kind: 'checked', at: AT, data: { item } }]]
}

it('lines that were not checked since their last party are checked once each of their setups is told so', () => {
  const find = (...reports: readonly ReturnType<typeof checked>[]) =>
    findUncheckedLines(day, new Map(reports)).map(({ name, checkedAt }) => [name, checkedAt])
  expect(find()).toEqual([['Boho teepees', undefined]])
  expect(find(checked('1-setup'))).toEqual([['Boho teepees', undefined]])
  expect(find(checked('1-setup'), checked('2-setup', 'refused'))).toEqual([['Boho teepees', undefined]])
  expect(find(checked('1-setup'), checked('2-setup'))).toEqual([['Boho teepees', AT]])
  expect(find(checked('1-setup'), checked('2-setup', 'sent', 'tipis de Boho'))).toEqual([
    ['Boho teepees', AT],
  ])
})
