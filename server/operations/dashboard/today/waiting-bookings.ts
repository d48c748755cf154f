import { BALANCE_REMINDER_DAYS, balanceDueDay } from '#domain/booking/order/balance.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import { addDays, type PartyDay, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { isExpectedToPay, leftToPay } from '#server/booking/bookings/open-balance-sql.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { ITEMS_MOST, nameParty, ofBookings, type Question, type WaitingItems } from './waiting-question.ts'

/** Older debts are a matter for the books; the same limit applies to the list of open balances. */
const DAYS_BACK = 90

type WaitingRow = { readonly id: number; readonly customerName: string; readonly bookingDate: PartyDay }

/** Bookings that hold their day but have not been confirmed by anybody. */
export async function findToConfirm({ ctx, today, text }: Question): Promise<WaitingItems> {
  const { rows } = await ctx.db.execute<WaitingRow & { total: number }>(sql`
    SELECT id, customer_name AS "customerName", booking_date AS "bookingDate", count(*) OVER ()::int AS total
    FROM bookings
    WHERE booking_status = 'pending' AND hold_expires_at IS NULL AND booking_date >= ${today}::date
    ORDER BY booking_date, id LIMIT ${ITEMS_MOST}`)
  const describe = (row: WaitingRow) => text('today.toConfirm', { party: nameParty(row, text) })
  return ofBookings(rows, describe, rows[0]?.total)
}

/** Overdue balances and, from the first reminder on, those due for upcoming parties. */
export async function findBalances({ ctx, today, text }: Question) {
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
export async function findDeclinedCards({ ctx, today, text }: Question): Promise<WaitingItems> {
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
