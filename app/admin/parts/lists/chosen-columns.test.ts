import { expect, it } from 'vitest'
import { readChoice, shownColumns, withColumn, writeChoice } from './chosen-columns.ts'

const columns = [
  { id: 'customer', isFixed: true },
  { id: 'date' },
  { id: 'amount' },
  { id: 'phone', isExtra: true },
]
const ids = (chosen: readonly string[] | undefined) => shownColumns(columns, chosen).map(({ id }) => id)

it('without a choice every column but the extra ones is shown', () => {
  expect(ids(undefined)).toEqual(['customer', 'date', 'amount'])
})

it('a column that is switched on stands in its own place, and others stay', () => {
  const chosen = withColumn(columns, undefined, { id: 'phone', isOn: true })
  expect(ids(chosen)).toEqual(['customer', 'date', 'amount', 'phone'])
  expect(ids(withColumn(columns, chosen, { id: 'date', isOn: false }))).toEqual([
    'customer',
    'amount',
    'phone',
  ])
})

it('a fixed column stays, whatever was chosen', () => {
  expect(ids([])).toEqual(['customer'])
})

it('a choice is read back as it was written, also an empty one', () => {
  for (const chosen of [[], ['date', 'amount']]) expect(readChoice(writeChoice(chosen))).toEqual(chosen)
  expect(readChoice(null)).toBeUndefined()
})
