import { randomBytes } from 'node:crypto'
import type { Database } from '#server/foundation/database/client.ts'
import { and, eq, gte, isNull } from '#server/foundation/database/drizzle.ts'
import { testPaymentIntents, testSavedCards } from '#server/foundation/database/schema/all-tables.ts'
import { ProviderRefused, type SavedCards } from '#server/money/payments/providers/payment-provider.ts'
import { getLaterDecline } from './test-cards.ts'
import {
  addTestIntent,
  findTestIntent,
  isOpen,
  lockTestIntent,
  type TestIntentRow,
  toIntent,
} from './test-intents.ts'

const WALLETS_CARD = '4242'

/** Cards saved for off-session charges, as a real provider saves them. */
export function openTestCards(db: Database, now: () => Date): SavedCards {
  return {
    async readSavedCard(intentId) {
      const row = await findTestIntent(db, intentId)
      if (!row?.savesCard || row.status !== 'succeeded') return undefined
      const methodId = row.methodId ?? (await keepCard(db, row))
      const [card] = await db.select().from(testSavedCards).where(eq(testSavedCards.methodId, methodId))
      return card && { customerId: card.customerId, methodId, brand: 'visa', last4: card.cardLast4 }
    },

    planCharge: async ({ card: { methodId }, ...request }) =>
      toIntent(await addTestIntent(db, { ...request, methodId })),

    async confirmCharge(intentId, methodId) {
      return toIntent(await charge(db, intentId, { methodId, now: now() }))
    },

    async captureHold(intentId, amountCents) {
      const [captured] = await db
        .update(testPaymentIntents)
        .set({ status: 'succeeded', succeededAt: now(), amountCents })
        .where(
          and(
            eq(testPaymentIntents.intentId, intentId),
            eq(testPaymentIntents.status, 'held'),
            gte(testPaymentIntents.amountCents, amountCents),
          ),
        )
        .returning()
      const row = captured ?? (await findTestIntent(db, intentId))
      if (!row || row.status === 'held') throw new ProviderRefused('So much is not held.')
      return toIntent(row)
    },

    async removeCard({ methodId }) {
      await db
        .update(testSavedCards)
        .set({ removedAt: now() })
        .where(and(eq(testSavedCards.methodId, methodId), isNull(testSavedCards.removedAt)))
    },
  }
}

/** Saves a payment's card; two concurrent calls both get the one that was saved. */
function keepCard(db: Database, { intentId, cardLast4 }: TestIntentRow): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockTestIntent(tx, intentId)
    if (row?.methodId) return row.methodId
    const methodId = `pm_test_${randomBytes(12).toString('hex')}`
    const last4 = cardLast4 ?? WALLETS_CARD
    await tx.insert(testSavedCards).values({
      methodId,
      customerId: `cus_test_${randomBytes(12).toString('hex')}`,
      cardLast4: last4,
      laterDecline: getLaterDecline(last4),
    })
    await tx.update(testPaymentIntents).set({ methodId }).where(eq(testPaymentIntents.intentId, intentId))
    return methodId
  })
}

/** Decides once: a payment that has been decided is returned unchanged. */
function charge(
  db: Database,
  intentId: string,
  { methodId, now }: { methodId: string; now: Date },
): Promise<TestIntentRow> {
  return db.transaction(async (tx) => {
    const row = await lockTestIntent(tx, intentId)
    if (!row) throw new ProviderRefused('No such payment')
    if (!isOpen(row) || row.lastDecline || row.status === 'held') return row
    const [card] = await tx.select().from(testSavedCards).where(eq(testSavedCards.methodId, methodId))
    if (!card || card.removedAt) throw new ProviderRefused('This card is not kept anymore.')
    const decline = card.laterDecline
    const change = decline
      ? { status: 'requires_payment_method', lastFailure: decline.message, lastDecline: decline }
      : row.isHold
        ? { status: 'held', lastFailure: null }
        : { status: 'succeeded', succeededAt: now, lastFailure: null }
    const [changed] = await tx
      .update(testPaymentIntents)
      .set({ ...change, cardLast4: card.cardLast4 })
      .where(eq(testPaymentIntents.intentId, intentId))
      .returning()
    return changed ?? row
  })
}
