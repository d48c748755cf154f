import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** The assets of a document besides its content. */
export type PageAssets = {
  /** The address of the public pages' script. */
  readonly script: string
  /** The text of their style sheets; missing during development, when Vite adds the styles. */
  readonly styles?: string
}

/** Set by the server for every page it renders. */
export const assetsContext = createContext<PageAssets>()

/** The same for the components that render the document. */
export const PageAssetsContext = createReactContext<PageAssets | undefined>(undefined)
