// npm run messages: sorts the catalogues and writes the types of their texts.
import { writeFileSync } from 'node:fs'
import {
  catalogueFile,
  FIRST,
  readCatalogue,
  readCatalogues,
  TYPES_FILE,
  writtenCatalogue,
} from './messages/catalogues.ts'
import { writtenTypes } from './messages/message-values.ts'

for (const [language, sources] of readCatalogues())
  writeFileSync(catalogueFile(language), writtenCatalogue(sources))
writeFileSync(TYPES_FILE, writtenTypes(readCatalogue(FIRST)))
