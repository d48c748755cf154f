import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compileMessage } from '#domain/foundation/messages/compile-message.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { catalogueFile, FIRST, readCatalogue, type Sources } from './catalogues.ts'
import { findMessageProblems } from './find-message-problems.ts'
import { toPseudo } from './pseudo-language.ts'
import { readUsedIds } from './used-ids.ts'

/**
 * The module ids that pages import: `virtual:messages/crew` loads the texts whose ids begin with `crew.` in one
 * language, and `virtual:messages/crew+work` those of both areas. `contract` stands for the validation messages,
 * whatever their ids.
 */
const PREFIX = 'virtual:messages/'
const SCHEMAS = 'contract'

/**
 * Compiles the texts for the browser. A build fails if any text has a problem. In development, English can be shown as
 * `en-XA`.
 */
export function messages(): Plugin {
  let isPseudo = false
  return {
    name: 'messages',
    configResolved({ command }) {
      isPseudo = command === 'serve' && process.env.PSEUDO_LANGUAGE === 'true'
      if (command !== 'build') return
      const problems = findMessageProblems()
      if (problems.length > 0) throw new Error(`The texts are not whole:\n${problems.join('\n')}`)
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const [area = '', language] = id.slice(PREFIX.length).split('/')
      if (language === undefined) return loaderModule(area)
      this.addWatchFile(resolve(catalogueFile(language as Language)))
      return catalogueModule(area, language as Language, isPseudo)
    },
  }
}

function loaderModule(area: string): string {
  const loaders = LANGUAGES.map((language) => `'${language}': () => import('${PREFIX}${area}/${language}')`)
  return `const loaders = { ${loaders.join(', ')} }
export default (language) => loaders[language]().then((module) => module.default)`
}

function catalogueModule(area: string, language: Language, isPseudo: boolean): string {
  const isShown = isPseudo && language === FIRST
  const compiled = Object.fromEntries(
    Object.entries(readLoadedTexts(area, language)).map(([id, source]) => [
      id,
      compileMessage(isShown ? toPseudo(source) : source),
    ]),
  )
  return `export default ${JSON.stringify(compiled)}`
}

/** Returns the texts that `virtual:messages/<area>` loads in a language, as translators write them. */
export function readLoadedTexts(area: string, language: Language): Sources {
  const areas = area.split('+')
  const ofSchemas = areas.includes(SCHEMAS) ? readUsedIds([SCHEMAS]) : undefined
  const own = Object.entries(readCatalogue(language)).filter(
    ([id]) => areas.some((one) => id.startsWith(`${one}.`)) || ofSchemas?.has(id),
  )
  if (own.length === 0)
    throw new Error(`No text of ${catalogueFile(language)} has an id that begins with ${area}.`)
  return Object.fromEntries(own)
}
