import { writeFileSync } from 'node:fs'
import { compileMessage, type Use } from '#domain/foundation/messages/compile-message.ts'
import { FIRST, readCatalogue, type Sources, TYPES_FILE } from './catalogues.ts'

/** Returns how a text uses each of its values. Throws if the text is not valid. */
export function usesIn(source: string): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>()
  compileMessage(source, { onValue: (name, use) => uses.set(name, [...(uses.get(name) ?? []), use]) })
  return uses
}

/** Returns the TypeScript type of a value used in these ways. */
export function getType(uses: readonly Use[]): string {
  const select = uses.find((use) => use.kind === 'select')
  if (select) {
    if (select.choices.join() === 'true,false') return 'boolean'
    const choices = select.choices.map((choice) => `'${choice}'`)
    return (select.hasOther ? [...choices, '(string & {})'] : choices).join(' | ')
  }
  if (uses.some(({ kind }) => kind === 'plural' || kind === 'number')) return 'number'
  return uses.every(({ kind }) => kind === 'text') ? 'string | number' : 'string'
}

/** Writes the types of the texts, which are not kept in the repository. */
export function writeMessageTypes(): void {
  writeFileSync(TYPES_FILE, generateTypes(readCatalogue(FIRST)))
}

/** Generates the module that declares every text id with the types of its values. */
export function generateTypes(sources: Sources): string {
  const entries = Object.entries(sources)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, source]) => `  '${id}': ${getValues(source)}\n`)
  return [
    '/** The ids of all texts, and what each needs. Written from `en.json` by `npm run messages`, `npm run types` and `npm test`. */\n',
    `export type MessageValues = {\n${entries.join('')}}\n`,
  ].join('')
}

function getValues(source: string): string {
  const values = [...usesIn(source)].map(([name, uses]) => `readonly ${name}: ${getType(uses)}`)
  return values.length === 0 ? 'undefined' : `{ ${values.join('; ')} }`
}
