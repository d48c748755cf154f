import { describe, expect, it } from 'vitest'
import { getBeginning } from './details-text.tsx'

const told = [
  { text: 'Descripción: ', language: 'es' as const },
  { text: 'Roses', language: 'en' as const },
]

describe('the beginning of an entry’s details', () => {
  it.each([
    [40, 'Descripción: Roses'],
    [18, 'Descripción: Roses'],
    [15, 'Descripción: Ro'],
    [13, 'Descripción: '],
    [4, 'Desc'],
  ])('of %i characters is %j', (length, text) => {
    const beginning = getBeginning(told, length)
    expect(beginning.map((part) => part.text).join('')).toBe(text)
    expect(beginning.every((part) => part.text !== '')).toBe(true)
  })
})
