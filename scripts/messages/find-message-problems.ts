import { readFileSync } from 'node:fs'
import { catalogueFile, generateList, LIST_FILE, readCatalogues } from './catalogues.ts'
import { checkMessages } from './check-messages.ts'
import { readUsedIds } from './used-ids.ts'

/** Returns a sentence for each problem in the texts of this source tree. */
export function findMessageProblems(): string[] {
  const catalogues = readCatalogues()
  const paths = [...catalogues.keys()].map(catalogueFile)
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  const isListed = readFileSync(LIST_FILE, 'utf8') === generateList()
  return [
    ...checkMessages({ catalogues, files, used: readUsedIds() }),
    ...(isListed ? [] : [`${LIST_FILE} does not list every language. Run \`npm run messages\`.`]),
  ]
}
