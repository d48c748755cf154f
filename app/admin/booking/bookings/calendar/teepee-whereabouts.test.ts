import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { repairsOn, whereaboutsOn, whereaboutsWords } from './teepee-whereabouts.ts'

const change = (from: string, to: string, delta: number) => ({ id: 1, from, to, delta, reason: null })
const RESOURCES = [
  {
    kind: 'frame' as const,
    name: 'Frames',
    changes: [change('2027-02-10', '2027-02-13', -2), change('2027-02-13', '2027-02-13', 1)],
  },
  { kind: 'part' as const, name: 'Rugs', changes: [change('2027-02-13', '2027-02-13', -9)] },
]

it.each([
  [10, [{ numberOfTeepees: 4 }, { numberOfTeepees: 2 }], '6 at parties, 4 not back yet, 2 in repair'],
  [3, [{ numberOfTeepees: 3 }], '3 at parties, 2 in repair'],
  [0, [], '2 in repair'],
])('%i teepees in use, parties %j: %s', (teepeesInUse, parties, words) => {
  const room = { date: '2027-02-13', teepeesInUse }
  expect(whereaboutsWords(whereaboutsOn(room, parties, RESOURCES), textIn('en'))).toBe(words)
})

it('says nothing while all of them are at home', () => {
  expect(whereaboutsWords(whereaboutsOn({ date: '2027-03-01', teepeesInUse: 0 }, [], []), textIn('en'))).toBe(
    '',
  )
})

it('names what is away, not what is there in addition', () => {
  expect(repairsOn('2027-02-13', RESOURCES)).toEqual([
    { name: 'Frames', count: 2, reason: null },
    { name: 'Rugs', count: 9, reason: null },
  ])
  expect(repairsOn('2027-02-14', RESOURCES)).toEqual([])
})
