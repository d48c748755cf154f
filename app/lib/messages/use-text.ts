import { createContext, use, useEffect, useState } from 'react'
import { type Catalogue, createText, type Text } from '#domain/foundation/messages/text.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/foundation/text/language.ts'

export const TextContext = createContext<Text>(createText(DEFAULT_LANGUAGE, {}))

/** Returns the lookup function for texts in the reader's language. */
export function useText(): Text {
  return use(TextContext)
}

export type InLanguage = { readonly language: Language; readonly text: Text }
type LoadCatalogue = (language: Language) => Promise<Catalogue>

export async function loadText(language: Language, load: LoadCatalogue): Promise<InLanguage> {
  return { language, text: createText(language, await load(language)) }
}

/**
 * Returns a language's texts once they have loaded; until then, or if they fail to load, the previous ones.
 */
export function useTextIn(language: Language, load: LoadCatalogue, first: InLanguage): InLanguage {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    let isWanted = true
    loadText(language, load).then(
      (loaded) => isWanted && setShown(loaded),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [language, load])
  return shown
}
