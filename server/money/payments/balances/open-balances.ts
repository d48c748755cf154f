import type { OpenBalance } from '#contract/money/money.ts'
import { balanceDueDay, owedCents } from '#domain/booking/order/balance.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { findBookingsWhere } from '#server/booking/bookings/booking-queries.ts'
import { isExpectedToPay } from '#server/booking/bookings/open-balance-sql.ts'
import type { Context } from '#server/context.ts'
import { and, gte } from '#server/foundation/database/drizzle.ts'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'

/** Older debts are a matter for the books rather than for the list of customers to call. */
const DAYS_BACK = 90

/** Returns open balances, earliest party first. */
export async function openBalances(ctx: Context): Promise<OpenBalance[]> {
  const today = partyDayAt(ctx.now())
  const recent = gte(bookings.bookingDate, addDays(today, -DAYS_BACK))
  const owing = await findBookingsWhere(ctx.db, and(isExpectedToPay, recent))
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
