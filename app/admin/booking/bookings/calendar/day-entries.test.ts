import { expect, it } from 'vitest'
import type { Party } from '#contract/crew/agenda.ts'
import type { DayPlan, JobStop } from '#contract/crew/work.ts'
import { entriesOn } from './day-entries.ts'

const party = (id: number, bookingDate: string, partyStartTime: string) =>
  ({ id, bookingDate, partyStartTime }) as Party
const stop = (kind: JobStop['kind'], of: Party, arrivesAt: string) =>
  ({ kind, party: of, arrivesAt, bookingId: of.id }) as JobStop

it('entries of a day stand in the order of the clock, each setup beside its party', () => {
  const [today, staying] = [party(2, '2027-02-13', '17:00'), party(3, '2027-02-12', '12:00')]
  const yesterday = party(1, '2027-02-12', '18:00')
  const plan = {
    plans: [
      { crew: 1, stops: [stop('setup', today, '14:00')] },
      { crew: 2, stops: [stop('collect', yesterday, '09:30')] },
    ],
  } as DayPlan
  const entries = entriesOn('2027-02-13', { parties: [today, staying], plan })
  expect(entries.map(({ kind, at, crew, party: { id } }) => [kind, at, crew, id])).toEqual([
    ['stay', '00:00', undefined, 3],
    ['collect', '09:30', 2, 1],
    ['setup', '14:00', 1, 2],
    ['party', '17:00', 1, 2],
  ])
})

it('entries of a day are its parties alone while nobody has planned it', () => {
  const parties = [party(2, '2027-02-13', '17:00'), party(1, '2027-02-13', '12:00')]
  expect(
    entriesOn('2027-02-13', { parties, plan: undefined }).map(({ kind, party: { id } }) => [kind, id]),
  ).toEqual([
    ['party', 1],
    ['party', 2],
  ])
})
