import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { colorAdvice } from './color-advice.ts'

it.each([
  ['#FF6B6B', 'fine', /White text on it would be hard to read \(2\.8:1\)/],
  ['#4ECDC4', 'fine', /Its text is dark/],
  ['#3B2A63', 'fine', /White text on it is easy to read/],
  ['#FFFF99', 'warning', /barely stands out from the page/],
  ['#fff', 'warning', /barely stands out from the page/],
])('%s: %s', (color, tone, words) => {
  const advice = colorAdvice(color, textIn('en'))
  expect(advice?.tone).toBe(tone)
  expect(advice?.words).toMatch(words)
})

it('speaks Spanish', () => {
  expect(colorAdvice('#FF6B6B', textIn('es'))?.words).toMatch(/^El texto blanco se leería mal .* \(2\.8:1\)/)
})

it('has nothing to say about what is no color', () => {
  expect(colorAdvice('red', textIn('en'))).toBeUndefined()
})
