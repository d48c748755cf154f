import type { CompiledMessage } from 'icu-minify/format'
import { CATALOGUES } from '#messages/catalogues.ts'
import { compileMessage } from '../messages/compile-message.ts'
import type { MessageId } from '../messages/message.ts'
import { type Catalogue, createText, type Text } from '../messages/text.ts'
import { knownLanguage, type Language } from '../text/language.ts'

const made = new Map<Language, Text>()
const picked = new Map<string, Catalogue>()
const compiledCatalogues = new Map<Language, Catalogue>()

/** For programs that write to readers of any language; a page gets only the texts of its own language. */
export function textIn(language: Language): Text {
  const known = made.get(language)
  if (known) return known
  // During an upgrade, an order that waits for its payment may be in a language of the next release.
  const own = knownLanguage(language)
  const text = createText(own, compiledIn(own))
  made.set(language, text)
  return text
}

/** Returns the texts whose ids begin with these areas, such as `booking.party`, as a page brings them along. */
export function pickTexts(language: Language, areas: readonly string[]): Catalogue {
  const key = [language, ...areas].join(' ')
  const known = picked.get(key)
  if (known) return known
  const ids = Object.keys(CATALOGUES[language]).filter((id) =>
    areas.some((area) => id.startsWith(`${area}.`)),
  )
  const compiled = compiledIn(language)
  const texts = Object.fromEntries(ids.flatMap((id) => (compiled[id] ? [[id, compiled[id]]] : [])))
  picked.set(key, texts)
  return texts
}

/** Returns a text as the catalogue has it, its values still named in braces. */
export function sourceIn(language: Language, id: MessageId): string {
  return CATALOGUES[language][id] ?? ''
}

function compiledIn(language: Language): Catalogue {
  const compiled = compiledCatalogues.get(language) ?? compiledWhenRead(CATALOGUES[language])
  compiledCatalogues.set(language, compiled)
  return compiled
}

/** A process reads few of all texts: each is compiled when it is first asked for. */
function compiledWhenRead(sources: Readonly<Record<string, string>>): Catalogue {
  const compiled: Record<string, CompiledMessage> = {}
  return new Proxy(compiled, {
    get(_, id) {
      const source = sources[String(id)]
      if (source === undefined) return undefined
      compiled[String(id)] ??= compileMessage(source)
      return compiled[String(id)]
    },
  })
}
