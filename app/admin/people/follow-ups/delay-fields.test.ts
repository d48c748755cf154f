import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { findDelayProblem, toDelayFields, toDelayHours } from './delay-fields.ts'

const HOURS = 'Enter 1 to 72 hours.'
const FORTNIGHT = 'Enter a whole number of days, 13 at most'

it.each([
  ['unfinished-booking', '1', 1, undefined],
  ['unfinished-booking', ' 72 ', 72, undefined],
  ['unfinished-booking', '0', undefined, HOURS],
  ['unfinished-booking', '73', undefined, HOURS],
  ['unfinished-booking', '', undefined, HOURS],
  ['review', '0', 10, undefined],
  ['review', '13', 13 * 24 + 10, undefined],
  ['review', '14', undefined, FORTNIGHT],
  ['review', '-1', undefined, FORTNIGHT],
  ['review', '1.5', undefined, FORTNIGHT],
  ['review', '1e3', undefined, FORTNIGHT],
  ['review', '99999999999', undefined, FORTNIGHT],
  ['review', ' ', undefined, FORTNIGHT],
  ['birthday', '60', undefined, 'Enter a whole number of days, 59 at most'],
] as const)('reads the delay of %s typed as “%s”', (kind, delay, hours, problem) => {
  const fields = { delay, hour: 10 }
  expect([toDelayHours(kind, fields), findDelayProblem(kind, fields, textIn('en'))]).toEqual([hours, problem])
})

it('shows a stored delay in the unit of its kind', () => {
  expect(toDelayFields('unfinished-booking', 30)).toMatchObject({ delay: '30' })
  expect(toDelayFields('review', 3 * 24 + 9)).toEqual({ delay: '3', hour: 9 })
  expect(toDelayFields('day-before', 10)).toEqual({ delay: '0', hour: 10 })
})
