import { expect, it } from 'vitest'
import type { Language } from '../text/language.ts'
import { textIn } from './text-in.ts'

it('a language of the next release falls back to English, since this release may see its orders during an upgrade', () => {
  const text = textIn('tlh' as Language)
  expect(text('admin.languageName', { language: 'es' })).toBe('Spanish')
  expect([text.language, text.locale]).toEqual(['en', 'en-US'])
})
