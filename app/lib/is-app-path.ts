import { englishPathOf } from '#domain/page-path.ts'

/**
 * Returns whether an address belongs to the wizard or to the admin, which are applications; the others are documents.
 */
export function isAppPath(pathname: string): boolean {
  return /^\/(book|booking|my-booking|admin|image-manager)(\/|$)/.test(englishPathOf(pathname) ?? pathname)
}
