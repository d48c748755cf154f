import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { type Cents, toDecimal } from '#domain/money.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { Database } from '#server/database/client.ts'
import { testPaymentIntents } from '#server/database/schema/all-tables.ts'
import { type Intent, type IntentStatus, ProviderRefused } from './payment-provider.ts'

const OPEN: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

export type TestIntentRow = typeof testPaymentIntents.$inferSelect

export function isOpen({ status }: TestIntentRow): boolean {
  return OPEN.includes(status as IntentStatus)
}

export async function addTestIntent(
  db: Database,
  { amountCents, metadata }: { amountCents: Cents; metadata: Record<string, string> },
): Promise<TestIntentRow> {
  const intentId = `pi_test_${randomBytes(12).toString('hex')}`
  const clientSecret = `${intentId}_secret_${randomBytes(16).toString('hex')}`
  const amount = toDecimal(amountCents)
  const [row] = await db
    .insert(testPaymentIntents)
    .values({ intentId, clientSecret, amount, status: 'requires_payment_method', metadata })
    .returning()
  if (!row) throw new Error('The test payment was not stored')
  return row
}

export async function findTestIntent(db: Database, id: string): Promise<TestIntentRow | undefined> {
  const [row] = await db.select().from(testPaymentIntents).where(eq(testPaymentIntents.intentId, id))
  return row
}

/** Moves an intent on, but only from a state that is still open: a paid one is never touched. */
export async function moveTestIntent(
  db: Database,
  id: string,
  change: Partial<TestIntentRow>,
): Promise<TestIntentRow> {
  const [row] = await db
    .update(testPaymentIntents)
    .set(change)
    .where(and(eq(testPaymentIntents.intentId, id), inArray(testPaymentIntents.status, OPEN)))
    .returning()
  const current = row ?? (await findTestIntent(db, id))
  if (!current) throw new ProviderRefused('No such payment')
  return current
}

export function intentOf(row: TestIntentRow): Intent {
  const amountCents = centsOf(row.amount)
  return {
    id: row.intentId,
    clientSecret: row.clientSecret,
    amountCents,
    receivedCents: row.status === 'succeeded' ? amountCents : 0,
    status: row.status as IntentStatus,
    lastFailure: row.lastFailure,
    metadata: row.metadata,
  }
}
