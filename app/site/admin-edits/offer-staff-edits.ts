import { credentialFor, isSignedIn } from '#app/lib/api/admin-credential.ts'
import { wakeIsland } from '#app/lib/islands/wake-island.ts'
import type { CallPath } from '#contract/calls.ts'

const CHECK = '/api/admin/check' satisfies CallPath<'get'>

/** Loads everything staff may edit in place; visitors never load any of it. */
export function offerStaffEdits(): void {
  if (isSignedIn()) wakeIsland('[data-logo-edit]')
  if (credentialFor('GET', CHECK) !== undefined) wakeIsland('[data-staff-edit]')
}
