import { createContext, use } from 'react'

/** The page's path, provided by whatever renders the page. */
export const PathnameContext = createContext('/')

export function usePathname(): string {
  return use(PathnameContext)
}

/** Returns the last segment of a path, such as a booking's reference; empty for the home page. */
export function getLastSegment(pathname: string): string {
  return decodeURIComponent(pathname.split('/').findLast((segment) => segment !== '') ?? '')
}
