import { randomBytes } from 'node:crypto'
import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { TestCardAnswer } from '#contract/payments.ts'
import { toDecimal } from '#domain/money.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { Database } from '#server/database/client.ts'
import { testPaymentIntents, testRefunds } from '#server/database/schema/all-tables.ts'
import {
  type Intent,
  type IntentStatus,
  type PaymentProvider,
  type ProviderRefund,
  ProviderRefused,
} from './payment-provider.ts'
import { outcomeOfTestCard, testCardProblem } from './test-cards.ts'

const OPEN: IntentStatus[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

type Row = typeof testPaymentIntents.$inferSelect
type Card = { clientSecret: string; number: string; expiry: string; cvc: string; zip: string }

export type TestPayments = PaymentProvider & {
  /** What a card form does at a real provider: tries to pay the intent with this card. */
  confirm(intentId: string, card: Card, now: Date): Promise<TestCardAnswer | Refusal>
  /** Ends the authentication step of a card that asks for one. */
  authenticate(
    intentId: string,
    input: { clientSecret: string; approve: boolean },
  ): Promise<TestCardAnswer | Refusal>
}

export function isTestPayments(provider: PaymentProvider): provider is TestPayments {
  return provider.name === 'test'
}

/** The stand-in for a card provider: the same flow with test card numbers, its ledger in our own database. */
export function testPayments(db: Database): TestPayments {
  const find = async (id: string): Promise<Row | undefined> =>
    (await db.select().from(testPaymentIntents).where(eq(testPaymentIntents.intentId, id)))[0]
  const findWithSecret = async (id: string, clientSecret: string) => {
    const row = await find(id)
    return row && row.clientSecret === clientSecret ? row : undefined
  }
  /** Moves an intent on, but only from a state that is still open: a paid one is never touched. */
  const move = async (id: string, change: Partial<Row>): Promise<Row> => {
    const [row] = await db
      .update(testPaymentIntents)
      .set(change)
      .where(and(eq(testPaymentIntents.intentId, id), inArray(testPaymentIntents.status, OPEN)))
      .returning()
    const current = row ?? (await find(id))
    if (!current) throw new ProviderRefused('No such payment')
    return current
  }

  return {
    name: 'test',
    publishableKey: null,

    async createIntent({ amountCents, metadata }) {
      const intentId = `pi_test_${randomBytes(12).toString('hex')}`
      const clientSecret = `${intentId}_secret_${randomBytes(16).toString('hex')}`
      const [row] = await db
        .insert(testPaymentIntents)
        .values({
          intentId,
          clientSecret,
          amount: toDecimal(amountCents),
          status: 'requires_payment_method',
          metadata,
        })
        .returning()
      if (!row) throw new Error('The test payment was not stored')
      return intentOf(row)
    },

    async updateIntent(id, { amountCents, metadata }) {
      const row = await move(id, { amount: toDecimal(amountCents), metadata })
      if (!OPEN.includes(row.status as IntentStatus))
        throw new ProviderRefused('This payment cannot be changed anymore.')
      return intentOf(row)
    },

    async readIntent(id) {
      const row = await find(id)
      return row && intentOf(row)
    },

    async cancelIntent(id) {
      return intentOf(await move(id, { status: 'canceled' }))
    },

    async refund({ intentId, amountCents, idempotencyKey }) {
      return db.transaction(async (tx) => {
        const [intent] = await tx
          .select()
          .from(testPaymentIntents)
          .where(eq(testPaymentIntents.intentId, intentId))
          .for('update')
        const [earlier] = await tx
          .select()
          .from(testRefunds)
          .where(eq(testRefunds.idempotencyKey, idempotencyKey))
        if (earlier) {
          if (earlier.intentId !== intentId || centsOf(earlier.amount) !== amountCents)
            throw new ProviderRefused('This idempotency key was already used for another refund.')
          return refundOf(earlier)
        }
        if (intent?.status !== 'succeeded')
          throw new ProviderRefused('This payment has not been taken, so it cannot be refunded.')
        if (centsOf(intent.refundedAmount) + amountCents > centsOf(intent.amount))
          throw new ProviderRefused('The refund is larger than what is left of the payment.')
        const refundId = `re_test_${randomBytes(12).toString('hex')}`
        const [refund] = await tx
          .insert(testRefunds)
          .values({ refundId, intentId, idempotencyKey, amount: toDecimal(amountCents) })
          .returning()
        if (!refund) throw new Error('The test refund was not stored')
        await tx
          .update(testPaymentIntents)
          .set({ refundedAmount: sql`${testPaymentIntents.refundedAmount} + ${toDecimal(amountCents)}` })
          .where(eq(testPaymentIntents.intentId, intentId))
        return refundOf(refund)
      })
    },

    async refundsOf(intentId) {
      const rows = await db.select().from(testRefunds).where(eq(testRefunds.intentId, intentId))
      return rows.map(refundOf)
    },

    async disputesOf() {
      return []
    },

    async *intentsSince(since) {
      const rows = await db.select().from(testPaymentIntents).where(gte(testPaymentIntents.createdAt, since))
      yield* rows.map(intentOf)
    },

    readEvent() {
      throw new ProviderRefused('Test payments send no events.')
    },

    async confirm(intentId, card, now) {
      const row = await findWithSecret(intentId, card.clientSecret)
      if (!row)
        return refuse('not_found', 'This payment does not exist. Please refresh the page and try again.')
      const problem = testCardProblem(card, now)
      if (problem) return { status: 'requires_payment_method', message: problem }
      const outcome = outcomeOfTestCard(card.number)
      const cardLast4 = card.number.replace(/\D/g, '').slice(-4)
      if (outcome.kind === 'declined') {
        const declined = await move(intentId, {
          status: 'requires_payment_method',
          lastFailure: outcome.message,
          cardLast4,
        })
        return answerOf(declined, outcome.message)
      }
      if (outcome.kind === 'authenticates')
        return answerOf(await move(intentId, { status: 'requires_action', cardLast4 }))
      return answerOf(
        await move(intentId, { status: 'succeeded', succeededAt: now, lastFailure: null, cardLast4 }),
      )
    },

    async authenticate(intentId, { clientSecret, approve }) {
      const row = await findWithSecret(intentId, clientSecret)
      if (!row)
        return refuse('not_found', 'This payment does not exist. Please refresh the page and try again.')
      if (row.status !== 'requires_action') return answerOf(row)
      if (approve)
        return answerOf(
          await move(intentId, { status: 'succeeded', succeededAt: new Date(), lastFailure: null }),
        )
      const failure =
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
      return answerOf(
        await move(intentId, { status: 'requires_payment_method', lastFailure: failure }),
        failure,
      )
    },
  }
}

function answerOf(row: Row, message?: string): TestCardAnswer {
  if (row.status === 'succeeded' || row.status === 'requires_action') return { status: row.status }
  return {
    status: 'requires_payment_method',
    message: message ?? 'This payment was canceled. Please refresh the page and try again.',
  }
}

function refundOf(row: typeof testRefunds.$inferSelect): ProviderRefund {
  return {
    id: row.refundId,
    amountCents: centsOf(row.amount),
    status: 'succeeded',
    key: row.idempotencyKey,
  }
}

function intentOf(row: Row): Intent {
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
