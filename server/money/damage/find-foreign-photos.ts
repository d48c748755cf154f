import type { Admin } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, inArray } from '#server/foundation/database/drizzle.ts'
import {
  crewEvents,
  crewPhotos,
  damageClaimPhotos,
  damageClaims,
} from '#server/foundation/database/schema/all-tables.ts'
import { readCrewPhotoIds } from './claim-queries.ts'

type ClaimPhotos = {
  readonly bookingId: number
  readonly photoIds: readonly string[]
  readonly admin: Admin
}

/**
 * Returns the pictures that a claim for this booking must not show. It may show those that the crew took there, those
 * of its earlier claims, and those that the same staff member uploaded without a stop or another booking. The rows are
 * locked, so that no other claim uses them meanwhile.
 */
export async function findForeignPhotos(
  tx: Transaction,
  { bookingId, photoIds, admin }: ClaimPhotos,
): Promise<string[]> {
  if (photoIds.length === 0) return []
  const ids = [...photoIds]
  const stored = await tx
    .select({ id: crewPhotos.id, userId: crewPhotos.userId })
    .from(crewPhotos)
    .where(and(inArray(crewPhotos.id, ids), eq(crewPhotos.status, 'ready')))
    .for('update')
  const ofCrew = await readCrewPhotoIds(tx, bookingId)
  const reported = await tx
    .select({ id: crewEvents.photoId })
    .from(crewEvents)
    .where(inArray(crewEvents.photoId, ids))
  const claimed = await tx
    .select({ id: damageClaimPhotos.photoId, bookingId: damageClaims.bookingId })
    .from(damageClaimPhotos)
    .innerJoin(damageClaims, eq(damageClaims.id, damageClaimPhotos.claimId))
    .where(inArray(damageClaimPhotos.photoId, ids))
  const fits = (id: string) => {
    const photo = stored.find((one) => one.id === id)
    if (!photo) return false
    if (ofCrew.includes(id)) return true
    const claims = claimed.filter((one) => one.id === id)
    if (claims.length > 0) return claims.every((one) => one.bookingId === bookingId)
    return photo.userId === admin.userId && !reported.some((one) => one.id === id)
  }
  return ids.filter((id) => !fits(id))
}
