import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writtenTexts } from '#test/written-texts.ts'
import { LEGAL_WORDS } from './site/words/legal-words.tsx'

const sourcesIn = (area: string) =>
  readdirSync(join('app', area), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/words\//.test(file))

const read = (file: string) => readFileSync(file, 'utf8')

/** Returns every name of a word, at any depth. */
function namesIn(words: object): string[] {
  return Object.entries(words).flatMap(([name, word]) =>
    typeof word === 'object' && !Array.isArray(word) ? [name, ...namesIn(word)] : [name],
  )
}

describe.each([['the legal pages', LEGAL_WORDS.en, ['site']]] as const)(
  'the words of %s',
  (_, words, areas) => {
    it('are all in use', () => {
      const source = areas.flatMap((area) => sourcesIn(area).map(read)).join('\n')
      const unused = namesIn(words).filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      // Problems of a theme's page are named by their English titles.
      expect(unused.filter((name) => !name.includes(' '))).toEqual([])
    })
  },
)

describe('screens', () => {
  /** Names, lookup keys and selectors: the same in every language. */
  const SAME = new Set([
    ...['Instagram', 'Facebook', 'Pinterest', 'English', 'Español', 'View in', 'Ver en', 'Miami', 'Garden'],
    ...['Invalid Theme ID', 'Theme Not Found', 'Error Loading Theme'],
    ...['input:checked, input', 'Figtree, system-ui, sans-serif'],
    ...['Files', 'textarea, input:not([type="file"])', 'SHA-256', 'account link', 'Re:', 'Max Uses Reached'],
  ])
  /** Programs read the columns of files, which are English. The others know texts by what the log or a browser writes. */
  const OTHERS = /-csv\.ts$|\/(describe-entry|device-words|done-words)\.ts$/
  const screens = ['site', 'booking', 'crew', 'shared', 'ui']
    .flatMap(sourcesIn)
    .filter((file) => file.endsWith('.tsx'))
    .concat(sourcesIn('admin').filter((file) => !OTHERS.test(file)))

  it.each(screens)('%s has no text of its own', (file) => {
    expect(writtenTexts(file, read(file)).filter((text) => !SAME.has(text))).toEqual([])
  })
})

describe('the admin', () => {
  it.each(sourcesIn('admin'))('%s asks for texts of a catalogue that is loaded', (file) => {
    const source = read(file)
    const loaded = source.matchAll(/'virtual:messages\/([\w+]+)'/g)
    const areas = new Set([
      'admin',
      'bookingFields',
      'price',
      'rules',
      'shared',
      'ui',
      ...Array.from(loaded, ([, area = '']) => area.split('+')).flat(),
    ])
    const asked = Array.from(
      source.matchAll(/\b(?:text|shownText)\(\s*['`](\w+)\./g),
      ([, area = '']) => area,
    )
    expect(asked.filter((area) => !areas.has(area))).toEqual([])
  })
})
