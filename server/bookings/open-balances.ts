import { and, eq, gte, ne, or } from 'drizzle-orm'
import type { OpenBalance } from '#contract/money.ts'
import { balanceDueDay } from '#domain/booking/balance.ts'
import { toDecimal } from '#domain/money.ts'
import { addDays, partyDayAt } from '#domain/party-day.ts'
import { bookings } from '#server/database/schema/all-tables.ts'
import type { World } from '#server/world.ts'
import { findBookingsWhere } from './booking-queries.ts'
import { owedOf } from './full-booking.ts'

/** Older debts are for the books, not for the list of who is to be called. */
const DAYS_BACK = 90

/** Who owes what, the earliest party first: bookings that are paid in part, or that staff vouch for. */
export async function openBalances(world: World): Promise<OpenBalance[]> {
  const today = partyDayAt(world.now())
  const vouchedFor = or(eq(bookings.isPaid, true), eq(bookings.bookingStatus, 'confirmed'))
  const stands = ne(bookings.bookingStatus, 'cancelled')
  const recent = gte(bookings.bookingDate, addDays(today, -DAYS_BACK))
  const owing = await findBookingsWhere(world.db, and(stands, vouchedFor, recent))
  return owing
    .filter((booking) => owedOf(booking) > 0)
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
        owedAmount: toDecimal(owedOf(booking)),
        dueDay,
        isOverdue: dueDay < today,
      }
    })
}
