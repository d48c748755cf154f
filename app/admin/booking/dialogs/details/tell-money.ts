import { getBookingStatement } from '#contract/booking/booking-statement.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PaymentLine } from '#contract/money/money.ts'
import { toCents } from '#contract/wire/decimal.ts'
import type { Text } from '#domain/foundation/messages/text.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { StatementRow } from '#domain/money/payments/statement.ts'
import type { ToldRow } from '../form/statement-rows.tsx'

type Known = {
  readonly payments: readonly PaymentLine[]
  /** The card that the balance is charged to automatically. */
  readonly card?: string | undefined
}

const OF_PRICE: readonly StatementRow['kind'][] = ['item', 'total', 'discount', 'price']

/**
 * Returns a booking's statement in order of time: the price, each payment and refund, and what is due when. What was
 * paid stays one row if its parts are not known, as for imported bookings.
 */
export function tellMoney(booking: Booking, { payments, card }: Known, text: Text): ToldRow[] {
  const { rows, paidCents, balanceDueDay } = getBookingStatement(booking, text)
  const inAll = rows.filter(({ kind }) => kind === 'paid')
  const lines = payments.toSorted((one, other) => one.at.localeCompare(other.at))
  const parts = lines.map(toRow(text))
  // A refund that failed is still paid.
  const moved = lines.filter(({ status }) => status !== 'failed').map(toRow(text))
  const hasParts = moved.reduce((sum, { amountCents }) => sum + amountCents, 0) === paidCents
  const [part] = parts
  const isOne = parts.length === 1 && part
  const paid = isOne ? inAll.map((row) => ({ ...part, label: row.label, note: part.by })) : parts
  return [
    ...rows
      .filter(({ kind }) => OF_PRICE.includes(kind))
      .map((row, index) =>
        index === 0 && row.kind === 'item' ? { ...row, day: partyDayAt(new Date(booking.createdAt)) } : row,
      ),
    ...(hasParts ? paid : inAll),
    ...rows
      .filter(({ kind }) => kind !== 'paid' && !OF_PRICE.includes(kind))
      .map((row) =>
        row.kind === 'balance' && balanceDueDay
          ? {
              ...row,
              label: text('admin.booking.money.balance'),
              day: balanceDueDay,
              note: card && text('admin.booking.money.automatic', { card }),
            }
          : row,
      ),
  ]
}

function toRow(text: Text) {
  return ({ kind, amount, method, status, at }: PaymentLine) => {
    const by = text(`price.by.${method}`)
    const isRefund = kind === 'refund'
    return {
      kind: 'paid' as const,
      label: text(isRefund ? 'admin.booking.money.refunded' : 'admin.booking.money.paid', { by }),
      amountCents: isRefund ? -toCents(amount) : toCents(amount),
      day: partyDayAt(new Date(at)),
      note: status === 'done' ? undefined : text(`admin.booking.money.${status}`),
      by,
    }
  }
}
