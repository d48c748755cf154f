import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDollars } from '#domain/foundation/money/money.ts'
import { readAmount } from './read-amount.ts'
import { readAddonList, readCount, readStatus, readTime, readYesNo, splitAddress } from './read-cell.ts'

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
    ['1 234,50', 123_450],
    ['1\u202f234,50 USD', 123_450],
    ['$ 4 500.00', 450_000],
    ['$ 1,200.-', 120_000],
    ['1,200.–', 120_000],
    ['40.', 4_000],
    ['40,-', 4_000],
    ['＄１，２００．５０', 120_050],
  ])('%s is %d cents', (cell, cents) => expect(readAmount(cell)).toMatchObject({ cents }))

  it.each([
    ['1.234', 'imports.amountAmbiguous'],
    ['1.500', 'imports.amountAmbiguous'],
    ['-5.00', 'imports.amountUnreadable'],
    ['(5.00)', 'imports.amountUnreadable'],
    ['12.345', 'imports.amountAmbiguous'],
    ['1,23,456', 'imports.amountUnreadable'],
    ['=SUM(A1:A3)', 'imports.amountUnreadable'],
    ['free', 'imports.amountUnreadable'],
    // Two amounts in a cell are not one.
    ['$450 $225', 'imports.amountUnreadable'],
    ['450 225', 'imports.amountUnreadable'],
    ['450\n225', 'imports.amountUnreadable'],
    ['450, 225', 'imports.amountUnreadable'],
    ['450.00 225.00', 'imports.amountUnreadable'],
    ['12$50', 'imports.amountUnreadable'],
    ['1.200.-', 'imports.amountAmbiguous'],
    ['40.-25', 'imports.amountUnreadable'],
    ['40²', 'imports.amountUnreadable'],
    ['99999999999', 'imports.amountTooLarge'],
    ['$123,456,789.00', 'imports.amountTooLarge'],
  ])('%s is refused: %s', (cell, id) => expect(readAmount(cell)).toMatchObject({ id }))

  it.each([
    [' $ -   ', { cents: 0, wasDash: true }],
    ['$-', { cents: 0, wasDash: true }],
    ['-$0.00', { cents: 0, wasNegative: false }],
    ['(0.00)', { cents: 0, wasNegative: false }],
    ['US$ –', { cents: 0, wasDash: true }],
  ])('%s is an accountant’s zero', (cell, read) => expect(readAmount(cell)).toMatchObject(read))

  it.each(['-$25.00', '-25', '$-25.00', '($25.00)', '25.00-', '−25.00'])(
    '%s is a discount of $25.00',
    (cell) => {
      expect(readAmount(cell, { isDiscount: true })).toEqual({
        cents: 2_500,
        wasNegative: true,
        wasDash: false,
      })
      expect(readAmount(cell)).toMatchObject({ id: 'imports.amountUnreadable' })
    },
  )

  it.each(['-', '–', '--', ' - '])('%j alone is zero only where nothing is as good as zero', (cell) => {
    expect(readAmount(cell, { isDashZero: true })).toMatchObject({ cents: 0, wasDash: true })
    expect(readAmount(cell)).toMatchObject({ id: 'imports.amountDash' })
  })

  it.each(['--25', '(25', '-(25)', '25 -5', '(-25)'])('%s is no discount', (cell) => {
    expect(readAmount(cell, { isDiscount: true })).toHaveProperty('id')
  })

  it('is read back from its own display format', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(readAmount(formatDollars(cents))).toMatchObject({ cents })
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
  ['5:00\u202fPM', '17:00'],
  ['5:00\u00a0p.\u00a0m.', '17:00'],
  ['5PM', '17:00'],
  ['5p', '17:00'],
  ['5.30 PM', '17:30'],
  ['17h', '17:00'],
  ['17h30', '17:30'],
  ['1700', '17:00'],
  ['17:00 hrs', '17:00'],
  ['noon', '12:00'],
  ['Mediodía', '12:00'],
  ['a las 5:00 PM', '17:00'],
  ['5:00 PM EDT', '17:00'],
  ['5 PM (4 hours)', '17:00'],
  ['5 de la tarde', '17:00'],
  ['a las 5:30 de la tarde', '17:30'],
  ['11 de la mañana', '11:00'],
  ['8 de la noche', '20:00'],
  ['12 de la tarde', '12:00'],
  ['17 hs', '17:00'],
  ['17hs.', '17:00'],
  ['5:00 PM -', '17:00'],
  ['１７：００', '17:00'],
])('%j is read as the time %s', (cell, time) => expect(readTime(cell)).toEqual({ time, isRange: false }))

it.each([
  ['2:00 PM - 6:00 PM', '14:00'],
  ['2:00 PM–6:00 PM', '14:00'],
  ['2-6 PM', '14:00'],
  ['2:30 - 6 PM', '14:30'],
  ['11-2 PM', '11:00'],
  ['12-4 PM', '12:00'],
  ['14:00-18:00', '14:00'],
  ['from 2 PM to 6 PM', '14:00'],
  ['de 14:00 a 18:00', '14:00'],
  ['2 PM until 6 PM', '14:00'],
  ['10 PM - 2 AM', '22:00'],
  ['de 2 a 6 de la tarde', '14:00'],
  ['11 de la mañana a 2 de la tarde', '11:00'],
])('%j begins at %s', (cell, time) => expect(readTime(cell)).toEqual({ time, isRange: true }))

it.each([
  ['2-6', 'imports.timeRangeUnclear'],
  ['2:00 PM or 3:00 PM', 'imports.timeUnreadable'],
  ['17:00 UTC', 'imports.timeUnreadable'],
  ['5:00 PM PST', 'imports.timeUnreadable'],
  ['2 PM - soon', 'imports.timeUnreadable'],
])('%j is refused as a time: %s', (cell, id) => expect(readTime(cell)).toMatchObject({ id }))

it.each(['', 'evening', '25:00', '5', '17:61', '13 pm', '12 de la noche', '17 de la tarde', '- 5', '5 -'])(
  '%j is no time',
  (cell) => {
    expect(readTime(cell)).toMatchObject({ id: 'imports.timeUnreadable' })
  },
)

it.each([
  ['Confirmed', 'confirmed'],
  ['RESERVED', 'confirmed'],
  ['Canceled', 'cancelled'],
  ['quote', 'pending'],
  ['Archived', 'completed'],
  ['Confirmado', 'confirmed'],
  ['Cancelado', 'cancelled'],
  ['Pendiente', 'pending'],
  ['Completado', 'completed'],
  ['ＰＡＩＤ', 'confirmed'],
])('%s is the status %s', (cell, status) => expect(readStatus(cell)).toBe(status))

it('an unknown status is rejected', () => {
  expect(readStatus('halfway')).toMatchObject({ id: 'imports.statusUnknown' })
})

it.each([
  ['6', 6],
  ['6.0', 6],
  [' 12 ', 12],
  ['6.00', 6],
  ['6,0', 6],
  ['1,000', 1_000],
  ['10,000.0', 10_000],
  ['6.0000', 6],
  ['１２', 12],
])('%j is read as the number %d', (cell, count) => expect(readCount(cell)).toBe(count))

it.each(['1000000000', '99999999999', '9'.repeat(400)])('%j is too large a number', (cell) => {
  expect(readCount(cell)).toMatchObject({ id: 'imports.countTooLarge' })
})

it.each(['-1', '1.5', 'six', '1.000', '10.000', '1,00,000', ''])('%j is no whole number', (cell) => {
  expect(readCount(cell)).toMatchObject({ id: 'imports.countUnreadable' })
})

it.each([
  ['yes', true],
  ['TRUE', true],
  ['Sí', true],
  ['ＹＥＳ', true],
  ['0', false],
  ['No', false],
])('%s is %s', (cell, answer) => expect(readYesNo(cell)).toBe(answer))

it('anything but yes or no is rejected', () => {
  expect(readYesNo('perhaps')).toMatchObject({ id: 'imports.yesNoUnreadable' })
})

it.each([
  [
    '120 Ocean Drive, Apt 4, Miami Beach, FL 33139, USA',
    { partyAddress: '120 Ocean Drive, Apt 4', city: 'Miami Beach', state: 'FL', zipCode: '33139' },
  ],
  [
    '120 Ocean Drive, Miami Beach, FL, 33139',
    { partyAddress: '120 Ocean Drive', city: 'Miami Beach', state: 'FL', zipCode: '33139' },
  ],
  [
    '120 Ocean Drive, Apt 4, Miami Beach, Florida, 33139-1234, Estados Unidos',
    { partyAddress: '120 Ocean Drive, Apt 4', city: 'Miami Beach', state: 'Florida', zipCode: '33139-1234' },
  ],
  [
    '120 Ocean Drive, Miami Beach, FL 33139, United States of America',
    { partyAddress: '120 Ocean Drive', city: 'Miami Beach', state: 'FL', zipCode: '33139' },
  ],
  ['Ocean Drive, FL, 33139', { partyAddress: 'Ocean Drive, FL, 33139' }],
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
