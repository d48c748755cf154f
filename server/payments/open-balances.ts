import type { OpenBalance } from '#contract/money.ts'
import { balanceDueDay, owedCents } from '#domain/booking/balance.ts'
import { toDecimal } from '#domain/money.ts'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import { findBookingsWhere } from '#server/bookings/booking-queries.ts'
import type { Context } from '#server/context.ts'
import { and, eq, gte, ne, or } from '#server/database/drizzle.ts'
import { bookings } from '#server/database/schema/all-tables.ts'

/** Older debts are a matter for the books, not for the list of customers to call. */
const DAYS_BACK = 90

/** Returns open balances, the earliest party first: of bookings that are partly paid, or confirmed by staff. */
export async function openBalances(ctx: Context): Promise<OpenBalance[]> {
  const today = partyDayAt(ctx.now())
  const isExpected = or(eq(bookings.isPaid, true), eq(bookings.bookingStatus, 'confirmed'))
  const stands = ne(bookings.bookingStatus, 'cancelled')
  const recent = gte(bookings.bookingDate, addDays(today, -DAYS_BACK))
  const owing = await findBookingsWhere(ctx.db, and(stands, isExpected, recent))
  return owing
    .filter((booking) => owedCents(booking) > 0)
    .sort((a, b) => a.bookingDate.localeCompare(b.bookingDate) || a.id - b.id)
    .map((booking) => {
      const { id, customerName, customerEmail, customerPhone, themeName, bookingDate } = booking
      const dueDay = balanceDueDay(bookingDate, partyDayAt(booking.createdAt))
      return {
        id,
        bookingId: booking.reference,
        customerName,
        customerEmail,
        customerPhone,
        themeName,
        bookingDate,
        owedAmount: toDecimal(owedCents(booking)),
        dueDay,
        isOverdue: dueDay < today,
      }
    })
}
