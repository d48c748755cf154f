import { describe, expect, it } from 'vitest'
import { englishWordsIn } from '#test/english-words.ts'
import { FIELDS_IN_SPANISH } from './staff-spanish-fields.ts'

describe.each(Object.entries(FIELDS_IN_SPANISH))('%s', (english, spanish) => {
  it('is said to staff in Spanish, with the same values', () => {
    expect(spanish).not.toBe(english)
    expect(spanish).not.toMatch(/undefined|null|NaN/)
    expect(englishWordsIn(spanish)).toEqual([])
    expect(spanish.match(/\{\}/g)).toEqual(english.match(/\{\}/g))
    expect(spanish.endsWith('.')).toBe(english.endsWith('.'))
  })
})
