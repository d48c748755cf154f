import { createContext, use } from 'react'

/** Rewrites the page's address, without a document or an entry in the history. */
export type ReplaceAddress = (path: string) => void

export const ReplaceAddressContext = createContext<ReplaceAddress>(() => undefined)

export function useReplaceAddress(): ReplaceAddress {
  return use(ReplaceAddressContext)
}
