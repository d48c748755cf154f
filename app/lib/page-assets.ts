import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'

/** What a document carries beside its content. */
export type PageAssets = {
  /** The address of the public pages' script. */
  readonly script: string
  /** The text of their style sheets; missing while developing, when Vite adds the styles. */
  readonly styles?: string
}

/** Set by the server for every page it renders. */
export const assetsContext = createContext<PageAssets>()

/** The same for the components that write the document. */
export const PageAssetsContext = createReactContext<PageAssets | undefined>(undefined)
