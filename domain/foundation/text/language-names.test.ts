import { expect, it } from 'vitest'
import { nameLanguage, nameOneOfLanguages } from './language-names.ts'

it.each([
  ['es', 'en', 'Spanish', 'Spanish'],
  ['es', 'es', 'español', 'Español'],
  ['fr', 'en', 'French', 'French'],
  ['ht', 'es', 'criollo haitiano', 'Criollo haitiano'],
] as const)('the language %s is called in %s: %s', (code, language, word, title) => {
  expect([nameLanguage(code, language), nameLanguage(code, language, 'title')]).toEqual([word, title])
})

it('a choice of languages names each in the reader’s language', () => {
  expect(nameOneOfLanguages(['en', 'es'], 'en')).toBe('English or Spanish')
  expect(nameOneOfLanguages(['en', 'es', 'fr'], 'es')).toBe('inglés, español o francés')
})
