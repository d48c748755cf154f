import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { inArray, type SQL, sql } from '#server/foundation/database/drizzle.ts'
import { bookingAddons, bookings } from '#server/foundation/database/schema/all-tables.ts'
import type { BookingRow } from '../full-booking.ts'

export type NewBookingRow = Omit<typeof bookings.$inferInsert, 'id' | 'version' | 'updatedAt'>

/** What a change may set. `version` and `updatedAt` follow by themselves. */
export type BookingColumns = Partial<Omit<BookingRow, 'id' | 'reference' | 'version' | 'updatedAt'>>

/** Together with the functions below, the only statements that write rows of bookings. It is sent at once. */
export async function insertBookings(tx: Transaction, rows: readonly NewBookingRow[]): Promise<BookingRow[]> {
  return await tx
    .insert(bookings)
    .values([...rows])
    .returning()
}

type Settable = { readonly [Name in keyof BookingColumns]: BookingColumns[Name] | SQL }

/** Sets columns of locked bookings. Whoever has seen an earlier version must look again before changing them. */
export async function updateBookings(
  tx: Transaction,
  ids: readonly number[],
  columns: Settable,
  now: Date,
): Promise<void> {
  await tx
    .update(bookings)
    .set({ ...columns, version: sql`${bookings.version} + 1`, updatedAt: now })
    .where(inArray(bookings.id, [...ids]))
}

/**
 * Keeps the days of unpaid bookings while the payment provider is asked about them. No decision anybody makes about a
 * booking depends on it, so its version stays, and staff who have it open can still save.
 */
export async function keepDays(db: Database, where: SQL | undefined, until: SQL): Promise<void> {
  await db.update(bookings).set({ holdKeptUntil: until }).where(where)
}

export type AddonLines = readonly Pick<OrderedAddon, 'addonId' | 'quantity' | 'priceCents'>[]

type Ordered = { readonly id: number; readonly addons: AddonLines }

/** Writes the add-ons of bookings that have none, each with the price it is sold at. */
export async function writeAddons(tx: Transaction, orders: readonly Ordered[]): Promise<void> {
  const lines = orders.flatMap(({ id: bookingId, addons }) =>
    addons.map(({ addonId, quantity, priceCents }) => {
      return { bookingId, addonId, quantity, unitPriceCents: priceCents }
    }),
  )
  if (lines.length > 0) await tx.insert(bookingAddons).values(lines)
}
