import { credentialFor, isSignedIn } from '#app/lib/admin-credential.ts'
import type { PathOf } from '#contract/calls.ts'
import { wakeIsland } from '../islands/wake-island.ts'

const CHECK = '/api/admin/check' satisfies PathOf<'get'>

/** Loads everything staff may edit in place; visitors never load any of it. */
export function offerStaffEdits(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-staff]')) {
    const isOffered = place.dataset.island === 'logo' ? isSignedIn() : hasCredential()
    if (!isOffered) continue
    place.hidden = false
    wakeIsland(place).catch(() => undefined)
  }
}

function hasCredential(): boolean {
  return credentialFor('GET', CHECK) !== undefined
}
