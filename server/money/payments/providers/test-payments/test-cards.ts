import { type Message, message } from '#domain/foundation/messages/message.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import type { CardDecline } from '#domain/money/payments/decline.ts'

/** Can be saved, but is declined whenever it is charged off-session. */
const DECLINED_LATER: CardDecline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  adviceCode: 'try_again_later',
  message: textIn('en')('cards.declined'),
}
/** Its bank always asks the cardholder. */
const ASKS_LATER: CardDecline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  adviceCode: null,
  message: textIn('en')('cards.notAuthenticated'),
}

/** The card numbers in Stripe's documentation (docs.stripe.com/testing) that the test payments support. */
const OUTCOMES: Readonly<Record<string, TestCardOutcome>> = {
  '4242424242424242': { kind: 'pays' },
  '4000000000000002': { kind: 'declined', reason: message('cards.declined') },
  '4000000000009995': { kind: 'declined', reason: message('cards.withoutFunds') },
  '4000002500003155': { kind: 'authenticates' },
  '4000000000000077': { kind: 'settles' },
  '4000000000000341': { kind: 'pays', laterDecline: DECLINED_LATER },
  '4000002760003184': { kind: 'authenticates', laterDecline: ASKS_LATER },
}

const UNKNOWN: TestCardOutcome = { kind: 'declined', reason: message('cards.notATestCard') }

/** What happens when it is saved and charged off-session; missing if it pays. */
type Later = { readonly laterDecline?: CardDecline }

type TestCardOutcome =
  | ({ readonly kind: 'pays' } & Later)
  | ({ readonly kind: 'authenticates' } & Later)
  /** Pays later, like a bank account. */
  | { readonly kind: 'settles' }
  | { readonly kind: 'declined'; readonly reason: Message }

/** Returns what happens when a saved card with these last digits is charged off-session. */
export function getLaterDecline(last4: string): CardDecline | null {
  const known = Object.entries(OUTCOMES).find(([number]) => number.endsWith(last4))
  const outcome = known?.[1]
  return (outcome && 'laterDecline' in outcome && outcome.laterDecline) || null
}

export function getTestCardOutcome(number: string): TestCardOutcome {
  return OUTCOMES[number.replace(/\D/g, '')] ?? UNKNOWN
}
