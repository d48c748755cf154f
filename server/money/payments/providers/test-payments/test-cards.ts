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

/**
 * Returns what is wrong with the card as typed; undefined if nothing is. The sentences are those of Stripe's card form.
 */
export function testCardProblem(
  card: { number: string; expiry: string; cvc: string; zip: string },
  now: Date,
): Message | undefined {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{14,19}$/.test(digits)) return message('cards.numberIncomplete')
  if (!passesLuhn(digits)) return message('cards.numberInvalid')
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(card.expiry)
  const month = Number(expiry?.[1])
  if (!expiry || month < 1 || month > 12) return message('cards.expiryIncomplete')
  // A card is valid through the last day of its month.
  const firstDayAfter = Date.UTC(2000 + Number(expiry[2]), month, 1)
  if (firstDayAfter <= now.getTime()) return message('cards.expiryPassed')
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return message('cards.cvcIncomplete')
  if (card.zip.trim().length < 3) return message('cards.zipIncomplete')
  return undefined
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
