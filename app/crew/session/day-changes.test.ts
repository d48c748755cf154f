import { expect, it } from 'vitest'
import type { CrewDay, CrewStop } from '#contract/crew/crew.ts'
import { USUAL_STEPS } from '#domain/crew/crew-steps.ts'
import { findDayChanges, findReorders, stillTicked } from './day-changes.ts'

const stop = (id: string, changes: Partial<CrewStop> = {}) =>
  ({
    id,
    kind: 'setup',
    customerName: id,
    from: '14:00',
    to: '15:00',
    address: '12 Palm Street',
    ...changes,
  }) as CrewStop
const day = (...stops: CrewStop[]): CrewDay => ({ date: '2027-02-13', stops, load: [], steps: USUAL_STEPS })
const told = (before: CrewDay | undefined, after: CrewDay) =>
  findDayChanges(before, after).map(({ change, customerName }) => `${customerName} ${change}`)

it.each([
  ['nothing at the first reading', undefined, day(stop('a')), []],
  ['nothing where nothing changed', day(stop('a')), day(stop('a')), []],
  ['a stop that is gone', day(stop('a'), stop('b')), day(stop('b')), ['a gone']],
  ['a stop that is new', day(stop('a')), day(stop('a'), stop('b')), ['b added']],
  ['another time', day(stop('a')), day(stop('a', { to: '16:00' })), ['a moved']],
  ['another address', day(stop('a')), day(stop('a', { address: '1 Elm' })), ['a moved']],
  ['no mere change of wishes', day(stop('a')), day(stop('a', { specialRequests: 'Ring' })), []],
])('tells of %s', (_, before, after, expected) => {
  expect(told(before, after)).toEqual(expected)
})

const ordered = (changes: Partial<CrewStop> = {}) =>
  stop('a', {
    themeName: 'Boho',
    numberOfTeepees: 2,
    addons: [{ name: 'Movie Night', quantity: 1 }],
    ...changes,
  })

it.each([
  ['as it was', {}, []],
  ['with more teepees', { numberOfTeepees: 3 }, ['a reordered']],
  ['with another theme', { themeName: 'Space' }, ['a reordered']],
  ['without its add-on', { addons: [] }, ['a reordered']],
  ['with another wish', { specialRequests: 'Ring' }, []],
])('an order %s', (_, changes, expected) => {
  const told = findReorders(day(ordered()), day(ordered(changes)))
  expect(told.map(({ change, customerName }) => `${customerName} ${change}`)).toEqual(expected)
})

it('a collection and a stop that is new are no other order', () => {
  const collect = { kind: 'collect' as const }
  expect(findReorders(day(ordered(collect)), day(ordered({ ...collect, numberOfTeepees: 3 })))).toEqual([])
  expect(findReorders(day(), day(ordered()))).toEqual([])
})

it('what is ticked stays so, unless more of it is needed now', () => {
  const names = ['Boho teepees', 'tipis de Boho'] as const
  const loaded = (boho: number, movies: number, teepeeNames: readonly string[] = names): CrewDay => ({
    ...day(stop('a', { teepeeNames: [...teepeeNames] })),
    load: [
      { name: teepeeNames[0] ?? '', quantity: boho },
      { name: 'Movie Night', quantity: movies },
    ],
  })
  const inSpanish = names.toReversed()
  const ticked = ['Boho teepees', 'Movie Night']
  expect(stillTicked(ticked, loaded(2, 1), loaded(3, 1))).toEqual(['Movie Night'])
  expect(stillTicked(['Boho teepees'], loaded(2, 1), loaded(1, 0))).toEqual(['Boho teepees'])
  expect(stillTicked(ticked, loaded(2, 1), loaded(2, 1, inSpanish))).toEqual(['tipis de Boho', 'Movie Night'])
  expect(stillTicked(ticked, loaded(2, 1), loaded(3, 1, inSpanish))).toEqual(['Movie Night'])
})
