// npm run messages: sorts the catalogues, and generates their list and the types of their texts.
import { writeFileSync } from 'node:fs'
import {
  catalogueFile,
  FIRST,
  formatCatalogue,
  generateList,
  LIST_FILE,
  readCatalogue,
  readCatalogues,
  TYPES_FILE,
} from './messages/catalogues.ts'
import { generateTypes } from './messages/message-values.ts'

for (const [language, sources] of readCatalogues())
  writeFileSync(catalogueFile(language), formatCatalogue(sources))
writeFileSync(TYPES_FILE, generateTypes(readCatalogue(FIRST)))
writeFileSync(LIST_FILE, generateList())
