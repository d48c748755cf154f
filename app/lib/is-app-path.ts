import { englishPathOf } from '#domain/site/page-path.ts'

/**
 * Returns whether an address belongs to booking or to the admin, which React runs; the others are public pages.
 */
export function isAppPath(pathname: string): boolean {
  return /^\/(book|booking|my-booking|waiting-list|admin|image-manager)(\/|$)/.test(
    englishPathOf(pathname) ?? pathname,
  )
}
