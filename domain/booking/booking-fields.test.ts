import { describe, expect, it } from 'vitest'
import {
  asksForText,
  BOOKING_TEXT_NAMES,
  BOOKING_TEXTS,
  eachText,
  textsOf,
  toldTexts,
} from './booking-fields.ts'

describe('the texts of a booking', () => {
  it('begin with the special requests, the last of the fixed columns of the export', () => {
    expect(BOOKING_TEXT_NAMES[0]).toBe('specialRequests')
  })

  it('have words of their own for every reader', () => {
    for (const words of ['label', 'staffLabel', 'column'] as const)
      expect(new Set(BOOKING_TEXT_NAMES.map((name) => BOOKING_TEXTS[name][words])).size).toBe(
        BOOKING_TEXT_NAMES.length,
      )
  })

  it('are picked out of a booking, told or not', () => {
    const texts = { ...eachText(() => null), specialRequests: 'No balloons' }
    expect(textsOf({ ...texts, ...{ id: 12 } })).toEqual(texts)
  })

  it('are shown where something was told, in words for the reader', () => {
    const texts = { ...eachText(() => null), specialRequests: '', customThemeDetails: 'Dinosaurs' }
    expect(toldTexts(texts, 'label')).toEqual([['Custom theme details', 'Dinosaurs']])
    expect(toldTexts(texts, 'staffLabel')).toEqual([['Theme wishes', 'Dinosaurs']])
    expect(
      toldTexts(
        eachText(() => null),
        'label',
      ),
    ).toEqual([])
  })
})

it.each([
  ['customThemeDetails', 'Custom Theme', true],
  ['customThemeDetails', 'Your Custom Theme Party', true],
  ['customThemeDetails', 'Rose Garden', false],
  ['specialRequests', 'Rose Garden', true],
] as const)('asks for %s with the theme %s: %s', (name, theme, asks) => {
  expect(asksForText(name, theme)).toBe(asks)
})
