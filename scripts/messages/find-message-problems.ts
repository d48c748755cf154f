import { readFileSync } from 'node:fs'
import { catalogueFile, readCatalogues, TYPES_FILE } from './catalogues.ts'
import { checkMessages } from './check-messages.ts'
import { readUsedIds } from './used-ids.ts'

/** Returns a sentence for everything that is wrong with the texts of this tree. */
export function findMessageProblems(): string[] {
  const catalogues = readCatalogues()
  const paths = [...catalogues.keys()].map(catalogueFile).concat(TYPES_FILE)
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  return checkMessages({ catalogues, files, used: readUsedIds() })
}
