import { createContext, use } from 'react'
import { getEnglishPath } from '#domain/site/page-path.ts'

/** Replaces the page's URL without a navigation or a new history entry. */
export type ReplaceAddress = (path: string) => void

export const ReplaceAddressContext = createContext<ReplaceAddress>(() => undefined)

export function useReplaceAddress(): ReplaceAddress {
  return use(ReplaceAddressContext)
}

/** Whether the URL is the wizard's: who has gone back to another page sees the wizard until that page is loaded. */
export function isWizardAddress(): boolean {
  return getEnglishPath(window.location.pathname)?.startsWith('/booking') === true
}
