import { BALANCE_REMINDER_DAYS, balanceDueDay } from '#domain/booking/order/balance.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { DAY_MILLISECONDS } from '#domain/foundation/time/durations.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { ClaimAnswer } from '#domain/money/damage/damage-claim.ts'
import { DAMAGE_REMINDER_DAYS } from '#domain/money/damage/damage-reminder.ts'
import { isExpectedToPay, leftToPay } from '#server/booking/bookings/open-balance-sql.ts'
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
import { type ForToday, ITEMS_MOST, nameParty, ofBookings, type WaitingItems } from './waiting-question.ts'

/** Older debts are a matter for the books; the same limit applies to the list of open balances. */
const DAYS_BACK = 90

type WaitingRow = { readonly id: number; readonly customerName: string; readonly bookingDate: PartyDay }

/** Bookings that hold their day but have not been confirmed by anybody. */
export async function findToConfirm({ ctx, today, text }: ForToday): Promise<WaitingItems> {
  const { rows } = await ctx.db.execute<WaitingRow & { version: number; total: number }>(sql`
    SELECT id, customer_name AS "customerName", booking_date AS "bookingDate", version,
      count(*) OVER ()::int AS total
    FROM bookings
    WHERE booking_status = 'pending' AND hold_expires_at IS NULL AND booking_date >= ${today}::date
    ORDER BY booking_date, id LIMIT ${ITEMS_MOST}`)
  const describe = (row: WaitingRow) => text('today.toConfirm', { party: nameParty(row, text) })
  const { items, ...found } = ofBookings(rows, describe, rows[0]?.total)
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  return { ...found, items: items.map((item) => ({ ...item, version: versions.get(item.id) })) }
}

/** Overdue balances and, from the first reminder on, those due for upcoming parties. */
export async function findBalances({ ctx, today, text }: ForToday) {
  const { rows } = await ctx.db.execute<WaitingRow & { createdAt: string; owedCents: Cents }>(sql`
    SELECT booking.id, customer_name AS "customerName", booking_date AS "bookingDate",
      booking.created_at AS "createdAt", (owed * 100)::float8 AS "owedCents"
    FROM bookings AS booking CROSS JOIN LATERAL (SELECT ${leftToPay} AS owed) AS account
    WHERE ${isExpectedToPay} AND owed > 0
      AND booking_date BETWEEN ${addDays(today, -DAYS_BACK)}::date
        AND ${addDays(today, BALANCE_REMINDER_DAYS[0])}::date
    ORDER BY booking_date, booking.id`)
  const owing = rows.map((row) => ({
    ...row,
    dueDay: balanceDueDay(row.bookingDate, partyDayAt(new Date(row.createdAt))),
  }))
  const found = (isLate: boolean): WaitingItems => {
    const those = owing.filter(({ dueDay }) => dueDay < today === isLate)
    const items = ofBookings(those, (row) =>
      text(isLate ? 'today.balanceLate' : 'today.balanceDue', {
        party: nameParty(row, text),
        owed: row.owedCents,
        day: row.dueDay,
      }),
    )
    return { ...items, owedCents: those.reduce((sum, { owedCents }) => sum + owedCents, 0) }
  }
  return { balance_late: found(true), balance_due: found(false) }
}

/** Balances that could not be charged to the saved card and are still open. */
export async function findDeclinedCards({ ctx, today, text }: ForToday): Promise<WaitingItems> {
  const { rows } = await ctx.db.execute<WaitingRow & { owedCents: Cents; total: number }>(sql`
    SELECT booking.id, customer_name AS "customerName", booking_date AS "bookingDate",
      (owed * 100)::float8 AS "owedCents", count(*) OVER ()::int AS total
    FROM bookings AS booking CROSS JOIN LATERAL (SELECT ${leftToPay} AS owed) AS account
    WHERE ${isExpectedToPay} AND owed > 0 AND booking_date >= ${addDays(today, -DAYS_BACK)}::date
      AND EXISTS (SELECT FROM card_consents AS consent
        WHERE consent.booking_id = booking.id AND consent.status = 'failed')
    ORDER BY booking_date, booking.id LIMIT ${ITEMS_MOST}`)
  return ofBookings(
    rows,
    (row) => text('today.cardDeclined', { party: nameParty(row, text), owed: row.owedCents }),
    rows[0]?.total,
  )
}

/**
 * Damage claims that are ready to be decided, because they were answered or 48 hours have passed; longest waiting
 * first.
 */
export async function findDamageClaims({ ctx: { db, now }, text }: ForToday): Promise<WaitingItems> {
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
export async function findUnpaidDamage({ ctx: { db, now }, text }: ForToday): Promise<WaitingItems> {
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
export async function findRefusedHolds({ ctx: { db }, today, text }: ForToday): Promise<WaitingItems> {
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
