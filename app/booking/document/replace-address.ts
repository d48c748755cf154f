import { createContext, use } from 'react'
import { getEnglishPath } from '#domain/site/page-path.ts'

/** Replaces the page's URL without a navigation or a new history entry. */
export type ReplaceAddress = (path: string) => void

export const ReplaceAddressContext = createContext<ReplaceAddress>(() => undefined)

export function useReplaceAddress(): ReplaceAddress {
  return use(ReplaceAddressContext)
}

/**
 * Whether the URL is still one of the page that a path belongs to: who has gone back to another page sees this one until
 * that is loaded.
 */
export function isOnPageOf(path: string): boolean {
  return findPage(window.location.pathname) === findPage(path)
}

/** The wizard has two addresses to open at, and goes on at one of them. */
function findPage(path: string): string | undefined {
  const page = getEnglishPath(path)?.split('/')[1]
  return page === 'book' ? 'booking' : page
}
