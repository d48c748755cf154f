// npm run messages: sorts the catalogues, and generates their list and the types of their texts.
import { writeFileSync } from 'node:fs'
import {
  catalogueFile,
  FIRST,
  LIST_FILE,
  readCatalogue,
  readCatalogues,
  TYPES_FILE,
  writtenCatalogue,
  writtenList,
} from './messages/catalogues.ts'
import { writtenTypes } from './messages/message-values.ts'

for (const [language, sources] of readCatalogues())
  writeFileSync(catalogueFile(language), writtenCatalogue(sources))
writeFileSync(TYPES_FILE, writtenTypes(readCatalogue(FIRST)))
writeFileSync(LIST_FILE, writtenList())
