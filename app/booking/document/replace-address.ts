import { createContext, use } from 'react'

/** Replaces the page's URL without a navigation or a new history entry. */
export type ReplaceAddress = (path: string) => void

export const ReplaceAddressContext = createContext<ReplaceAddress>(() => undefined)

export function useReplaceAddress(): ReplaceAddress {
  return use(ReplaceAddressContext)
}
