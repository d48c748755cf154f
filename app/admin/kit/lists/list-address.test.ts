import { expect, it } from 'vitest'
import { listLater, readListAddress, writeListAddress } from './list-address.ts'

const USUAL = { status: '', search: '', sort: 'soonest' }
const read = (address: string) => readListAddress(new URLSearchParams(address), USUAL)
const write = (before: string, values: Partial<typeof USUAL>, page = 1) =>
  writeListAddress(new URLSearchParams(before), { values: { ...USUAL, ...values }, page }, USUAL).toString()

it('an address without anything shows the usual list', () => {
  expect(read('')).toEqual({ values: USUAL, page: 1 })
})

it('a list is the same after it was written to its address and read from it', () => {
  const values = { status: 'pending', search: 'Ana & Co', sort: '-date' }
  expect(read(write('', values, 3))).toEqual({ values, page: 3 })
})

it('what is as usual is not in the address, and what belongs to others stays there', () => {
  expect(write('view=list&status=pending&page=4', {})).toBe('view=list')
})

it('a value that is usually set can be empty', () => {
  expect(read(write('', { sort: '' })).values.sort).toBe('')
})

it.each(['0', '-1', '1.5', 'x', ''])('page %j is the first one', (page) => {
  expect(read(`page=${page}`).page).toBe(1)
})

it('an address that was written here takes back nothing that was written after it', () => {
  const [first, second, third] = [read('search=a'), read('search=an'), read('search=ana')]
  expect(listLater([first, second], first)).toEqual([second])
  expect(listLater([first, second, third], second)).toEqual([third])
  expect(listLater([first, second], third)).toBeUndefined()
  expect(listLater([], first)).toBeUndefined()
})
