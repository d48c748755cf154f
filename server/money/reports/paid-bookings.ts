import type { ReportRange } from '#contract/money/reports.ts'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import type { PaymentMethod } from '#domain/money/payment-method.ts'
import type { PaymentPurpose } from '#domain/money/payments/payment-purpose.ts'
import { type Allocation, allocateMovements, type SoldLine } from '#domain/money/reports/allocation.ts'
import { isForParty, isGivenBack, withoutFee } from '#server/booking/bookings/paid-less-refunds.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { cents, isWithin, toPartyDay } from './report-sql.ts'

/** How many bookings are held in memory at a time. */
const CHUNK = 1_000

type ReadMovement = {
  readonly kind: 'payment' | 'refund'
  readonly id: number
  /** Without a fee. */
  readonly amountCents: Cents
  /** For moving the party again. */
  readonly feeCents: Cents
  readonly method: PaymentMethod
  readonly day: PartyDay
  readonly isForParty: boolean
  readonly purpose: PaymentPurpose
}

type NamedLine = SoldLine & { readonly name: string | null }

/** A booking, or money without one, with what each movement in the range was for. */
export type PaidBooking = {
  readonly booking: { readonly id: number; readonly reference: string; readonly customerName: string } | null
  readonly lines: readonly NamedLine[]
  readonly movements: readonly (ReadMovement & { readonly allocation: Allocation })[]
}

/**
 * Yields every booking with movements in the range. What a movement was for depends on earlier ones, so each booking's
 * entire history is read; it is allocated to the booking's current lines.
 */
export async function* paidBookings(db: Transaction, range: ReportRange): AsyncGenerator<PaidBooking> {
  const ids = await touchedBookings(db, range)
  for (let start = 0; start < ids.length; start += CHUNK) {
    for (const row of await readHistories(db, ids.slice(start, start + CHUNK)))
      yield toPaidBooking(row, range)
  }
  yield* (await readUnbooked(db, range)).map((movement) => ({
    booking: null,
    lines: [],
    movements: [{ ...movement, allocation: unexplained(movement) }],
  }))
}

async function touchedBookings(db: Transaction, range: ReportRange): Promise<number[]> {
  const result = await db.execute<{ id: number }>(sql`
    SELECT booking_id AS id FROM payments WHERE booking_id IS NOT NULL AND ${isWithin(sql`created_at`, range)}
    UNION
    SELECT payment.booking_id FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id
    WHERE payment.booking_id IS NOT NULL AND ${isGivenBack} AND ${isWithin(sql`refund.created_at`, range)}
    ORDER BY 1`)
  return result.rows.map(({ id }) => id)
}

type History = NonNullable<PaidBooking['booking']> & {
  readonly themeName: string
  readonly totalCents: Cents
  readonly discountCents: Cents
  readonly deliveryCents: Cents
  readonly taxCents: Cents
  readonly addons: readonly { readonly name: string; readonly amountCents: Cents }[]
  readonly movements: readonly ReadMovement[]
}

/** A payment and its refunds, as rows of `movement`; a payment precedes its refunds. */
const MOVEMENTS = sql`
  SELECT payment.booking_id, 'payment' AS kind, payment.id, ${withoutFee} AS amount, payment.fee_amount AS fee,
    payment.method, payment.created_at, ${isForParty} AS is_for_party, payment.purpose
  FROM payments AS payment
  UNION ALL
  SELECT payment.booking_id, 'refund', refund.id, refund.amount, 0, coalesce(refund.method, payment.method), refund.created_at, ${isForParty},
    payment.purpose
  FROM refunds AS refund JOIN payments AS payment ON payment.id = refund.payment_id WHERE ${isGivenBack}`

async function readHistories(db: Transaction, ids: readonly number[]): Promise<History[]> {
  const result = await db.execute<History>(sql`
    SELECT booking.id, booking.reference, booking.customer_name AS "customerName", themes.name AS "themeName",
      ${cents(sql`total_amount`)} AS "totalCents", ${cents(sql`discount_amount`)} AS "discountCents",
      ${cents(sql`delivery_amount`)} AS "deliveryCents", ${cents(sql`tax_amount`)} AS "taxCents",
      (SELECT coalesce(json_agg(json_build_object('name', addons.name, 'amountCents', (quantity * unit_price * 100)::bigint)
          ORDER BY booking_addons.id), '[]')
        FROM booking_addons JOIN addons ON addons.id = addon_id WHERE booking_addons.booking_id = booking.id) AS addons,
      (SELECT json_agg(json_build_object('kind', kind, 'id', movement.id, 'amountCents', (amount * 100)::bigint,
          'feeCents', (fee * 100)::bigint, 'method', method, 'day', ${toPartyDay(sql`movement.created_at`)}, 'isForParty', is_for_party, 'purpose', purpose)
          ORDER BY movement.created_at, kind, movement.id)
        FROM (${MOVEMENTS}) AS movement WHERE movement.booking_id = booking.id) AS movements
    FROM bookings AS booking JOIN themes ON themes.id = booking.theme_id
    WHERE booking.id = ANY(${sql.param(ids)}::int[]) ORDER BY booking.id`)
  return result.rows
}

async function readUnbooked(db: Transaction, range: ReportRange): Promise<ReadMovement[]> {
  const result = await db.execute<ReadMovement>(sql`
    SELECT kind, movement.id, ${cents(sql`amount`)} AS "amountCents", ${cents(sql`fee`)} AS "feeCents", method,
      ${toPartyDay(sql`movement.created_at`)}::text AS day, is_for_party AS "isForParty", purpose
    FROM (${MOVEMENTS}) AS movement
    WHERE booking_id IS NULL AND ${isWithin(sql`movement.created_at`, range)}
    ORDER BY movement.created_at, kind, movement.id`)
  return result.rows
}

function toPaidBooking(
  { id, reference, customerName, movements, ...sold }: History,
  range: ReportRange,
): PaidBooking {
  const lines = toLines(sold)
  const forParty = movements.filter((movement) => movement.isForParty)
  const allocations = new Map(
    allocateMovements(lines, sold.discountCents, forParty).map((allocation, index) => [
      forParty[index],
      allocation,
    ]),
  )
  return {
    booking: { id, reference, customerName },
    lines,
    movements: movements
      .filter(({ day }) => range.from <= day && day <= range.to)
      .map((movement) => ({ ...movement, allocation: allocations.get(movement) ?? unexplained(movement) })),
  }
}

/** Returns lines that add up to the total; the theme absorbs the remainder. */
function toLines({
  themeName,
  totalCents,
  deliveryCents,
  taxCents,
  addons,
}: Omit<History, 'id' | 'reference' | 'customerName' | 'movements'>): NamedLine[] {
  const others: NamedLine[] = [
    ...addons.map((addon): NamedLine => ({ kind: 'addon', ...addon })),
    { kind: 'delivery', name: null, amountCents: deliveryCents },
    { kind: 'tax', name: null, amountCents: taxCents },
  ]
  const themeCents = others.reduce((left, { amountCents }) => left - amountCents, totalCents)
  return [{ kind: 'theme', name: themeName, amountCents: themeCents }, ...others]
}

/** Returns an allocation for money that pays for nothing that was sold. */
function unexplained({ kind, amountCents }: ReadMovement): Allocation {
  return { parts: [], beyondCents: kind === 'payment' ? amountCents : -amountCents }
}
