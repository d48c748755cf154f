import { describe, expect, it } from 'vitest'
import { inEnglish } from '#test/in-english.ts'
import { detailsProblem } from './details-rules.ts'
import { cleanPhone, findPhoneTrouble } from './typed-phone.ts'

describe('a U.S. number, however it comes', () => {
  it.each([
    ['+1 (305) 555-0142', '(305) 555-0142'],
    ['+13055550142', '3055550142'],
    ['13055550142', '3055550142'],
    ['1 305 555 0142', '305 555 0142'],
    ['1-305-555-0142', '305-555-0142'],
    ['1 (305) 555-0142', '(305) 555-0142'],
    ['(+1) 305-555-0142', '305-555-0142'],
    ['+1.305.555.0142', '305.555.0142'],
    ['0013055550142', '3055550142'],
    ['tel:+1-305-555-0142', '305-555-0142'],
    ['\u202a+1\u00a0(305)\u00a0555\u20110142\u202c', '(305) 555-0142'],
    ['305\u2013555\u20130142', '305-555-0142'],
    ['305\u2212555\u22120142', '305-555-0142'],
    ['305\u202f555\u202f0142', '305 555 0142'],
    ['\ufeff3055550142\u200b', '3055550142'],
    ['\uff13\uff10\uff15\uff15\uff15\uff15\uff10\uff11\uff14\uff12', '3055550142'],
    ['305 - 555 - 0142', '(305) 555-0142'],
    ['(305)  555-0142', '(305) 555-0142'],
    ['305/555/0142', '(305) 555-0142'],
    ['305 555 01 42', '(305) 555-0142'],
    ['(305 555-0142', '(305) 555-0142'],
    // Ten digits that begin with a 1 pass the specified check.
    ['123-456-7890', '123-456-7890'],
    ['1234567890', '1234567890'],
  ])('%j', (typed, expected) => {
    expect(cleanPhone(typed)).toBe(expected)
    expect(cleanPhone(expected)).toBe(expected)
    expect(detailsProblem('phone', expected)).toBeUndefined()
    expect(findPhoneTrouble(expected)).toBeUndefined()
  })

  it('can be typed digit by digit, with every key in sight until it is whole', () => {
    const typeIn = (keys: string) => {
      let value = ''
      for (const key of keys) value = cleanPhone(value + key)
      return value
    }
    expect(typeIn('+1 (305) 555-0142')).toBe('(305) 555-0142')
    expect(typeIn('13055550142')).toBe('3055550142')
    expect(typeIn('+1 305')).toBe('+1 305')
    expect(typeIn('(305) 555-01')).toBe('(305) 555-01')
    expect(typeIn('305-')).toBe('305-')
  })
})

describe('nothing is guessed', () => {
  it.each([
    ['305-555-0142 x12', 'extension'],
    ['+1 305-555-0142 ext. 12', 'extension'],
    ['(305) 555-0142 extension 7', 'extension'],
    ['305-555-0142 #12', 'extension'],
    ['3055550142,,12', 'extension'],
    ['3055550142;12', 'extension'],
    ['+44 20 7946 0958', 'foreign'],
    ['+52 55 1234 5678', 'foreign'],
    ['0044 20 7946 0958', 'foreign'],
    ['011 44 20 7946 0958', 'foreign'],
    ['305-555-014', undefined],
    ['555-0142', undefined],
    ['305555014a', undefined],
    ['30555501423', undefined],
    ['305-555-0142 / 786-555-0199', undefined],
    ['3055550123.0', undefined],
  ])('%j', (typed, trouble) => {
    const cleaned = cleanPhone(typed)
    expect(inEnglish(detailsProblem('phone', cleaned))).toBe('Please enter a valid phone number')
    expect(findPhoneTrouble(cleaned)).toBe(trouble)
    expect(findPhoneTrouble(typed)).toBe(trouble)
  })
})
