import { compileMessage } from '#domain/foundation/messages/compile-message.ts'
import { createText, type Text } from '#domain/foundation/messages/text.ts'
import { readCatalogue } from '../../../scripts/messages/catalogues.ts'
import { toPseudo } from '../../../scripts/messages/pseudo-language.ts'

/** Returns a text as a site in `en-XA` shows it, so that tests find buttons by it. */
export const said: Text = createText(
  'en',
  Object.fromEntries(
    Object.entries(readCatalogue('en')).map(([id, source]) => [id, compileMessage(toPseudo(source))]),
  ),
)
