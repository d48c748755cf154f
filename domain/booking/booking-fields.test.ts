import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../foundation/text/language.ts'
import { textIn } from '../foundation/translation/text-in.ts'
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  type BookingAnswers,
  describeField,
  eachBookingField,
  formatOption,
  isAskedFor,
  listAnswers,
  pickAnswers,
  toInputValue,
} from './booking-fields.ts'

const NONE = eachBookingField(() => null)

describe('the optional fields of a booking', () => {
  it('begin with the special requests, the last of the fixed columns of the export', () => {
    expect(BOOKING_FIELD_NAMES[0]).toBe('specialRequests')
  })

  it('have their own words for families and for staff', () => {
    const ofEach = [
      BOOKING_FIELD_NAMES.map((name) => BOOKING_FIELDS[name].column),
      ...(['label', 'staffLabel'] as const).map((kind) =>
        BOOKING_FIELD_NAMES.map((name) => textIn('en')(`bookingFields.${name}.${kind}`)),
      ),
    ]
    for (const words of ofEach) expect(new Set(words).size).toBe(BOOKING_FIELD_NAMES.length)
  })

  it('have a text for each option', () => {
    for (const name of BOOKING_FIELD_NAMES) {
      const field = describeField(name)
      for (const value of field.kind === 'text' ? [] : Object.keys(field.options))
        for (const language of LANGUAGES) expect(formatOption(name, value, textIn(language))).not.toBe('')
    }
  })

  it('can be picked out of a booking, answered or not', () => {
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
      [['Theme requests', 'Dinosaurs']],
      [['Peticiones para el tema', 'Dinosaurs']],
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
    expect(listAnswers({ ...NONE, ...answers }, textIn('en'), 'staffLabel')).toEqual(english)
    expect(listAnswers({ ...NONE, ...answers }, textIn('es'), 'staffLabel')).toEqual(spanish)
  })

  it('labels answers differently for families and for staff', () => {
    const answers = { ...NONE, stairs: true }
    expect(listAnswers(answers, textIn('en'))).toEqual([['Stairs on the way in', 'Yes']])
  })
})

it.each([
  [null, ''],
  [true, 'yes'],
  [false, 'no'],
  ['ground', 'ground'],
])('toInputValue turns %s into %s for forms', (answer, value) => {
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
