import { expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { selectionProblems } from './selection-rules.ts'

const theme = 'Please select a theme'
const teepees = 'Please select at least one teepee'
const bookingDate = 'Please select a date'

it.each([
  [
    { themeId: undefined, teepees: 0, bookingDate: undefined },
    { theme, teepees, bookingDate },
  ],
  [
    { themeId: undefined, teepees: 1, bookingDate: '' },
    { theme, bookingDate },
  ],
  [{ themeId: 1, teepees: Number.NaN, bookingDate: '2026-12-12' }, { teepees }],
  [{ themeId: 1, teepees: 1, bookingDate: '' }, { bookingDate }],
  [{ themeId: 1, teepees: 6, bookingDate: '2026-12-12' }, {}],
  [{ themeId: 1, teepees: 7, bookingDate: '2026-12-12' }, { teepees: 'Maximum 6 teepees allowed' }],
  [
    { themeId: 1, teepees: 1, bookingDate: '2026-12-11' },
    { bookingDate: 'Friday, December 11, 2026 has already passed.' },
  ],
])('the selection %j: %j', (selection, problems) => {
  expect(inEnglish(selectionProblems({ ...selection, today: '2026-12-12' }, 6))).toEqual(problems)
})
