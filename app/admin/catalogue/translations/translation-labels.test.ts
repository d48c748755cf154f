import { expect, it } from 'vitest'
import type { Translation } from '#contract/catalogue/translations.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { fieldLabel, groupTexts, hasWords } from './translation-labels.ts'

const text = { english: 'Text', translation: null, hasEnglishChanged: false }

it.each([
  [{ place: 'theme/8/name', about: 'Rose Garden', field: 'Name' }, 'Rose Garden, nombre en español'],
  [
    { place: 'settings/1f3a', about: 'What’s included', field: 'Item' },
    'Lo que se incluye, elemento en español',
  ],
  [
    { place: 'closed-day/2026-12-24', about: 'Closed on Dec 24, 2026', field: 'Reason' },
    'Cerrado el 24 dic 2026, motivo en español',
  ],
  [
    { place: 'terms/3', about: 'Terms of service, version 3', field: 'Text' },
    'Términos del servicio, versión 3, texto en español',
  ],
  [
    { place: 'testimonial/5/comment', about: 'Testimonial of Rosa Diaz', field: 'Comment' },
    'Testimonio de Rosa Diaz, comentario en español',
  ],
])('what the server says of %j is Spanish too', (place, label) => {
  const told: Translation = { ...text, ...place }
  expect(fieldLabel(told, textIn('es'), 'es')).toBe(label)
})

it('texts about one thing stand together, and are found by what they say', () => {
  const name = { ...text, place: 'theme/8/name', about: 'Rose Garden', field: 'Name' }
  const item = { ...text, place: 'settings/1f3a', about: 'What’s included', field: 'Item' }
  const words = { ...text, place: 'theme/8/description', about: 'Rose Garden', field: 'Description' }
  const groups = groupTexts([name, item, words], textIn('en'))
  expect(groups).toEqual([
    ['Rose Garden', [name, words]],
    ['What’s included', [item]],
  ])
  expect(hasWords({ ...name, translation: 'Jardín de Rosas' }, ' jardín')).toBe(true)
  expect(hasWords(item, 'rose')).toBe(false)
})
