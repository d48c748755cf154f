import format from 'icu-minify/format'
import { expect, it } from 'vitest'
import { compileMessage } from '#domain/foundation/messages/compile-message.ts'
import { readCatalogue } from './catalogues.ts'
import { usesIn } from './message-values.ts'
import { pickPseudo, toPseudo } from './pseudo-language.ts'

const formatters = {
  getPluralRules: () => new Intl.PluralRules('en-US'),
  getNumberFormat: () => new Intl.NumberFormat('en-US'),
  getDateTimeFormat: () => new Intl.DateTimeFormat('en-US'),
}
const write = (source: string, values = {}) =>
  format(compileMessage(toPseudo(source)), 'en-US', values, { formatters })

it.each([
  ['Back', {}, '[Ɓááçķ~]'],
  ['Call {name}', { name: 'Ana' }, '[Çááļļ~ Ana]'],
  ['{n, plural, one {1 day} other {{n} days}}', { n: 1 }, '[1 ðááý~]'],
])('writes %s with %j as %s', (source, values, told) => {
  expect(write(source, values)).toBe(told)
})

it('leaves placeholders alone', () => {
  for (const [id, source] of Object.entries(readCatalogue('en')))
    expect(usesIn(toPseudo(source)), id).toEqual(usesIn(source))
})

it('makes every English text 40 % longer, in brackets', () => {
  for (const [id, source] of Object.entries(readCatalogue('en'))) {
    if (/(?<!'){/.test(source)) continue
    const english = String(compileMessage(source))
    const told = String(write(source))
    expect(told, id).toMatch(/^\[.*\]$/s)
    expect(told.length, id).toBeGreaterThanOrEqual(english.length * 1.4)
  }
})

it('converts the texts that a page embeds', () => {
  const texts = pickPseudo(['booking.party'])
  expect(texts['booking.party.theme']).toBe(toPseudo(readCatalogue('en')['booking.party.theme'] ?? ''))
  expect(Object.keys(texts).every((id) => id.startsWith('booking.party.'))).toBe(true)
})
