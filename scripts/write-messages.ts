// npm run messages: sorts the catalogues, and generates their list and the types of their texts.
import { writeFileSync } from 'node:fs'
import {
  catalogueFile,
  formatCatalogue,
  generateList,
  LIST_FILE,
  readCatalogues,
} from './messages/catalogues.ts'
import { writeMessageTypes } from './messages/message-values.ts'

for (const [language, sources] of readCatalogues())
  writeFileSync(catalogueFile(language), formatCatalogue(sources))
writeMessageTypes()
writeFileSync(LIST_FILE, generateList())
