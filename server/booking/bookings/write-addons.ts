import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { bookingAddons } from '#server/foundation/database/schema/all-tables.ts'

/** Removes all add-ons of a booking before others are written. */
export async function removeAddons(tx: Transaction, bookingId: number): Promise<void> {
  await tx.delete(bookingAddons).where(eq(bookingAddons.bookingId, bookingId))
}

/** Writes add-ons of a booking that has none, each with the price it is sold at. */
export async function writeAddons(
  tx: Transaction,
  bookingId: number,
  addons: readonly OrderedAddon[],
): Promise<void> {
  if (addons.length === 0) return
  await tx.insert(bookingAddons).values(
    addons.map(({ addonId, quantity, priceCents }) => ({
      bookingId,
      addonId,
      quantity,
      unitPriceCents: priceCents,
    })),
  )
}
