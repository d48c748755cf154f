import { expect, it } from 'vitest'
import { findCity } from './find-city.ts'

it.each([
  ['33101', 'Miami'],
  [' 33139 ', 'Miami Beach'],
  ['33186', 'Miami'],
  ['33301-1234', 'Fort Lauderdale'],
  ['33301 1234', 'Fort Lauderdale'],
  // Shared by several cities.
  ['33160', undefined],
  ['33024', undefined],
  ['90210', undefined],
  ['3310', undefined],
  ['331011', undefined],
  ['', undefined],
])('the city for ZIP code %j is %s', (zip, city) => {
  expect(findCity(zip)).toBe(city)
})
