import type { Use } from '#domain/foundation/messages/compile-message.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { LOCALES } from '#domain/foundation/text/language.ts'
import { catalogueFile, FIRST, formatCatalogue, type Sources } from './catalogues.ts'
import { getType, usesIn } from './message-values.ts'
import type { UsedIds } from './used-ids.ts'

type Messages = {
  readonly catalogues: ReadonlyMap<Language, Sources>
  /** Catalogue files by name, as they are on disk. */
  readonly files: ReadonlyMap<string, string>
  readonly used: UsedIds
}

/** Returns a sentence for each problem in the texts. */
export function checkMessages({ catalogues, files, used }: Messages): string[] {
  const first = catalogues.get(FIRST) ?? {}
  const unreadable = [...catalogues].flatMap(([language, sources]) => unreadableIn(language, sources))
  if (unreadable.length > 0) return unreadable
  return [
    ...[...catalogues].flatMap(([language, sources]) => [
      ...(language === FIRST ? [] : differencesFrom(first, language, sources)),
      ...Object.entries(sources).flatMap(([id, source]) => unknownForms(language, id, source)),
      ...(files.get(catalogueFile(language)) === formatCatalogue(sources)
        ? []
        : [`${catalogueFile(language)} is not sorted, or has an id twice. Run \`npm run messages\`.`]),
    ]),
    ...Object.keys(first)
      .filter((id) => !used.has(id))
      .map((id) => `${id} is used nowhere.`),
  ]
}

function unreadableIn(language: Language, sources: Sources): string[] {
  return Object.entries(sources).flatMap(([id, source]) => {
    try {
      usesIn(source)
      return []
    } catch (error) {
      return [`${id} in ${catalogueFile(language)}: ${error instanceof Error ? error.message : error}`]
    }
  })
}

function differencesFrom(first: Sources, language: Language, sources: Sources): string[] {
  const file = catalogueFile(language)
  const missing = Object.keys(first).filter((id) => sources[id] === undefined)
  const unknown = Object.keys(sources).filter((id) => first[id] === undefined)
  return [
    ...missing.map((id) => `${id} is missing in ${file}.`),
    ...unknown.map((id) => `${id} in ${file} is not in ${catalogueFile(FIRST)}.`),
    ...Object.entries(sources).flatMap(([id, source]) =>
      first[id] === undefined ? [] : otherValues(`${id} in ${file}`, usesIn(first[id]), usesIn(source)),
    ),
  ]
}

type Uses = ReadonlyMap<string, readonly Use[]>

function otherValues(where: string, first: Uses, own: Uses): string[] {
  const missing = [...first.keys()].filter((name) => !own.has(name))
  const unknown = [...own.keys()].filter((name) => !first.has(name))
  const shared = [...own].flatMap(([name, uses]) => {
    const theirs = first.get(name)
    return theirs && !isFit(theirs, uses) ? [name] : []
  })
  return [
    ...missing.map((name) => `${where} does not use the value {${name}}.`),
    ...unknown.map((name) => `${where} uses a value that the English text does not have: {${name}}.`),
    ...shared.map((name) => `${where} uses the value {${name}} otherwise than the English text.`),
  ]
}

/**
 * Returns whether a translation's use of a value fits the value passed for English: a number can be formatted, but a
 * word cannot be counted.
 */
function isFit(first: readonly Use[], own: readonly Use[]): boolean {
  if (own.every(({ kind }) => kind === 'text'))
    return first.every(({ kind }) => kind !== 'date' && kind !== 'time')
  return getType(first) === getType(own)
}

/** Returns a sentence for each plural form that the language's grammar does not have. */
function unknownForms(language: Language, id: string, source: string): string[] {
  const forms = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories
  return [...usesIn(source)].flatMap(([name, uses]) =>
    uses
      .flatMap((use) => (use.kind === 'plural' ? use.forms : []))
      .filter((form) => !form.startsWith('=') && !forms.some((known) => known === form))
      .map(
        (form) =>
          `${id} in ${catalogueFile(language)} has a form of {${name}} that is not the language's: ${form}.`,
      ),
  )
}
