import { expect, it } from 'vitest'
import { NO_FILTERS } from '#app/admin/booking/dialogs/booking-list-query.ts'
import { findProblems } from '#app/admin/kit/forms/form-rules.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import {
  addView,
  getViewFilters,
  isViewOn,
  NAME_MAX,
  readViews,
  switchView,
  VIEW_RULES,
} from './booking-views.ts'

it.each([
  ['a Monday', '2027-02-08'],
  ['the Friday', '2027-02-12'],
  ['the Saturday', '2027-02-13'],
  ['the Sunday', '2027-02-14'],
])('this weekend is Friday to Sunday, seen on %s', (_, today) => {
  expect(getViewFilters('weekend', today)).toEqual({ from: '2027-02-12', to: '2027-02-14' })
})

it('views that limit different things go together, and each is switched off alone', () => {
  const today = '2027-02-08'
  const both = switchView(switchView(NO_FILTERS, 'weekend', today), 'unpaid', today)
  expect(both).toEqual({ ...NO_FILTERS, from: '2027-02-12', to: '2027-02-14', money: 'owed' })
  const one = switchView(both, 'weekend', today)
  expect([isViewOn(one, 'weekend', today), isViewOn(one, 'unpaid', today)]).toEqual([false, true])
  expect(switchView(one, 'unpaid', today)).toEqual(NO_FILTERS)
})

it('own views stand in the order of their names, and a name is there once', () => {
  const of = (name: string, search: string) => ({ name, filters: { ...NO_FILTERS, search } })
  const views = addView(addView([of('School', 'PTA')], of('Aventura', '33180')), of('School', 'school'))
  expect(views).toEqual([of('Aventura', '33180'), of('School', 'school')])
  expect(readViews(JSON.stringify(views))).toEqual(views)
})

it.each([[null], ['{'], ['{"a":1}'], ['[1, {"name": 2, "filters": {}}, {"name": "x", "filters": null}]']])(
  'what a browser kept is not trusted: %s',
  (kept) => {
    expect(readViews(kept)).toEqual([])
  },
)

it('a view is kept under a name, which is neither empty nor too long', () => {
  const problem = (name: string) => findProblems(VIEW_RULES, { name }, textIn('en')).name
  expect(problem('Mia')).toBeUndefined()
  expect(problem('  ')).toBe('This field is required')
  expect(problem('a'.repeat(NAME_MAX))).toBeUndefined()
  expect(problem('a'.repeat(NAME_MAX + 1))).toMatch(/40/)
})
