// Loaded before a server or a command to add French, by the line and the catalogue that docs/languages.md asks for. For
// tests only.
import { registerHooks } from 'node:module'

const LINE = "  fr: { locale: 'fr-US', name: 'Français', viewIn: 'Voir en', halves: ['AM', 'PM'] },\n"

change('/domain/foundation/text/language.ts', (source) => source.replace('} as const satisfies', `${LINE}$&`))
// Imported late because it reads the languages, which must include the new line by then.
const { toPseudoCatalogue } = await import('../pseudo-language/pseudo-modules.ts')
change('/messages/catalogues.ts', (source) => source.replace(/ \}\s*$/, `, fr: ${toPseudoCatalogue()} }`))

function change(file: string, edit: (source: string) => string): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      return url.endsWith(file) ? { ...loaded, source: edit(String(loaded.source)) } : loaded
    },
  })
}
