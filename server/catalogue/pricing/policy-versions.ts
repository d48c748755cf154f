import type { PolicyInForce, PolicyVersion } from '#contract/money/pricing.ts'
import { type BookingPolicy, DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import type { Database, Queryable, Transaction } from '#server/foundation/database/client.ts'
import { asc, count, ne, sql } from '#server/foundation/database/drizzle.ts'
import { bookings, policyVersions, pricingSettings } from '#server/foundation/database/schema/all-tables.ts'
import { isSamePolicy, policyResponse } from './pricing-queries.ts'

type Version = typeof policyVersions.$inferSelect
const FIRST_SET = 2

/** Records how a change of the pricing affects the policy; called with the pricing locked, before it is saved. */
export async function recordPolicy(
  tx: Transaction,
  policy: BookingPolicy,
  set: Pick<Version, 'appliesFrom' | 'setBy'>,
): Promise<void> {
  const versions = await readSetVersions(tx)
  if (!isSamePolicy(policy, findNewest(versions))) {
    versions.push({ version: FIRST_SET + versions.length, policy, ...set })
  }
  if (versions.length > 0) await tx.insert(policyVersions).values(versions).onConflictDoNothing()
}

/** Returns the policy for bookings made now; undefined while it is the published one. */
export async function policyInForce(db: Database, policy: BookingPolicy): Promise<PolicyInForce | undefined> {
  if (isSamePolicy(policy, DEFAULT_PRICING.policy)) return undefined
  const set = (await readSetVersions(db)).at(-1)
  return set && { ...policyResponse(set.policy), from: partyDayAt(set.appliesFrom) }
}

/** Returns every version, newest first, with the number of bookings made under it. */
export async function listVersions(db: Database): Promise<PolicyVersion[]> {
  const versions = await readSetVersions(db)
  const made = await countBookings(db, versions)
  const published = { policy: DEFAULT_PRICING.policy, version: 1, appliesFrom: null, setBy: null }
  return [published, ...versions]
    .map(({ policy, version, appliesFrom, setBy }, index) => ({
      version,
      ...policyResponse(policy),
      appliesFrom: appliesFrom?.toISOString() ?? null,
      setBy,
      bookings: made.get(index) ?? 0,
    }))
    .reverse()
}

/** Returns the versions that the owner has set, oldest first. */
async function readSetVersions(db: Queryable): Promise<Version[]> {
  const versions = await db.select().from(policyVersions).orderBy(asc(policyVersions.version))
  const [pricing] = await db.select().from(pricingSettings)
  // The policy may have been set by a release that did not record versions.
  if (pricing && !isSamePolicy(pricing.policy, findNewest(versions))) {
    const { policy, updatedAt: appliesFrom } = pricing
    versions.push({ version: FIRST_SET + versions.length, policy, appliesFrom, setBy: null })
  }
  return versions
}

function findNewest(versions: readonly Version[]): BookingPolicy {
  return versions.at(-1)?.policy ?? DEFAULT_PRICING.policy
}

/**
 * Returns the number of bookings by version: under 0 those made before the first version, under 1 those from it until
 * the second, and so on.
 */
async function countBookings(
  db: Database,
  versions: readonly Version[],
): Promise<ReadonlyMap<number, number>> {
  const begins = versions.map(({ appliesFrom }) => appliesFrom.toISOString())
  const index = sql<number>`width_bucket(${bookings.createdAt}, ${sql.param(begins)}::timestamptz[])`
  const rows = await db
    .select({ index, made: count() })
    .from(bookings)
    .where(ne(bookings.bookingStatus, 'cancelled'))
    .groupBy(sql`1`)
  return new Map(rows.map(({ index, made }) => [index, made]))
}
