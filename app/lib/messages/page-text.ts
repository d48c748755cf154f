import type { CompiledMessage } from 'icu-minify/format'
import { type Catalogue, createText, type Text } from '#domain/foundation/messages/text.ts'
import { isLanguage, LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import { urlLanguage } from '../language/url-language.ts'

type Load = (language: Language) => Promise<Catalogue>

/**
 * The texts that this visit's pages included or loaded since, by language: the next page may be in another
 * one.
 */
const brought = new Map<Language, { readonly texts: Record<string, CompiledMessage>; readonly text: Text }>()

/** Returns the lookup function for a language's loaded texts. */
export function includedText(language: Language): Text {
  return getBrought(language).text
}

/** Returns the lookup function for the texts that a page includes and, in the browser, those loaded later. */
export function createPageText(language: Language, texts: Catalogue): Text {
  if (typeof window === 'undefined') return createText(language, texts)
  Object.assign(getBrought(language).texts, texts)
  return includedText(language)
}

/** Loads texts for parts of a page that are not needed at first. */
export async function loadMoreTexts(language: Language, load: Load): Promise<void> {
  Object.assign(getBrought(language).texts, await load(language))
}

/**
 * Loads texts for islands: in every language on the server; in the browser in the page's language, and in
 * another one before the client router shows a page in it.
 */
export async function loadIslandTexts(load: Load): Promise<void> {
  const here = typeof document === 'undefined' ? LANGUAGES : [urlLanguage()]
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
