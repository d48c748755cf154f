import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** The parts of the site whose pages carry all their styles in themselves. */
export type StyledPart = 'site' | 'booking'

/** The assets of a page besides its content. */
export type PageAssets = {
  /** The address of the public pages' script. */
  readonly script: string
  /** The text of the style sheets of each part; missing during development, when Vite adds the styles. */
  readonly styles?: Readonly<Record<StyledPart, string>>
}

/** What a route can say about its page: `export const handle = { … } satisfies PageHandle`. */
export type PageHandle = {
  /** The page works without an application in the browser. */
  readonly isDocument?: boolean
  /** The part whose styles the page carries; without it they are linked. */
  readonly styles?: StyledPart
}

/** Set by the server for every page it renders. */
export const assetsContext = createContext<PageAssets>()

/** The same for the components that render the document. */
export const PageAssetsContext = createReactContext<PageAssets | undefined>(undefined)
