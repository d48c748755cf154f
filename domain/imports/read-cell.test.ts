import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDollars } from '../money/money.ts'
import { readAmount } from './read-amount.ts'
import {
  readAddonList,
  readCount,
  readMonth,
  readStatus,
  readTime,
  readYesNo,
  splitAddress,
} from './read-cell.ts'

describe('an amount', () => {
  it.each([
    ['$1,234.50', 123_450],
    ['1234.5', 123_450],
    ['1234', 123_400],
    ['USD 1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['12,50', 1_250],
    ['1,234', 123_400],
    ['$ 0', 0],
    ['99.9900', 9_999],
    ['1,234,567.89', 123_456_789],
  ])('%s is %d cents', (cell, cents) => expect(readAmount(cell)).toBe(cents))

  it.each([
    ['1.234', 'imports.amountAmbiguous'],
    ['1.500', 'imports.amountAmbiguous'],
    ['-5.00', 'imports.amountUnreadable'],
    ['(5.00)', 'imports.amountUnreadable'],
    ['12.345', 'imports.amountAmbiguous'],
    ['1,23,456', 'imports.amountUnreadable'],
    ['=SUM(A1:A3)', 'imports.amountUnreadable'],
    ['free', 'imports.amountUnreadable'],
    ['99999999999', 'imports.amountTooLarge'],
    ['$123,456,789.00', 'imports.amountTooLarge'],
  ])('%s is refused: %s', (cell, id) => expect(readAmount(cell)).toMatchObject({ id }))

  it('is read back from its own display format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(readAmount(formatDollars(cents))).toBe(cents)
      }),
    )
  })
})

it.each([
  ['5:00 PM', '17:00'],
  ['5 pm', '17:00'],
  ['5:30 p.m.', '17:30'],
  ['17:00', '17:00'],
  ['17:00:00', '17:00'],
  ['12:00 AM', '00:00'],
  ['12:30 PM', '12:30'],
  ['2027-03-04 17:30', '17:30'],
  ['0.7083333333', '17:00'],
  ['46450.75', '18:00'],
])('%s is read as the time %s', (cell, time) => expect(readTime(cell)).toBe(time))

it.each(['', 'evening', '25:00', '5', '17:61', '13 pm'])('%j is no time', (cell) => {
  expect(readTime(cell)).toMatchObject({ id: 'imports.timeUnreadable' })
})

it.each([
  ['Confirmed', 'confirmed'],
  ['RESERVED', 'confirmed'],
  ['Canceled', 'cancelled'],
  ['quote', 'pending'],
  ['Archived', 'completed'],
])('%s is the status %s', (cell, status) => expect(readStatus(cell)).toBe(status))

it('an unknown status is rejected', () => {
  expect(readStatus('halfway')).toMatchObject({ id: 'imports.statusUnknown' })
})

it.each([
  ['6', 6],
  ['6.0', 6],
  [' 12 ', 12],
])('%j is read as the number %d', (cell, count) => expect(readCount(cell)).toBe(count))

it.each(['1000000000', '99999999999', '9'.repeat(400)])('%j is too large a number', (cell) => {
  expect(readCount(cell)).toMatchObject({ id: 'imports.countTooLarge' })
})

it.each(['-1', '1.5', 'six', ''])('%j is no whole number', (cell) => {
  expect(readCount(cell)).toMatchObject({ id: 'imports.countUnreadable' })
})

it.each([
  ['yes', true],
  ['TRUE', true],
  ['Sí', true],
  ['0', false],
  ['No', false],
])('%s is %s', (cell, answer) => expect(readYesNo(cell)).toBe(answer))

it('anything but yes or no is rejected', () => {
  expect(readYesNo('perhaps')).toMatchObject({ id: 'imports.yesNoUnreadable' })
})

it.each([
  ['5', 5],
  ['May', 5],
  ['mayo', 5],
  ['Dic.', 12],
])('%s is the month %d', (cell, month) => expect(readMonth(cell)).toBe(month))

it('a month that does not exist is rejected', () => {
  expect(readMonth('13')).toMatchObject({ id: 'imports.monthUnreadable' })
})

it.each([
  [
    '120 Ocean Drive, Apt 4, Miami Beach, FL 33139, USA',
    { partyAddress: '120 Ocean Drive, Apt 4', city: 'Miami Beach', state: 'FL', zipCode: '33139' },
  ],
  ['120 Ocean Drive, Miami, 33139', { partyAddress: '120 Ocean Drive', city: 'Miami', zipCode: '33139' }],
  ['The big house', { partyAddress: 'The big house' }],
])('the address %j has parts', (line, parts) => expect(splitAddress(line)).toEqual(parts))

it('add-ons are listed with their quantities', () => {
  expect(readAddonList('Popcorn stand x2; Fairy lights;3 × Extra pillow;')).toEqual([
    { name: 'Popcorn stand', quantity: 2 },
    { name: 'Fairy lights', quantity: 1 },
    { name: 'Extra pillow', quantity: 3 },
  ])
})
