import { sql } from 'drizzle-orm'
import type { PartyDay } from '#domain/party-day.ts'
import type { Transaction } from './client.ts'

const CAPACITY_RULES_LOCK = 7_245_003
const PARTY_DAY_LOCKS = 7_245_002
const HOLD_NETWORK_LOCKS = 7_245_004

/**
 * Makes this transaction the only one, on any server, that may give away teepees a party on this day would use:
 * those of the day and of its turnaround. Two parties that could share a teepee always share such a day. Days
 * are locked in order, so that two transactions never wait for each other, and before anything is counted.
 */
export async function lockPartyDay(tx: Transaction, day: PartyDay): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${CAPACITY_RULES_LOCK})`)
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(${PARTY_DAY_LOCKS}, ${day}::date - date '2000-01-01' + after)
    FROM (SELECT generate_series(0, turnaround_days) AS after FROM site_settings) AS occupied ORDER BY after`)
}

/** Makes this transaction the only one that counts the dates held from a network. To be taken after the party day's. */
export async function lockHoldNetwork(tx: Transaction, network: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${HOLD_NETWORK_LOCKS}, hashtext(${network}))`)
}

/** For changing capacity itself: waits for bookings under way and lets none begin until this transaction ends. */
export async function lockCapacityRules(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${CAPACITY_RULES_LOCK})`)
}
