import type { TestCardResult } from '#contract/payments.ts'
import { type Refusal, refuse } from '#domain/refusal.ts'
import type { Database } from '#server/database/client.ts'
import { outcomeOfTestCard, testCardProblem } from './test-cards.ts'
import { findTestIntent, moveTestIntent, type TestIntentRow } from './test-intents.ts'

export type TestCard = { clientSecret: string; number: string; expiry: string; cvc: string; zip: string }

const NO_SUCH_PAYMENT = refuse(
  'not_found',
  'This payment does not exist. Please refresh the page and try again.',
)
const NO_BOOKING = 'This payment belongs to no booking yet. Please refresh the page and try again.'
const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** Does what a card form does at a real provider: tries to pay the intent with this card. */
export async function payWithTestCard(
  db: Database,
  intentId: string,
  card: TestCard,
  now: Date,
): Promise<TestCardResult | Refusal> {
  const row = await findWithSecret(db, intentId, card.clientSecret)
  if (!row) return NO_SUCH_PAYMENT
  if (!row.metadata.reference) return { status: 'requires_payment_method', message: NO_BOOKING }
  const problem = testCardProblem(card, now)
  if (problem) return { status: 'requires_payment_method', message: problem }
  const outcome = outcomeOfTestCard(card.number)
  const cardLast4 = card.number.replace(/\D/g, '').slice(-4)
  switch (outcome.kind) {
    case 'declined':
      return decline(db, intentId, outcome.message, { cardLast4 })
    case 'authenticates':
      return responseOf(await moveTestIntent(db, intentId, { status: 'requires_action', cardLast4 }))
    case 'pays':
      return succeed(db, intentId, now, { cardLast4 })
  }
}

/** Completes the authentication step of a card that requires one. */
export async function authenticateTestCard(
  db: Database,
  intentId: string,
  { clientSecret, approve }: { clientSecret: string; approve: boolean },
  now: Date,
): Promise<TestCardResult | Refusal> {
  const row = await findWithSecret(db, intentId, clientSecret)
  if (!row) return NO_SUCH_PAYMENT
  if (row.status !== 'requires_action') return responseOf(row)
  return approve ? succeed(db, intentId, now) : decline(db, intentId, NOT_AUTHENTICATED)
}

async function findWithSecret(
  db: Database,
  id: string,
  clientSecret: string,
): Promise<TestIntentRow | undefined> {
  const row = await findTestIntent(db, id)
  return row?.clientSecret === clientSecret ? row : undefined
}

type Used = Partial<Pick<TestIntentRow, 'cardLast4'>>

async function succeed(db: Database, id: string, now: Date, used: Used = {}): Promise<TestCardResult> {
  const change = { status: 'succeeded', succeededAt: now, lastFailure: null, ...used }
  return responseOf(await moveTestIntent(db, id, change))
}

async function decline(db: Database, id: string, failure: string, used: Used = {}): Promise<TestCardResult> {
  const change = { status: 'requires_payment_method', lastFailure: failure, ...used }
  return responseOf(await moveTestIntent(db, id, change), failure)
}

function responseOf(row: TestIntentRow, message?: string): TestCardResult {
  if (row.status === 'succeeded' || row.status === 'requires_action') return { status: row.status }
  return {
    status: 'requires_payment_method',
    message: message ?? 'This payment was canceled. Please refresh the page and try again.',
  }
}
