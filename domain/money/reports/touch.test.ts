import { expect, it } from 'vitest'
import { getSourceName, isBot, mergeTouches } from './touch.ts'

it.each([
  [{}, 'direct'],
  [{ utmSource: '  ' }, 'direct'],
  [{ utmSource: 'Instagram', referrerHost: 'l.instagram.com' }, 'instagram'],
  [{ utmSource: null, referrerHost: 'www.Google.com' }, 'google.com'],
  [{ utmSource: 'x'.repeat(100) }, 'x'.repeat(60)],
])('%j counts as %s', (touch, name) => {
  expect(getSourceName(touch)).toBe(name)
})

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/130.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1', false],
  ['', false],
])('%s is a bot: %s', (userAgent, bot) => {
  expect(isBot(userAgent)).toBe(bot)
})

it('a booking keeps how its family first came when it is told again, and accepts a later answer', () => {
  const told = { first: {}, last: {}, heardFrom: 'friend' }
  const before = { first: {}, last: { utmSource: 'assistant' }, heardFrom: null }
  expect(mergeTouches(null, told)).toEqual(told)
  expect(mergeTouches(before, told)).toEqual({ ...before, heardFrom: 'friend' })
  expect(mergeTouches({ ...before, heardFrom: 'school' }, { ...told, heardFrom: null }).heardFrom).toBe(
    'school',
  )
})
