import { filterCardWays, filterPromptWays, getWays, type Way } from '#domain/catalogue/pricing/ways.ts'
import { readPricing } from '#server/catalogue/pricing/pricing-queries.ts'
import type { Database } from '#server/foundation/database/client.ts'
import type { AttachedIntent } from '#server/foundation/database/schema/money/payments.ts'

/** Returns the payment methods that the owner offers. */
export async function listOfferedWays(db: Database): Promise<Way[]> {
  return getWays((await readPricing(db)).ways)
}

/**
 * Returns the payment methods for this purpose: a tip, or a change to an order, cannot wait for days.
 * @param savesCard whether the card is saved, so that only cards can pay
 */
export async function listWaysFor(
  db: Database,
  purpose: AttachedIntent['purpose'],
  savesCard = false,
): Promise<Way[]> {
  const ways = await listOfferedWays(db)
  if (savesCard) return filterCardWays(ways)
  return purpose === 'booking' || purpose === 'balance' ? ways : filterPromptWays(ways)
}
