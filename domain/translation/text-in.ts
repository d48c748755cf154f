import type { CompiledMessage } from 'icu-minify/format'
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import { compileMessage } from '../messages/compile-message.ts'
import type { MessageId } from '../messages/message.ts'
import { createText, type Text } from '../messages/text.ts'
import type { Language } from '../text/language.ts'

const CATALOGUES: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, es }

const made = new Map<Language, Text>()

/** For programs that write to readers of any language; a page gets only the texts of its own language. */
export function textIn(language: Language): Text {
  const known = made.get(language)
  if (known) return known
  const text = createText(language, compiledWhenRead(CATALOGUES[language]))
  made.set(language, text)
  return text
}

/** Returns a text as the catalogue has it, its values still named in braces. */
export function sourceIn(language: Language, id: MessageId): string {
  return CATALOGUES[language][id] ?? ''
}

/** A process reads few of all texts: each is compiled when it is first asked for. */
function compiledWhenRead(
  sources: Readonly<Record<string, string>>,
): Readonly<Record<string, CompiledMessage>> {
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
