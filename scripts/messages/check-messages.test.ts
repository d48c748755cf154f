import { expect, it } from 'vitest'
import { englishWordsIn } from '#test/english-words.ts'
import { formatCatalogue, readCatalogue, type Sources } from './catalogues.ts'
import { checkMessages } from './check-messages.ts'
import { findMessageProblems } from './find-message-problems.ts'
import { generateTypes } from './message-values.ts'
import { readUsedIds, usedIdsIn } from './used-ids.ts'

it('finds no problem in the texts of the site', () => {
  expect(findMessageProblems()).toEqual([])
})

it('finds no English words in the Spanish texts', () => {
  const found = Object.entries(readCatalogue('es')).flatMap(([id, text]) =>
    englishWordsIn(withoutSyntax(text)).map((word) => `${id}: ${word}`),
  )
  expect(found).toEqual([])
})

it.each<[string, Sources, Sources, string[]]>([
  ['an id that Spanish lacks', { 'a.b': 'Day' }, {}, ['a.b is missing in messages/es.json.']],
  [
    'an id that English lacks',
    { 'a.b': 'Day' },
    { 'a.b': 'Día', 'a.c': 'Hoy' },
    ['a.c in messages/es.json is not in messages/en.json.'],
  ],
  [
    'a value that is missing and one that nobody gives',
    { 'a.b': 'Call {name}' },
    { 'a.b': 'Llamar a {nombre}' },
    [
      'a.b in messages/es.json does not use the value {name}.',
      'a.b in messages/es.json uses a value that the English text does not have: {nombre}.',
    ],
  ],
  [
    'a word that is counted',
    { 'a.b': '{things} left' },
    { 'a.b': '{things, plural, one {Queda una} other {Quedan {things}}}' },
    ['a.b in messages/es.json uses the value {things} otherwise than the English text.'],
  ],
  [
    'a choice that is not there',
    { 'a.b': '{who, select, he {his} she {her} other {}}' },
    { 'a.b': '{who, select, he {su} other {}}' },
    ['a.b in messages/es.json uses the value {who} otherwise than the English text.'],
  ],
  [
    'a form that the grammar does not have',
    { 'a.b': '{n, plural, one {1} few {2} other {{n}}}' },
    { 'a.b': '{n, plural, one {1} many {mil} other {{n}}}' },
    ["a.b in messages/en.json has a form of {n} that is not the language's: few."],
  ],
  ['what is no text', { 'a.b': 'Day' }, { 'a.b': '{name' }, [expect.stringMatching(/^a\.b in messages\/es/)]],
])('finds %s', (_, en, es, problems) => {
  expect(check(en, es, Object.keys(en))).toEqual(problems)
})

it('accepts a number that another language only formats', () => {
  expect(
    check({ 'a.b': '{n, plural, one {1 day} other {{n} days}}' }, { 'a.b': 'días: {n}' }, ['a.b']),
  ).toEqual([])
})

it('finds unused ids and an unsorted catalogue', () => {
  const en = { 'b.a': 'B', 'a.b': 'A' }
  const catalogues = new Map([['en', en]] as const)
  const files = new Map([['messages/en.json', JSON.stringify(en, null, 2)]])
  expect(checkMessages({ catalogues, files, used: usedIdsIn(["text('a.b')"]) })).toEqual([
    'messages/en.json is not sorted, or has an id twice. Run `npm run messages`.',
    'b.a is used nowhere.',
  ])
})

it('recognizes the ids that a template builds, and no other templates', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a program.
  const used = usedIdsIn(['text(`crew.stop.${kind}${isOpen ? "Open" : ""}`)', '`${table}.${column}`'])
  expect([used.has('crew.stop.noteOpen'), used.has('crew.note'), used.has('a.b')]).toEqual([
    true,
    false,
    false,
  ])
  expect(readUsedIds().has('crew.stop.nowhere')).toBe(false)
})

it('declares the values of each text to TypeScript', () => {
  const types = generateTypes({
    plain: 'Day',
    counted: '{count, plural, one {1 of {name}} other {{count} of {name}}}',
    chosen: '{kind, select, setup {Set up} collect {Collect} other {}}',
    open: '{kind, select, setup {Set up} other {Visit}}',
    formatted: '{price, number, money} on {day, date, long}',
  })
  expect(types.split('\n').slice(2, -2)).toEqual([
    "  'chosen': { readonly kind: 'setup' | 'collect' }",
    "  'counted': { readonly count: number; readonly name: string | number }",
    "  'formatted': { readonly price: number; readonly day: string }",
    "  'open': { readonly kind: 'setup' | (string & {}) }",
    "  'plain': undefined",
  ])
})

function check(en: Sources, es: Sources, used: readonly string[]): string[] {
  const catalogues = new Map([
    ['en', en],
    ['es', es],
  ] as const)
  const files = new Map([
    ['messages/en.json', formatCatalogue(en)],
    ['messages/es.json', formatCatalogue(es)],
  ])
  return checkMessages({ catalogues, files, used: new Set(used) })
}

/** Returns what people read of a text, without placeholders and ICU syntax. */
function withoutSyntax(text: string): string {
  return text
    .replace(/\{\w+, (select|plural),/g, '{')
    .replace(/=?[\w-]+ \{/g, '{')
    .replace(/\{\w+(, [\w-]+)*\}/g, '')
}
