import { englishPathOf } from '#domain/page-path.ts'

/** Whether an address belongs to the wizard or to the administrators' area, which are applications; the others are documents. */
export function isAppPath(pathname: string): boolean {
  return /^\/(book|booking|my-booking|admin|image-manager)(\/|$)/.test(englishPathOf(pathname) ?? pathname)
}
