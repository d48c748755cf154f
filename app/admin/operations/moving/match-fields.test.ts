import { expect, it } from 'vitest'
import { findProblems, placeIssues } from '#app/admin/kit/forms/form-rules.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type MatchFields, matchRules, toMatchBody } from './match-fields.ts'

const HEADINGS = ['Client', 'Party.Date', 'Notes']
const FIELDS: MatchFields = {
  columns: ['customerName', 'bookingDate', undefined],
  values: { state: 'FL' },
  dayOrder: '',
}
const rules = matchRules(HEADINGS)

it('every heading is sent with its field, and a column without one is left out', () => {
  expect(toMatchBody(HEADINGS, FIELDS)).toEqual({
    columns: { Client: 'customerName', 'Party.Date': 'bookingDate', Notes: null },
    values: { state: 'FL' },
    dayOrder: undefined,
  })
})

it('a value that is too long is told beside its field before anything is sent', () => {
  const values = { state: 'F'.repeat(2001) }
  expect(Object.keys(findProblems(rules, { ...FIELDS, values }, textIn('en')))).toEqual(['values.state'])
  expect(findProblems(rules, FIELDS, textIn('en'))).toEqual({})
})

it('a refusal about a heading appears beside its column, also if the heading has a dot', () => {
  const placed = placeIssues(rules, FIELDS, [{ path: 'columns.Party.Date', message: 'No such field' }])
  expect(placed).toEqual({ 'columns.1': 'No such field' })
})
