import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { FindLqip } from '#app/ui/lqip.ts'
import type { Language } from '#domain/text/language.ts'

/** The parts of the site whose pages are documents, each with a script and styles of its own. */
export type DocumentPart = 'site' | 'booking'

/** The assets of documents besides their content. */
export type PageAssets = {
  /** The address of each part's script. */
  readonly scripts: Readonly<Record<DocumentPart, string>>
  /** The text of each part's style sheets; missing during development, when Vite adds the styles. */
  readonly styles?: Readonly<Record<DocumentPart, string>>
  /** Returns the addresses of all that a part's script imports for a page that needs these modules of `app/`. */
  readonly importsOf: (part: DocumentPart, modules: readonly string[]) => readonly string[]
  readonly findLqip: FindLqip
}

/** What a route can say about its page: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** The page is a document with the script and the styles of this part; without it, a page of the router's application. */
  readonly part?: DocumentPart
  /** The modules that the part's script imports for this page, in the page's language. */
  readonly modulesIn?: (language: Language) => readonly string[]
}

/** Set by the server for every page it renders. */
export const assetsContext = createContext<PageAssets>()

/** The same for the components that render the document. */
export const PageAssetsContext = createReactContext<PageAssets | undefined>(undefined)
