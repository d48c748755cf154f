import { expect, it } from 'vitest'
import { placeIssues } from './form-rules.ts'

const fields = { name: '', zipCodes: '3314, 33146', rows: [{ fee: 'x' }] }
const at = (path: string) => placeIssues({}, fields, [{ path, message: 'No' }])

it.each([
  ['a field', 'name', { name: 'No' }],
  ['a part of a list of rows', 'rows.0.fee', { 'rows.0.fee': 'No' }],
  ['a part of a list that is typed into one text', 'zipCodes.0', { zipCodes: 'No' }],
  ['a field that the request keeps in a group', 'area.name', { name: 'No' }],
  ['what no field can mend', 'version', {}],
])('a problem of %s stands beside its field', (_, path, problems) => {
  expect(at(path)).toEqual(problems)
})
