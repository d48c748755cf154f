import { expect, it } from 'vitest'
import { listUsualDays } from './usual-days.ts'

it('names the holidays and breaks that can be booked, next ones first', () => {
  expect(listUsualDays('2026-11-29').map(({ id, from, to }) => `${id} ${from} ${to}`)).toEqual([
    'winter 2026-12-18 2027-01-02',
    'king 2027-01-15 2027-01-17',
    'presidents 2027-02-12 2027-02-14',
    'spring 2027-03-19 2027-03-27',
    'memorial 2027-05-28 2027-05-30',
    'labor 2027-09-03 2027-09-05',
    'thanksgiving 2027-11-19 2027-11-27',
    'winter 2027-12-17 2028-01-01',
    'newYear 12-31 01-01',
    'juneteenth 06-19 06-19',
    'independence 07-03 07-04',
    'summer 06-05 08-11',
    'halloween 10-31 10-31',
    'veterans 11-10 11-11',
    'christmas 12-24 12-25',
  ])
})

it.each([
  ['thanksgiving', '2026-11-20', '2026-11-28'],
  ['king', '2026-01-16', '2026-01-18'],
  ['memorial', '2026-05-22', '2026-05-24'],
  ['winter', '2025-12-19', '2026-01-03'],
  ['spring', '2026-03-20', '2026-03-28'],
])('%s begins on %s', (id, from, to) => {
  expect(listUsualDays('2025-12-25')).toContainEqual({ id, from, to })
})
