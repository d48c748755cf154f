import { expect, it } from 'vitest'
import { selectionProblem } from './selection-rules.ts'

it.each([
  [{ themeId: undefined, teepees: 0, partyDay: undefined }, 'Please select a theme'],
  [{ themeId: 1, teepees: 0, partyDay: undefined }, 'Please select at least one teepee'],
  [{ themeId: 1, teepees: Number.NaN, partyDay: '2026-12-12' }, 'Please select at least one teepee'],
  [{ themeId: 1, teepees: 1, partyDay: '' }, 'Please select a date'],
  [{ themeId: 1, teepees: 1, partyDay: '2026-12-12' }, undefined],
])('the selection %j: %s', (selection, problem) => {
  expect(selectionProblem(selection)).toBe(problem)
})
