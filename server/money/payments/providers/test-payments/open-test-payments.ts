import { randomBytes } from 'node:crypto'
import type { Cents } from '#domain/foundation/money/money.ts'
import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { eq } from '#server/foundation/database/drizzle.ts'
import { testPaymentIntents, testRefunds } from '#server/foundation/database/schema/all-tables.ts'
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefused,
} from '#server/money/payments/providers/payment-provider.ts'
import {
  authenticateTestCard,
  payWithTestCard,
  payWithTestWallet,
  type TestCard,
  type TestCardAttempt,
} from './pay-with-test-card.ts'
import {
  addTestIntent,
  findTestIntent,
  isOpen,
  listTestIntents,
  lockTestIntent,
  moveTestIntent,
  settleTestIntents,
  toIntent,
} from './test-intents.ts'
import { openTestCards } from './test-saved-cards.ts'

type TestPayments = PaymentProvider & {
  /** Does what a real provider's card form requests. */
  confirm(intentId: string, card: TestCard, now: Date): Promise<TestCardAttempt | Refusal>
  confirmWallet(
    intentId: string,
    input: { clientSecret: string },
    now: Date,
  ): Promise<TestCardAttempt | Refusal>
  authenticate(
    intentId: string,
    input: { clientSecret: string; approve: boolean },
    now: Date,
  ): Promise<TestCardAttempt | Refusal>
}

export function isTestPayments(provider: PaymentProvider): provider is TestPayments {
  return provider.name === 'test'
}

/** Returns a stand-in for a card provider: the same flow with test card numbers, and a ledger in our own database. */
export function openTestPayments(db: Database, now: () => Date): TestPayments {
  return {
    name: 'test',
    acceptsUnbookedCards: false,
    publishableKey: null,

    createIntent: async (input) => toIntent(await addTestIntent(db, input)),

    async updateIntent(id, { amountCents, metadata }) {
      const row = await moveTestIntent(db, id, { amountCents, metadata })
      if (!isOpen(row)) throw new ProviderRefused('This payment can no longer be changed.')
      return toIntent(row)
    },

    async readIntent(id) {
      await settleTestIntents(db, now())
      const row = await findTestIntent(db, id)
      return row && toIntent(row)
    },

    cancelIntent: async (id) => toIntent(await moveTestIntent(db, id, { status: 'canceled' })),
    refund: (input) => refundTestPayment(db, input),
    getRefunds: (intentId) => readTestRefunds(db, intentId),
    getDisputes: async () => [],
    savedCards: openTestCards(db, now),

    async listIntents(since, cursor) {
      await settleTestIntents(db, now())
      return listTestIntents(db, since, cursor)
    },

    confirm: (intentId, card, now) => payWithTestCard(db, intentId, card, now),
    confirmWallet: (intentId, input, now) => payWithTestWallet(db, intentId, input, now),
    authenticate: (intentId, input, now) => authenticateTestCard(db, intentId, input, now),
  }
}

type RefundRequest = { intentId: string; amountCents: Cents; idempotencyKey: string }

/** Refunds a test payment, never more than was received; the same key returns the same refund. */
function refundTestPayment(
  db: Database,
  { intentId, amountCents, idempotencyKey }: RefundRequest,
): Promise<ProviderRefund> {
  return db.transaction(async (tx) => {
    const intent = await lockTestIntent(tx, intentId)
    const [earlier] = await tx
      .select()
      .from(testRefunds)
      .where(eq(testRefunds.idempotencyKey, idempotencyKey))
    if (earlier) {
      if (earlier.intentId !== intentId || earlier.amountCents !== amountCents)
        throw new ProviderRefused('This idempotency key was already used for another refund.')
      return toRefund(earlier)
    }
    if (intent?.status !== 'succeeded')
      throw new ProviderRefused('This payment has not been taken, so it cannot be refunded.')
    if (intent.refundedCents + amountCents > intent.amountCents)
      throw new ProviderRefused('The refund is larger than what is left of the payment.')
    const refundId = `re_test_${randomBytes(12).toString('hex')}`
    const [refund] = await tx
      .insert(testRefunds)
      .values({ refundId, intentId, idempotencyKey, amountCents })
      .returning()
    if (!refund) throw new Error('The test refund was not stored')
    await tx
      .update(testPaymentIntents)
      .set({ refundedCents: intent.refundedCents + amountCents })
      .where(eq(testPaymentIntents.intentId, intentId))
    return toRefund(refund)
  })
}

async function readTestRefunds(db: Database, intentId: string): Promise<ProviderRefund[]> {
  const rows = await db.select().from(testRefunds).where(eq(testRefunds.intentId, intentId))
  return rows.map(toRefund)
}

function toRefund(row: typeof testRefunds.$inferSelect): ProviderRefund {
  return { id: row.refundId, amountCents: row.amountCents, status: 'succeeded', key: row.idempotencyKey }
}
