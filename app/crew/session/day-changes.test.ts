import { expect, it } from 'vitest'
import type { CrewDay, CrewStop } from '#contract/calendar/crew.ts'
import { USUAL_STEPS } from '#domain/work/crew-steps.ts'
import { changesOfDay } from './day-changes.ts'

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
  changesOfDay(before, after).map(({ change, customerName }) => `${customerName} ${change}`)

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
