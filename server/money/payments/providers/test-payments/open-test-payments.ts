import type { Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { type PaymentProvider, ProviderRefused } from '#server/money/payments/providers/payment-provider.ts'
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
  moveTestIntent,
  settleTestIntents,
  toIntent,
} from './test-intents.ts'
import { readTestRefunds, refundTestPayment } from './test-refunds.ts'
import { openTestCards } from './test-saved-cards.ts'

export type TestPayments = PaymentProvider & {
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
