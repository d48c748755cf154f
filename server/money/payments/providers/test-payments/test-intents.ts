import { randomBytes } from 'node:crypto'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Database, Transaction } from '#server/foundation/database/client.ts'
import { and, desc, eq, gte, inArray, lte, sql } from '#server/foundation/database/drizzle.ts'
import { testPaymentIntents } from '#server/foundation/database/schema/all-tables.ts'
import {
  type Intent,
  type IntentPage,
  type IntentStatus,
  ProviderRefused,
} from '#server/money/payments/providers/payment-provider.ts'

const OPEN: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'held']

export type TestIntentRow = typeof testPaymentIntents.$inferSelect

export function isOpen({ status }: TestIntentRow): boolean {
  return OPEN.includes(status as IntentStatus)
}

type NewTestIntent = {
  readonly amountCents: Cents
  readonly metadata: Record<string, string>
  readonly idempotencyKey: string
  readonly savesCard?: boolean
  /** The saved card that it charges. */
  readonly methodId?: string
  readonly isHold?: boolean
}

export async function addTestIntent(db: Database, request: NewTestIntent): Promise<TestIntentRow> {
  const { amountCents, metadata, idempotencyKey, savesCard = false, isHold = false } = request
  const { methodId = null } = request
  const intentId = `pi_test_${randomBytes(12).toString('hex')}`
  const clientSecret = `${intentId}_secret_${randomBytes(16).toString('hex')}`
  const [row] = await db
    .insert(testPaymentIntents)
    .values({
      intentId,
      idempotencyKey,
      clientSecret,
      amountCents,
      status: methodId === null ? 'requires_payment_method' : 'requires_confirmation',
      metadata,
      savesCard,
      isHold,
      methodId,
    })
    .onConflictDoNothing({ target: testPaymentIntents.idempotencyKey })
    .returning()
  return row ?? findByKey(db, request)
}

/** The same key returns the same intent, as it was first requested. */
async function findByKey(
  db: Database,
  { amountCents, idempotencyKey }: { amountCents: Cents; idempotencyKey: string },
): Promise<TestIntentRow> {
  const [earlier] = await db
    .select()
    .from(testPaymentIntents)
    .where(eq(testPaymentIntents.idempotencyKey, idempotencyKey))
  if (!earlier || earlier.amountCents !== amountCents)
    throw new ProviderRefused('This idempotency key was already used for another payment.')
  return earlier
}

export async function findTestIntent(db: Database, id: string): Promise<TestIntentRow | undefined> {
  const [row] = await db.select().from(testPaymentIntents).where(eq(testPaymentIntents.intentId, id))
  return row
}

/** Returns an intent, which nobody else changes before the transaction ends. */
export async function lockTestIntent(tx: Transaction, id: string): Promise<TestIntentRow | undefined> {
  const isWanted = eq(testPaymentIntents.intentId, id)
  const [row] = await tx.select().from(testPaymentIntents).where(isWanted).for('update')
  return row
}

/** Completes the late payments that are due. */
export async function settleTestIntents(db: Database, now: Date): Promise<void> {
  const { status, settlesAt } = testPaymentIntents
  await db
    .update(testPaymentIntents)
    .set({ status: 'succeeded', succeededAt: now })
    .where(and(eq(status, 'processing'), lte(settlesAt, now)))
}

const PAGE = 100

/** Returns a page of the ledger, newest first. */
export async function listTestIntents(db: Database, since: Date, cursor: string | null): Promise<IntentPage> {
  const { intentId, createdAt } = testPaymentIntents
  const before = sql`(${createdAt}, ${intentId}) < (SELECT created_at, intent_id FROM ${testPaymentIntents} AS last
    WHERE last.intent_id = ${cursor})`
  const rows = await db
    .select()
    .from(testPaymentIntents)
    .where(and(gte(createdAt, since), cursor === null ? undefined : before))
    .orderBy(desc(createdAt), desc(intentId))
    .limit(PAGE)
  const isFull = rows.length === PAGE
  return { intents: rows.map(toIntent), cursor: isFull ? (rows.at(-1)?.intentId ?? null) : null }
}

/** Changes an intent's state, but only from an open one: a paid intent is never touched. */
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

export function toIntent(row: TestIntentRow): Intent {
  return {
    id: row.intentId,
    clientSecret: row.clientSecret,
    amountCents: row.amountCents,
    receivedCents: row.status === 'succeeded' ? row.amountCents : 0,
    status: row.status as IntentStatus,
    lastFailure: row.lastFailure,
    lastDecline: row.lastDecline ?? undefined,
    metadata: row.metadata,
  }
}
