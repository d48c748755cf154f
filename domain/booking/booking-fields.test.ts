import { describe, expect, it } from 'vitest'
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingAnswers,
  type BookingFieldWords,
  eachBookingField,
  isAskedFor,
  listAnswers,
  pickAnswers,
  toInputValue,
} from './booking-fields.ts'
import { SPANISH_BOOKING_FIELDS } from './booking-fields-spanish.ts'

const NONE = eachBookingField(() => null)
const SPANISH: BookingFieldWords = SPANISH_BOOKING_FIELDS

describe('the optional fields of a booking', () => {
  it('begin with the special requests, the last of the fixed columns of the export', () => {
    expect(BOOKING_FIELD_NAMES[0]).toBe('specialRequests')
  })

  it('have words of their own for every reader', () => {
    for (const words of ['label', 'staffLabel', 'column'] as const)
      expect(new Set(BOOKING_FIELD_NAMES.map((name) => BOOKING_FIELDS[name][words])).size).toBe(
        BOOKING_FIELD_NAMES.length,
      )
  })

  it('have the same options in Spanish', () => {
    const english: BookingFieldWords = BOOKING_FIELDS
    for (const name of BOOKING_FIELD_NAMES)
      expect(Object.keys(SPANISH[name].options ?? {})).toEqual(Object.keys(english[name].options ?? {}))
  })

  it('are picked out of a booking, answered or not', () => {
    const answers = { ...NONE, specialRequests: 'No balloons' }
    expect(pickAnswers({ ...answers, ...{ id: 12 } })).toEqual(answers)
  })
})

describe('listAnswers', () => {
  it.each<[Partial<BookingAnswers>, english: string[][], spanish: string[][]]>([
    [{}, [], []],
    [{ specialRequests: '' }, [], []],
    [
      { customThemeDetails: 'Dinosaurs' },
      [['Theme wishes', 'Dinosaurs']],
      [['Deseos para el tema', 'Dinosaurs']],
    ],
    [{ floor: '1-3' }, [['Floor', 'Floor 1 to 3']], [['Piso', 'Piso 1 a 3']]],
    [{ stairs: false }, [['Stairs', 'No']], [['Escaleras', 'No']]],
    [
      { floor: 'ground', stairs: true },
      [
        ['Floor', 'Ground floor'],
        ['Stairs', 'Yes'],
      ],
      [
        ['Piso', 'Planta baja'],
        ['Escaleras', 'Sí'],
      ],
    ],
  ])('shows %o in words for the reader', (answers, english, spanish) => {
    expect(listAnswers({ ...NONE, ...answers }, BOOKING_FIELDS, 'staffLabel')).toEqual(english)
    expect(listAnswers({ ...NONE, ...answers }, SPANISH, 'staffLabel')).toEqual(spanish)
  })

  it('labels answers for families in other words than for staff', () => {
    const answers = { ...NONE, stairs: true }
    expect(listAnswers(answers, BOOKING_FIELDS)).toEqual([['Stairs on the way in', 'Yes']])
  })
})

it.each([
  [null, ''],
  [true, 'yes'],
  [false, 'no'],
  ['ground', 'ground'],
])('toInputValue gives forms for %s: %s', (answer, value) => {
  expect(toInputValue(answer)).toBe(value)
})

it.each([
  ['customThemeDetails', 'Custom Theme', true],
  ['customThemeDetails', 'Your Custom Theme Party', true],
  ['customThemeDetails', 'Rose Garden', false],
  ['specialRequests', 'Rose Garden', true],
] as const)('asks for %s with the theme %s: %s', (name, theme, isAsked) => {
  expect(isAskedFor(name, theme)).toBe(isAsked)
})
