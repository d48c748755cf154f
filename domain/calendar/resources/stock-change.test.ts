import { expect, it } from 'vitest'
import { message } from '#domain/foundation/messages/message.ts'
import { findStockChangeProblem } from './stock-change.ts'

const TODAY = '2027-03-02'
const OVER = { field: 'to', message: message('resources.daysOver') }
const fewer = (most: number) => ({ field: 'delta', message: message('resources.fewerThanThere', { most }) })
const more = { from: '2027-03-05', to: '2027-03-06', delta: 3 }

it.each([
  [{ from: '2027-03-02', to: '2027-03-02', delta: -2 }, [], undefined],
  [{ from: '2027-02-20', to: '2027-03-02', delta: -1 }, [], undefined],
  [{ from: '2027-02-20', to: '2027-03-01', delta: -1 }, [], OVER],
  [{ from: '2027-03-02', to: '2027-03-04', delta: -3 }, [], fewer(2)],
  [{ from: '2027-03-02', to: '2027-03-04', delta: -3 }, [more], fewer(2)],
  [{ from: '2027-03-06', to: '2027-03-09', delta: -5 }, [more], undefined],
  [{ from: '2027-03-06', to: '2027-03-09', delta: -6 }, [more], fewer(5)],
  [{ from: '2027-03-02', to: '2027-03-04', delta: 9999 }, [], undefined],
])('two of something and %j, beside %j: %j', (change, changes, problem) => {
  expect(findStockChangeProblem(change, { quantity: 2, changes }, TODAY)).toEqual(problem)
})
