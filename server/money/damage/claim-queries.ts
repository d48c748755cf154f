import { refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Queryable, Transaction } from '#server/foundation/database/client.ts'
import { and, asc, desc, eq, inArray, ne } from '#server/foundation/database/drizzle.ts'
import {
  crewEvents,
  crewPhotos,
  damageClaimPhotos,
  damageClaims,
  damageConsents,
} from '#server/foundation/database/schema/all-tables.ts'
import type { DamageClaimRow } from '#server/foundation/database/schema/money/damage-claims.ts'
import type { DamageConsentRow } from '#server/foundation/database/schema/money/damage-consents.ts'

export const CLAIM_GONE = refuse('not_found', 'damage.claimGone')

export type FullClaim = DamageClaimRow & {
  /** The family's consent to charge its saved card, if any. */
  readonly consent: DamageConsentRow | null
  /** Only those that can be shown, in the claim's order. */
  readonly photoIds: readonly string[]
}

export type ClaimKey = { readonly bookingId: number; readonly claimId: number }

/** Returns the claims of a booking, newest first. */
export async function readClaims(db: Queryable, bookingId: number): Promise<FullClaim[]> {
  const rows = await db
    .select()
    .from(damageClaims)
    .where(eq(damageClaims.bookingId, bookingId))
    .orderBy(desc(damageClaims.id))
  return complete(db, rows)
}

export async function findClaim(
  db: Queryable,
  { bookingId, claimId }: ClaimKey,
): Promise<FullClaim | undefined> {
  const rows = await db
    .select()
    .from(damageClaims)
    .where(and(eq(damageClaims.id, claimId), eq(damageClaims.bookingId, bookingId)))
  return (await complete(db, rows))[0]
}

/** Locks a claim until the end of the transaction. Lock its booking first. */
export async function lockClaim(
  tx: Transaction,
  { bookingId, claimId }: ClaimKey,
): Promise<DamageClaimRow | undefined> {
  const [claim] = await tx
    .select()
    .from(damageClaims)
    .where(and(eq(damageClaims.id, claimId), eq(damageClaims.bookingId, bookingId)))
    .for('update')
  return claim
}

export function readOtherClaims(
  tx: Transaction,
  { id, bookingId }: Pick<DamageClaimRow, 'id' | 'bookingId'>,
): Promise<DamageClaimRow[]> {
  return tx
    .select()
    .from(damageClaims)
    .where(and(eq(damageClaims.bookingId, bookingId), ne(damageClaims.id, id)))
}

async function complete(db: Queryable, claims: readonly DamageClaimRow[]): Promise<FullClaim[]> {
  if (claims.length === 0) return []
  const ids = claims.map(({ id }) => id)
  const photos = await db
    .select({ claimId: damageClaimPhotos.claimId, photoId: damageClaimPhotos.photoId })
    .from(damageClaimPhotos)
    .innerJoin(crewPhotos, eq(crewPhotos.id, damageClaimPhotos.photoId))
    .where(and(inArray(damageClaimPhotos.claimId, ids), eq(crewPhotos.status, 'ready')))
    .orderBy(asc(damageClaimPhotos.place))
  const consents = await db.select().from(damageConsents).where(inArray(damageConsents.claimId, ids))
  return claims.map((claim) => ({
    ...claim,
    consent: consents.find(({ claimId }) => claimId === claim.id) ?? null,
    photoIds: photos.filter(({ claimId }) => claimId === claim.id).map(({ photoId }) => photoId),
  }))
}

/** Returns the pictures that the crew took of a party, newest first, without signatures. */
export async function readCrewPhotoIds(db: Queryable, bookingId: number): Promise<string[]> {
  const rows = await db
    .select({ id: crewPhotos.id })
    .from(crewEvents)
    .innerJoin(
      crewPhotos,
      // A picture belongs to the stop of the person who took it.
      and(eq(crewPhotos.id, crewEvents.photoId), eq(crewPhotos.userId, crewEvents.userId)),
    )
    .where(
      and(
        eq(crewEvents.bookingId, bookingId),
        inArray(crewEvents.kind, ['photo', 'damaged']),
        eq(crewPhotos.status, 'ready'),
      ),
    )
    .orderBy(desc(crewEvents.at), desc(crewEvents.id))
  return [...new Set(rows.map(({ id }) => id))]
}
