import type { CompiledMessage } from 'icu-minify/format'
import { type Catalogue, createText, type Text } from '#domain/messages/text.ts'
import type { Language } from '#domain/text/language.ts'

/** What pages of this visit brought along and what was loaded since, by language: the next page may be in another one. */
const brought: Partial<Record<Language, Record<string, CompiledMessage>>> = {}

/** Returns what returns the texts that a page brings along, and in the browser those that are loaded later. */
export function createPageText(language: Language, texts: Catalogue): Text {
  return createText(language, typeof window === 'undefined' ? texts : keep(language, texts))
}

/** Loads texts for parts of a page that are not needed to begin. */
export async function loadMoreTexts(
  language: Language,
  load: (language: Language) => Promise<Catalogue>,
): Promise<void> {
  keep(language, await load(language))
}

function keep(language: Language, texts: Catalogue): Catalogue {
  brought[language] = Object.assign(brought[language] ?? {}, texts)
  return brought[language]
}
