import { describe, expect, it } from 'vitest'
import { compileMessage } from './compile-message.ts'
import { createText, type Text } from './text.ts'

/** Returns a text from a made-up catalogue, whose ids TypeScript does not know. */
function write(language: 'en' | 'es', source: string, values: object = {}): string {
  const text = createText(language, { own: compileMessage(source) }) as unknown as (
    id: string,
    values: object,
  ) => string
  return text('own', values)
}

describe('a text', () => {
  it.each([
    ['Back', {}, 'Back'],
    ['Call {name}', { name: 'O’Neil {x} <b>' }, 'Call O’Neil {x} <b>'],
    ["It''s '{'here'}'", {}, "It's {here}"],
    ['{count, plural, =0 {none} one {1 thing} other {{count} things}}', { count: 0 }, 'none'],
    ['{count, plural, =0 {none} one {1 thing} other {{count} things}}', { count: 1 }, '1 thing'],
    ['{count, plural, =0 {none} one {1 thing} other {{count} things}}', { count: 1200 }, '1200 things'],
    ['{kind, select, setup {Set up} other {Collect}}', { kind: 'setup' }, 'Set up'],
    ['{kind, select, setup {Set up} other {Collect}}', { kind: 'collect' }, 'Collect'],
  ])('%s with %j is %s', (source, values, told) => {
    expect(write('en', source, values)).toBe(told)
  })

  it('formats money and days for its language', () => {
    const source = '{price, number, money} · {day, date, long}'
    const values = { price: 124900, day: '2026-12-12' }
    expect(write('en', source, values)).toBe('$1,249.00 · Saturday, December 12, 2026')
    expect(write('es', source, values)).toBe('$1,249.00 · sábado, 12 de diciembre de 2026')
  })

  it('has people’s own words in its language, or else in English', () => {
    const [both, one] = [{ en: 'Wedding', es: 'Boda' }, { en: 'Wedding' }]
    expect(write('es', '{both} · {one}', { both, one })).toBe('Boda · Wedding')
    expect(write('en', '{both} · {one}', { both, one })).toBe('Wedding · Wedding')
  })

  it('throws rather than showing a gap', () => {
    expect(() => write('en', 'Call {name}')).toThrow('name')
    expect(() => write('en', '{price, number, money}')).toThrow('price')
    const text: Text = createText('en', {})
    expect(() => text('crew.days.today')).toThrow('crew.days.today')
  })
})

describe('a text that cannot be filled in', () => {
  it.each([
    ['{name', /EXPECT|end/i],
    ['{count, plural, one {1}}', /other/i],
    ['{count, plural, one {# thing} other {# things}}', /instead of #/],
    ['<b>bold</b>', /tag/],
    ['{day, date, tiny}', /style/],
    ['{price, date, money}', /style/],
    ['{price, number}', /style/],
    ['{price, number, ::currency/USD}', /style/],
  ])('%s is refused', (source, why) => {
    expect(() => compileMessage(source)).toThrow(why)
  })
})
