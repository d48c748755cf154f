import { describe, expect, it } from 'vitest'
import { readEmail } from './read-email.ts'
import { readZip } from './read-zip.ts'

describe('an e-mail address', () => {
  it.each([
    'Ana <ana@example.com>',
    '"Paz, Ana" <ana@example.com>',
    'mailto:ana@example.com',
    'mailto:ana@example.com?subject=Party',
    '<ana@example.com>',
    'ana@example.com.',
    'ana@example.com;',
    'ana@example.com (mom)',
    '[ana@example.com](mailto:ana@example.com)',
    '\u200bana@example.com',
    'ana＠example.com',
    '"ana@example.com"',
    '“ana@example.com”',
    '‘ana@example.com’.',
    '«ana@example.com»',
    'Ana “ana@example.com”',
  ])('is taken out of %j', (cell) => {
    expect(readEmail(cell)).toEqual({ email: 'ana@example.com', wasDecorated: true })
  })

  it.each([
    "o'brien+kids@example.com",
    'ana@example.com',
    'Ana.Paz@Example.COM',
    'not an address',
    'a=b@example.com',
  ])('%s stays as it is', (cell) => expect(readEmail(cell)).toEqual({ email: cell, wasDecorated: false }))

  it('with an apostrophe stays whole', () => {
    expect(readEmail("Ana <o'brien@example.com>")).toMatchObject({ email: "o'brien@example.com" })
    expect(readEmail("'o'brien@example.com'")).toMatchObject({ email: "o'brien@example.com" })
  })

  it.each([
    'ana@example.com; eva@example.com',
    'ana@example.com, eva@example.com',
    'ana@example.com eva@example.com',
  ])('is not chosen from %s', (cell) => expect(readEmail(cell)).toMatchObject({ id: 'imports.emailTwo' }))
})

describe('a ZIP code', () => {
  it.each([
    ['33139', 'FL', '33139', []],
    ['33139-1234', 'FL', '33139-1234', []],
    ['33139 1234', 'FL', '33139 1234', []],
    ['331391234', 'FL', '33139-1234', ['zip_tidied']],
    ['331391234.0', 'FL', '33139-1234', ['zip_tidied']],
    ['33139.0', 'FL', '33139', ['zip_tidied']],
    ['33139–1234', undefined, '33139-1234', ['zip_tidied']],
    ['33139 - 1234', undefined, '33139-1234', ['zip_tidied']],
    ['2134', 'MA', '02134', ['zip_zero']],
    ['7030', 'New Jersey', '07030', ['zip_zero']],
    ['21341234', 'MA', '02134-1234', ['zip_zero']],
    ['601', 'PR', '00601', ['zip_zero']],
  ])('%s in %s is %s', (cell, state, zipCode, changes) => {
    expect(readZip(cell, state)).toEqual({ zipCode, changes })
  })

  it.each(['FL 33139', 'FL, 33139', 'Florida 33139', '33139 FL', '33139, FL', 'fl-33139'])(
    '%s has its state',
    (cell) => {
      expect(readZip(cell, undefined)).toEqual({ zipCode: '33139', state: 'FL', changes: ['zip_tidied'] })
      expect(readZip(cell, 'Florida')).toMatchObject({ zipCode: '33139' })
      expect(readZip(cell, 'GA')).toMatchObject({ id: 'imports.zipOfOtherState' })
    },
  )

  it.each([
    ['3313', 'FL'],
    ['3313', undefined],
    ['2134', 'FL'],
    ['9134', 'MA'],
    ['331', 'FL'],
    ['33139123', 'FL'],
    ['3313912', 'MA'],
  ])('%s in %s gets no zero', (cell, state) => {
    expect(readZip(cell, state)).toMatchObject({ id: 'imports.zipShort' })
  })

  it.each(['SW1A 1AA', 'Miami 33139', '33', '331391', 'K1A 0B1', '33139-12'])(
    '%s is left to the rule for ZIP codes',
    (cell) => {
      expect(readZip(cell, 'FL')).toMatchObject({ zipCode: cell })
    },
  )
})
