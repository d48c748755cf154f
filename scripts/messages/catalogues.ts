import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'

/** A language's texts by id, as translators write them. */
export type Sources = Readonly<Record<string, string>>

/** The language in which texts are written first. It defines which ids exist and which values they take. */
export const FIRST: Language = 'en'
export const TYPES_FILE = 'messages/message-values.ts'
export const LIST_FILE = 'messages/catalogues.ts'

export function catalogueFile(language: Language): string {
  return `messages/${language}.json`
}

export function readCatalogue(language: Language): Sources {
  return JSON.parse(readFileSync(catalogueFile(language), 'utf8'))
}

export function readCatalogues(): ReadonlyMap<Language, Sources> {
  return new Map(LANGUAGES.map((language) => [language, readCatalogue(language)]))
}

/** Formats a catalogue for its file, sorted by id so that two changes rarely touch the same line. */
export function formatCatalogue(sources: Sources): string {
  const sorted = Object.entries(sources).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

/** Generates the module that imports the catalogues of all languages. */
export function generateList(): string {
  return [
    "import type { Language } from '#domain/foundation/text/language.ts'\n",
    ...LANGUAGES.map(
      (language) => `import ${toName(language)} from './${language}.json' with { type: 'json' }\n`,
    ),
    '\n/** The texts of each language, by their ids. Written by `npm run messages`: do not edit. */\n',
    `export const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { ${LANGUAGES.map(toProperty).join(', ')} }\n`,
  ].join('')
}

function toProperty(language: Language): string {
  const name = toName(language)
  return name === language ? name : `'${language}': ${name}`
}

/** `pt-BR` is not a valid identifier in TypeScript. */
function toName(language: Language): string {
  return language.replaceAll('-', '')
}
