import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import type { DetailsField } from '#domain/booking/details-fields.ts'
import { findCity } from '#domain/booking/find-city.ts'
import { changeDetail } from './use-city-for-zip.ts'

type Typed = readonly [field: DetailsField, value: string]

/** Returns the city after an input that begins with these details, as if the step had just been opened. */
function typeCity(start: { zipCode?: string; city?: string }, inputs: readonly Typed[]): string {
  let details = { ...EMPTY_DRAFT.details, ...start }
  let filledIn: string | undefined
  for (const [field, value] of inputs)
    ({ details, filledIn } = changeDetail(details, filledIn, { field, value, findCity }))
  return details.city
}

const zips = (...values: string[]): Typed[] => values.map((value) => ['zipCode', value])
const NEW = {}
const BEACH = { zipCode: '33139', city: 'Miami Beach' }

it.each([
  ['a ZIP code fills in its city', NEW, zips('3313', '33139'), 'Miami Beach'],
  ['so does a longer one', NEW, zips('33139-1234'), 'Miami Beach'],
  ['the next one replaces it', NEW, zips('33139', '3313', '33301'), 'Fort Lauderdale'],
  ['one that several cities share takes it back', NEW, zips('33139', '3313', '33134'), ''],
  ['until it is complete, it stays', NEW, zips('33139', '3313', '331'), 'Miami Beach'],
  ['what an earlier step filled in is replaced', BEACH, zips('3313', '33301'), 'Fort Lauderdale'],
  ['what an earlier step filled in is taken back', BEACH, zips('3313', '33134'), ''],
  ['so it is after another field', BEACH, [['address', '12 Palm Avenue'], ...zips('3313', '33134')], ''],
  ['another city is kept', { ...BEACH, city: 'Las Olas' }, zips('3313', '33134'), 'Las Olas'],
  ['a typed one is kept', BEACH, [['city', 'Miami'], ...zips('3313', '33134')], 'Miami'],
  [
    'also if it is that of the ZIP code',
    NEW,
    [['city', 'Miami'], ...zips('33101', '3313', '33134')],
    'Miami',
  ],
  ['one that was removed is filled in again', BEACH, [['city', ''], ...zips('33301')], 'Fort Lauderdale'],
] as const)('the city of a ZIP code: %s', (_, start, inputs, city) => {
  expect(typeCity(start, inputs)).toBe(city)
})
