import { sql } from 'drizzle-orm'
import type { PartyDay } from '#domain/party-day.ts'
import { claimedStretch } from './claimed-stretch.ts'
import type { Transaction } from './client.ts'

/** Every advisory lock of this program. Those in the plural take a second number: a day, or a hash of a path. */
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
} as const

/**
 * Makes this transaction the only one, on any server, that may give away what a party on this day would use: teepees,
 * add-ons and resources on every day that the longest of their claims covers. Two parties that could share one of them
 * always share such a day. Days are locked in order, so that two transactions never wait for each other, and before
 * anything is counted.
 */
export async function lockPartyDay(tx: Transaction, day: PartyDay): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${LOCKS.capacityRules})`)
  await tx.execute(sql`
    WITH ${claimedStretch(day, day)}
    SELECT pg_advisory_xact_lock(${LOCKS.partyDays}, first_claimed - date '2000-01-01' + after)
    FROM (SELECT first_claimed, generate_series(0, last_claimed - first_claimed) AS after FROM stretch) AS occupied
    ORDER BY after`)
}

/** Makes this transaction the only one, on any server, that does what the lock stands for. */
export async function lockFor(tx: Transaction, lock: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
}

/** Makes this transaction the only one that counts the dates held from a network. To be taken after the party day's. */
export async function lockHoldNetwork(tx: Transaction, network: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCKS.holdNetworks}, hashtext(${network}))`)
}

/** For changing capacity itself: waits for bookings under way and lets none begin until this transaction ends. */
export async function lockCapacityRules(tx: Transaction): Promise<void> {
  await lockFor(tx, LOCKS.capacityRules)
}

/**
 * Makes this transaction the only one that changes who belongs to which customer. It comes first in its transaction:
 * unlike an advisory lock it takes no snapshot, so that a transaction that reads everything at one instant reads what
 * the one before it has left (PostgreSQL, LOCK: "Notes").
 */
export async function lockCustomers(tx: Transaction): Promise<void> {
  await tx.execute(sql`LOCK TABLE customers IN SHARE ROW EXCLUSIVE MODE`)
}
