import { credentialFor, isSignedIn } from '#app/lib/api/admin-credential.ts'
import { hydrateIslands } from '#app/lib/islands/hydrate-islands.ts'
import type { CallPath } from '#contract/calls.ts'

const CHECK = '/api/admin/check' satisfies CallPath<'get'>

/** Loads everything staff may edit in place; visitors never load any of it. */
export function loadStaffEdits(): void {
  if (isSignedIn()) hydrateIslands('[data-logo-edit]')
  if (credentialFor('GET', CHECK) !== undefined) hydrateIslands('[data-staff-edit]')
}
