import type { CompiledMessage } from 'icu-minify/format'
import { type Catalogue, createText, type Text } from '#domain/messages/text.ts'
import { isLanguage, LANGUAGES, type Language } from '#domain/text/language.ts'
import { languageHere } from '../language/language-here.ts'

type Load = (language: Language) => Promise<Catalogue>

/** What pages of this visit brought along and what was loaded since, by language: the next page may be in another one. */
const brought = new Map<Language, { readonly texts: Record<string, CompiledMessage>; readonly text: Text }>()

/** Returns what returns the texts that have been loaded in a language. */
export function broughtText(language: Language): Text {
  return getBrought(language).text
}

/** Returns what returns the texts that a page brings along, and in the browser those that are loaded later. */
export function createPageText(language: Language, texts: Catalogue): Text {
  if (typeof window === 'undefined') return createText(language, texts)
  Object.assign(getBrought(language).texts, texts)
  return broughtText(language)
}

/** Loads texts for parts of a page that are not needed to begin. */
export async function loadMoreTexts(language: Language, load: Load): Promise<void> {
  Object.assign(getBrought(language).texts, await load(language))
}

/**
 * Loads texts of islands: all of them on the server, and in the browser those of its page, and of another language
 * before the client router shows a page in it.
 */
export async function bringTexts(load: Load): Promise<void> {
  const here = typeof document === 'undefined' ? LANGUAGES : [languageHere()]
  await Promise.all(here.map((language) => loadMoreTexts(language, load)))
  if (typeof document === 'undefined') return
  document.addEventListener('astro:before-preparation', (event) => {
    const loadPage = event.loader
    event.loader = async () => {
      await loadPage()
      const { lang } = event.newDocument.documentElement
      if (isLanguage(lang)) await loadMoreTexts(lang, load)
    }
  })
}

function getBrought(language: Language) {
  const known = brought.get(language)
  if (known) return known
  const texts = {}
  const made = { texts, text: createText(language, texts) }
  brought.set(language, made)
  return made
}
