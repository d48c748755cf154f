import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays } from '#domain/foundation/time/party-day.ts'
import type { ClaimAnswer } from '#domain/money/damage/damage-claim.ts'
import { DAMAGE_REMINDER_DAYS } from '#domain/money/damage/damage-reminder.ts'
import {
  and,
  asc,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  ne,
  or,
  sql,
} from '#server/foundation/database/drizzle.ts'
import {
  bookings,
  cardHolds,
  damageClaims,
  damageConsents,
} from '#server/foundation/database/schema/all-tables.ts'
import { ITEMS_MOST, ofBookings, type Question, type WaitingItems } from './waiting-question.ts'

/**
 * Damage claims that are ready to be decided, because they were answered or 48 hours have passed; longest waiting
 * first.
 */
export async function findDamageClaims({ ctx: { db, now }, text }: Question): Promise<WaitingItems> {
  const where = and(
    eq(damageClaims.status, 'open'),
    or(isNotNull(damageClaims.answer), lte(damageClaims.answerUntil, now())),
  )
  const { answer, claimedCents: claimed, createdAt } = damageClaims
  const [count, rows] = await Promise.all([
    db.$count(damageClaims, where),
    db
      .select({ id: bookings.id, name: bookings.customerName, day: bookings.bookingDate, answer, claimed })
      .from(damageClaims)
      .innerJoin(bookings, eq(bookings.id, damageClaims.bookingId))
      .where(where)
      .orderBy(asc(createdAt), asc(damageClaims.id))
      .limit(ITEMS_MOST),
  ])
  return ofBookings(
    rows,
    ({ id, answer: response, ...about }) => text(SENTENCES[response ?? 'none'], { number: id, ...about }),
    count,
  )
}

/** Unpaid damage: from the first reminder on, or once the saved card was declined. */
export async function findUnpaidDamage({ ctx: { db, now }, text }: Question): Promise<WaitingItems> {
  const { chargedCents, decidedAt, status } = damageClaims
  const remindedBefore = new Date(now().getTime() - DAMAGE_REMINDER_DAYS[0] * DAY_MILLISECONDS)
  const isLate = and(
    lte(decidedAt, remindedBefore),
    ne(sql`coalesce(${damageConsents.state}::text, '')`, 'given'),
  )
  const rows = await db
    .select({
      id: bookings.id,
      name: bookings.customerName,
      day: bookings.bookingDate,
      charged: chargedCents,
      state: damageConsents.state,
      total: sql<number>`count(*) OVER ()::int`,
    })
    .from(damageClaims)
    .innerJoin(bookings, eq(bookings.id, damageClaims.bookingId))
    .leftJoin(damageConsents, eq(damageConsents.claimId, damageClaims.id))
    .where(and(eq(status, 'decided'), or(isLate, eq(damageConsents.state, 'failed'))))
    .orderBy(asc(decidedAt), asc(damageClaims.id))
    .limit(ITEMS_MOST)
  return ofBookings(
    rows,
    ({ id, name, day, charged, state }) =>
      text(state === 'failed' ? 'waiting.damage.cardFailed' : 'waiting.damage.unpaid', {
        number: id,
        name,
        day,
        charged: charged ?? 0,
      }),
    rows[0]?.total,
  )
}

/** Cards on which nothing could be held for an upcoming party. */
export async function findRefusedHolds({ ctx: { db }, today, text }: Question): Promise<WaitingItems> {
  const rows = await db
    .select({
      id: bookings.id,
      name: bookings.customerName,
      day: bookings.bookingDate,
      amount: cardHolds.amountCents,
    })
    .from(cardHolds)
    .innerJoin(bookings, eq(bookings.id, cardHolds.bookingId))
    .where(
      and(
        eq(cardHolds.state, 'refused'),
        inArray(bookings.bookingStatus, ['pending', 'confirmed']),
        gte(bookings.bookingDate, addDays(today, -1)),
      ),
    )
    .orderBy(asc(bookings.bookingDate), asc(bookings.id))
    .limit(ITEMS_MOST)
  return ofBookings(rows, ({ id, ...about }) => text('waiting.damage.holdRefused', { number: id, ...about }))
}

const SENTENCES = {
  agree: 'waiting.damage.agree',
  disagree: 'waiting.damage.disagree',
  none: 'waiting.damage.none',
} as const satisfies Record<ClaimAnswer | 'none', string>
