import type { OrderedAddon } from '#domain/catalogue/pricing/types.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { bookingAddons } from '#server/foundation/database/schema/all-tables.ts'

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
