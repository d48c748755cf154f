import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type CardText, findCardProblems } from '#domain/money/payments/card-problems.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { getTestCardOutcome } from './test-cards.ts'
import { findTestIntent, moveTestIntent, type TestIntentRow } from './test-intents.ts'

/** `reason` is why the card was declined. */
export type TestCardAttempt = {
  readonly status: 'succeeded' | 'processing' | 'requires_action' | 'requires_payment_method'
  readonly reason?: Message
}

/** How long the simulated late payment takes. */
const SETTLING_MILLISECONDS = 60_000

export type TestCard = CardText & { readonly clientSecret: string }

const NO_SUCH_PAYMENT = refuse('not_found', 'payments.unknownPayment')

const WITHOUT_BOOKING: TestCardAttempt = {
  status: 'requires_payment_method',
  reason: message('payments.paymentWithoutBooking'),
}

/** Does what a real provider's card form does: tries to pay the intent with this card. */
export async function payWithTestCard(
  db: Database,
  intentId: string,
  card: TestCard,
  now: Date,
): Promise<TestCardAttempt | Refusal> {
  const row = await findWithSecret(db, intentId, card.clientSecret)
  if (!row) return NO_SUCH_PAYMENT
  if (!row.metadata.reference) return WITHOUT_BOOKING
  const [problem] = Object.values(findCardProblems(card, now))
  if (problem) return { status: 'requires_payment_method', reason: problem }
  const outcome = getTestCardOutcome(card.number)
  const cardLast4 = card.number.replace(/\D/g, '').slice(-4)
  switch (outcome.kind) {
    case 'declined':
      return decline(db, intentId, outcome.reason, { cardLast4 })
    case 'authenticates':
      return toResponse(await moveTestIntent(db, intentId, { status: 'requires_action', cardLast4 }))
    case 'settles': {
      const settlesAt = new Date(now.getTime() + SETTLING_MILLISECONDS)
      const change = { status: 'processing', settlesAt, lastFailure: null, cardLast4 }
      return toResponse(await moveTestIntent(db, intentId, change))
    }
    case 'pays':
      return succeed(db, intentId, now, { cardLast4 })
  }
}

/** Does what a wallet's sheet does once it is approved: nothing is typed, and nothing is declined. */
export async function payWithTestWallet(
  db: Database,
  intentId: string,
  { clientSecret }: { clientSecret: string },
  now: Date,
): Promise<TestCardAttempt | Refusal> {
  const row = await findWithSecret(db, intentId, clientSecret)
  if (!row) return NO_SUCH_PAYMENT
  if (!row.metadata.reference) return WITHOUT_BOOKING
  return succeed(db, intentId, now)
}

/** Completes the authentication step of a card that requires one. */
export async function authenticateTestCard(
  db: Database,
  intentId: string,
  { clientSecret, approve }: { clientSecret: string; approve: boolean },
  now: Date,
): Promise<TestCardAttempt | Refusal> {
  const row = await findWithSecret(db, intentId, clientSecret)
  if (!row) return NO_SUCH_PAYMENT
  if (row.status !== 'requires_action') return toResponse(row)
  return approve ? succeed(db, intentId, now) : decline(db, intentId, message('cards.notAuthenticated'))
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

async function succeed(db: Database, id: string, now: Date, used: Used = {}): Promise<TestCardAttempt> {
  const change = { status: 'succeeded', succeededAt: now, lastFailure: null, ...used }
  return toResponse(await moveTestIntent(db, id, change))
}

/** The ledger stores the failure in English, as a provider does. */
async function decline(db: Database, id: string, reason: Message, used: Used = {}): Promise<TestCardAttempt> {
  const change = { status: 'requires_payment_method', lastFailure: textIn('en')(reason), ...used }
  return toResponse(await moveTestIntent(db, id, change), reason)
}

function toResponse(
  row: TestIntentRow,
  reason: Message = message('payments.paymentCanceled'),
): TestCardAttempt {
  const { status } = row
  if (status === 'succeeded' || status === 'processing' || status === 'requires_action') return { status }
  return { status: 'requires_payment_method', reason }
}
