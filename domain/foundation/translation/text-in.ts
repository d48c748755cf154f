import type { CompiledMessage } from 'icu-minify/format'
import { CATALOGUES } from '#messages/catalogues.ts'
import { compileMessage } from '../messages/compile-message.ts'
import type { MessageId } from '../messages/message.ts'
import { type Catalogue, createText, type Text } from '../messages/text.ts'
import { knownLanguage, type Language } from '../text/language.ts'

const made = new Map<Language, Text>()
const picked = new Map<string, Catalogue>()
const compiledCatalogues = new Map<Language, Catalogue>()

/** For code that writes in any language; a page gets only the texts of its own. */
export function textIn(language: Language): Text {
  const known = made.get(language)
  if (known) return known
  // During an upgrade, an order awaiting payment may be in a language that only the next release knows.
  const own = knownLanguage(language)
  const text = createText(own, compiledIn(own))
  made.set(language, text)
  return text
}

/**
 * Returns the texts to be sent along with a page: those whose ids begin with these areas, such as `booking.party`, or
 * are one of them.
 */
export function pickTexts(language: Language, areas: readonly string[]): Catalogue {
  const key = [language, ...areas].join(' ')
  const known = picked.get(key)
  if (known) return known
  const ids = Object.keys(CATALOGUES[language]).filter((id) =>
    areas.some((area) => id === area || id.startsWith(`${area}.`)),
  )
  const compiled = compiledIn(language)
  const texts = Object.fromEntries(ids.flatMap((id) => (compiled[id] ? [[id, compiled[id]]] : [])))
  picked.set(key, texts)
  return texts
}

/** Returns a text's source from the catalogue, with its placeholders in braces. */
export function sourceIn(language: Language, id: MessageId): string {
  return CATALOGUES[language][id] ?? ''
}

function compiledIn(language: Language): Catalogue {
  const compiled = compiledCatalogues.get(language) ?? compiledWhenRead(CATALOGUES[language])
  compiledCatalogues.set(language, compiled)
  return compiled
}

/** A process reads only a few of all texts, so each is compiled on first use. */
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
