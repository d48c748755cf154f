import { expect, it } from 'vitest'
import { comparePlans, compareReturns } from './plan-changes.ts'

const stop = (bookingId: number, arrivesAt: string, ...conflicts: string[]) => {
  return { bookingId, kind: 'setup' as const, arrivesAt, conflicts }
}
const BEFORE = {
  plans: [
    { crew: 1, backAt: '13:00', stops: [stop(1, '09:00'), stop(2, '11:00', 'Late')] },
    { crew: 2, backAt: '12:00', stops: [stop(3, '10:00')] },
  ],
}
const AFTER = {
  plans: [
    {
      crew: 1,
      backAt: '14:30',
      stops: [stop(1, '09:00'), stop(3, '10:30'), stop(2, '12:00', 'Late', 'Too late')],
    },
    { crew: 2, backAt: '08:00', stops: [] },
  ],
}

it('reordering changes the stops whose crew, time or conflicts differ, in the new order', () => {
  expect(comparePlans(BEFORE, AFTER)).toEqual([
    {
      bookingId: 3,
      kind: 'setup',
      crew: { before: 2, after: 1 },
      arrivesAt: { before: '10:00', after: '10:30' },
      newConflicts: [],
    },
    {
      bookingId: 2,
      kind: 'setup',
      crew: { before: 1, after: 1 },
      arrivesAt: { before: '11:00', after: '12:00' },
      newConflicts: ['Too late'],
    },
  ])
  expect(comparePlans(BEFORE, BEFORE)).toEqual([])
})

it('reordering changes when crews are back; a crew left without stops does not go out', () => {
  expect(compareReturns(BEFORE, AFTER)).toEqual([
    { crew: 1, before: '13:00', after: '14:30' },
    { crew: 2, before: '12:00', after: null },
  ])
  expect(compareReturns(BEFORE, BEFORE)).toEqual([])
})
