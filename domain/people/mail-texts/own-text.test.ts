import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { checkFields, fillFields } from './own-text.ts'

const getWords = (refusal: Refusal | undefined) =>
  refusal && [refusal.message].flat().map(textIn('en')).join(' ')

const KNOWN = ['name', 'theme']

describe('a text with fields', () => {
  it.each([
    ['Hello {name}!', 'Hello Ana!'],
    ['{name} {name}', 'Ana Ana'],
    ['No field', 'No field'],
    ['{theme}', '{name}'],
  ])('%j becomes %j', (template, filled) =>
    expect(fillFields(template, { name: 'Ana', theme: '{name}' })).toBe(filled),
  )

  it('inserts values literally, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, theme) => {
        expect(fillFields('{name}|{theme}', { name, theme })).toBe(`${name}|${theme}`)
      }),
    )
  })
})

describe('an owner’s text', () => {
  it.each([
    ['Hello {name}', undefined],
    ['', undefined],
    ['<b>{theme}</b> & more', undefined],
    ['{surname}', 'This email has no field {surname}. It has: {name}, {theme}.'],
    ['{constructor}', 'This email has no field {constructor}. It has: {name}, {theme}.'],
    ['Hello {name', 'There’s a stray brace. Write fields like {name}.'],
    ['{ name }', 'There’s a stray brace. Write fields like {name}.'],
    ['{day, date, long}', 'There’s a stray brace. Write fields like {name}.'],
  ])('%j is refused with %j', (template, message) =>
    expect(getWords(checkFields(template, KNOWN))).toBe(message),
  )

  it('leaves no field unfilled once it has been accepted', () => {
    const anyText = fc.stringMatching(/^[{}a-z ]{0,30}$/)
    fc.assert(
      fc.property(anyText, (template) => {
        if (checkFields(template, KNOWN)) return
        expect(fillFields(template, { name: 'Ana', theme: 'Boho' })).not.toMatch(/[{}]/)
      }),
    )
  })
})
