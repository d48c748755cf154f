import { expect, it } from 'vitest'
import { sortRows } from './sort-rows.ts'

type Row = { readonly name: string; readonly count: number }
const KEYS = { name: ({ name }: Row) => name, count: ({ count }: Row) => count }
const ROWS: Row[] = [
  { name: 'SAVE5', count: 10 },
  { name: 'SAVE20', count: 9 },
  { name: 'AUTUMN', count: 9 },
]

it.each([
  ['name', ['AUTUMN', 'SAVE5', 'SAVE20']],
  ['-name', ['SAVE20', 'SAVE5', 'AUTUMN']],
  ['count', ['SAVE20', 'AUTUMN', 'SAVE5']],
  ['-count', ['SAVE5', 'SAVE20', 'AUTUMN']],
  ['', ['SAVE5', 'SAVE20', 'AUTUMN']],
  ['constructor', ['SAVE5', 'SAVE20', 'AUTUMN']],
])('sorts by %j', (sort, names) => {
  expect(sortRows(ROWS, sort, KEYS).map(({ name }) => name)).toEqual(names)
})
