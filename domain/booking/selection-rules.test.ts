import { expect, it } from 'vitest'
import { selectionProblem } from './selection-rules.ts'

it.each([
  [{ themeId: undefined, teepees: 0, bookingDate: undefined }, 'Please select a theme'],
  [{ themeId: 1, teepees: 0, bookingDate: undefined }, 'Please select at least one teepee'],
  [{ themeId: 1, teepees: Number.NaN, bookingDate: '2026-12-12' }, 'Please select at least one teepee'],
  [{ themeId: 1, teepees: 1, bookingDate: '' }, 'Please select a date'],
  [{ themeId: 1, teepees: 1, bookingDate: '2026-12-12' }, undefined],
])('the selection %j: %s', (selection, problem) => {
  expect(selectionProblem(selection)).toBe(problem)
})
