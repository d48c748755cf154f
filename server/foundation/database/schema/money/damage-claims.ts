import { CLAIM_ANSWERS, CLAIM_STATUSES, type ClaimLine } from '#domain/money/damage/damage-claim.ts'
import { check, index, pgEnum, pgTable, primaryKey, sql } from '#server/foundation/database/drizzle.ts'
import { bookingId } from '../booking/bookings.ts'
import { cents, createdAt, id, instant, rowId } from '../columns.ts'
import { crewPhotos } from '../crew/crew.ts'

export const damageClaimStatus = pgEnum('damage_claim_status', CLAIM_STATUSES)
export const damageClaimAnswer = pgEnum('damage_claim_answer', CLAIM_ANSWERS)

/** What staff claimed for damage at a party, the family's answer, and the decision. */
export const damageClaims = pgTable(
  'damage_claims',
  (t) => ({
    id: id(),
    bookingId: bookingId().notNull(),
    status: damageClaimStatus('status').notNull().default('open'),
    lines: t.jsonb('lines').$type<readonly ClaimLine[]>().notNull(),
    /** The sum of the lines. */
    claimedCents: cents('claimed').notNull(),
    /** A username. */
    claimedBy: t.text('claimed_by').notNull(),
    answerUntil: instant('answer_until').notNull(),
    answer: damageClaimAnswer('answer'),
    /** In the family's words. */
    answerText: t.text('answer_text'),
    answeredAt: instant('answered_at'),
    /** What was decided: at most what was claimed; 0 for a claim that ended because the damage waiver covers it. */
    chargedCents: cents('charged'),
    /** Who decided or withdrew it, a username, and when. */
    decidedBy: t.text('decided_by'),
    decidedAt: instant('decided_at'),
    paidAt: instant('paid_at'),
    createdAt: createdAt(),
  }),
  (table) => [
    check('damage_claims_claimed_positive', sql`${table.claimedCents} > 0`),
    check(
      'damage_claims_charged',
      sql`${table.chargedCents} >= 0 and ${table.chargedCents} <= ${table.claimedCents}`,
    ),
    check(
      'damage_claims_decided',
      sql`${table.status} not in ('decided', 'paid') or ${table.chargedCents} is not null`,
    ),
    index('damage_claims_by_booking').on(table.bookingId, table.id),
    index('damage_claims_open').on(table.answerUntil).where(sql`${table.status} = 'open'`),
  ],
)

export type DamageClaimRow = typeof damageClaims.$inferSelect

/** The pictures of a claim: the crew's, or ones that staff uploaded. */
export const damageClaimPhotos = pgTable(
  'damage_claim_photos',
  (t) => ({
    claimId: rowId('claim_id', () => damageClaims.id, 'cascade').notNull(),
    photoId: t
      .uuid('photo_id')
      .notNull()
      .references(() => crewPhotos.id, { onDelete: 'cascade' }),
    /** Counted from 0, in the claim's order. */
    place: t.integer('place').notNull(),
  }),
  (table) => [
    primaryKey({ columns: [table.claimId, table.photoId] }),
    index('damage_claim_photos_by_photo').on(table.photoId),
  ],
)
