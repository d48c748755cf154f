import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { lastNight, type Stay } from '#domain/foundation/time/stay.ts'
import type { Transaction } from './client.ts'
import { sql } from './drizzle.ts'
import { preparedQuery } from './execute-prepared.ts'
import { reservedRange } from './reserved-range.ts'

/**
 * Every advisory lock of the program. Some take a second number: a day, or a hash of a path or a network.
 *
 * A transaction takes only those it needs, as late as it can and before it counts what they protect. Whoever needs
 * several takes them, and locks of rows, in this order, so that no two transactions wait for each other:
 *
 * 1. the table of customers
 * 2. `capacityRules`: shared by who takes room on a day, alone by who changes how much there is
 * 3. `partyDays`, the earliest first
 * 4. rows of bookings, then of their claims for damage and their pictures
 * 5. `termsOfService`: shared by who agrees, alone by who publishes
 * 6. rows of the waiting list, by day and id, or with the days of all of them locked
 * 7. `holdNetworks`
 * 8. rows of payments, then of their refunds and differences
 * 9. rows of coupons, the lowest id first
 * 10. counters of invoices, then of credit notes
 *
 * `imports` and `advertising` are taken before all of these.
 *
 * The settings and the catalogue take `capacityRules`, their own row and `pictureUses`, in this order. `pricing`,
 * `starterCatalogue`, `builtFiles`, `staffStreams`, `siteTexts`, `storedKeys`, `mailTexts` and `dayOrders` are taken with none of the others. `events` is taken by a trigger
 * while a transaction commits, after everything else, so that events are numbered in the order of the commits. `migration`, `sessions`, `photoGeneration` and
 * `images` are held by whole connections; of these the last two come in this order, before `pictureUses`.
 */
export const LOCKS = {
  migration: 7_245_001,
  partyDays: 7_245_002,
  capacityRules: 7_245_003,
  starterCatalogue: 7_245_004,
  images: 7_245_005,
  photoGeneration: 7_245_006,
  pictureUses: 7_245_007,
  pricing: 7_245_008,
  holdNetworks: 7_245_009,
  termsOfService: 7_245_010,
  sessions: 7_245_011,
  builtFiles: 7_245_012,
  events: 7_245_013,
  staffStreams: 7_245_014,
  storedKeys: 7_245_015,
  imports: 7_245_016,
  siteTexts: 7_245_017,
  advertising: 7_245_018,
  mailTexts: 7_245_019,
  dayOrders: 7_245_020,
} as const

/**
 * Locks the nights of parties: until the transaction ends, no other one on any server may assign what they would use,
 * which is teepees, add-ons and resources on every day covered by the longest of their reservations. Two parties that
 * could share any of them always share such a day. Days are locked in order, so that two transactions never deadlock,
 * and before anything is counted.
 */
export async function lockStay(tx: Transaction, ...stays: readonly Stay[]): Promise<void> {
  // All reach equally far, so every further day of a later one is later than those locked already.
  const earliestFirst = stays.toSorted((one, other) => one.bookingDate.localeCompare(other.bookingDate))
  await Promise.all(
    earliestFirst.map((stay) => lockPartyDays(tx, { from: stay.bookingDate, to: lastNight(stay) })),
  )
}

export async function lockPartyDays(
  tx: Transaction,
  range: { readonly from: PartyDay; readonly to: PartyDay },
): Promise<void> {
  await Promise.all([shareCapacityRules(tx), lockReservedDays(tx, range)])
}

const shareCapacityRules = preparedQuery(
  'share_capacity_rules',
  sql`SELECT pg_advisory_xact_lock_shared(${LOCKS.capacityRules})`,
)

const lockReservedDays = preparedQuery(
  'lock_party_day',
  sql`
    WITH ${reservedRange(sql.placeholder('from'), sql.placeholder('to'))}
    SELECT pg_advisory_xact_lock(${LOCKS.partyDays}, first_reserved - date '2000-01-01' + after)
    FROM (SELECT first_reserved, generate_series(0, last_reserved - first_reserved) AS after FROM reserved_range) AS occupied
    ORDER BY after`,
)

/** Locks the order of a day's stops: until the transaction ends, no other one can store another. */
export async function lockDayOrder(tx: Transaction, date: PartyDay): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.dayOrders}, ${date}::date - date '2000-01-01')`)
}

/** Takes a lock: until the transaction ends, no other one on any server can hold it. */
export async function lockFor(tx: Transaction, lock: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
}

/** Locks a network: only this transaction may count its holds. Take it after the lock of the party day. */
export async function lockHoldNetwork(tx: Transaction, network: string): Promise<void> {
  await lockNetwork(tx, { network })
}

const lockNetwork = preparedQuery(
  'lock_hold_network',
  sql`SELECT pg_advisory_xact_lock(${LOCKS.holdNetworks}, hashtext(${sql.placeholder('network')}))`,
)

/** Locks capacity for a change: waits for bookings in progress and blocks new ones until the transaction ends. */
export async function lockCapacityRules(tx: Transaction): Promise<void> {
  await lockFor(tx, LOCKS.capacityRules)
}

/**
 * Locks the assignment of addresses to customers. Take it first in a transaction: unlike an advisory lock, it takes no
 * snapshot, so a transaction that reads everything as of one instant sees what the previous one committed (PostgreSQL,
 * LOCK: "Notes").
 */
export async function lockCustomers(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE customers IN SHARE ROW EXCLUSIVE MODE`)
}
