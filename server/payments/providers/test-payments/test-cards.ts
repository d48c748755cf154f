import { type Said, say } from '#domain/sentences/said.ts'

/** The card numbers of Stripe's documentation (docs.stripe.com/testing) that the test payments support. */
const OUTCOMES: Readonly<Record<string, TestCardOutcome>> = {
  '4242424242424242': { kind: 'pays' },
  '4000000000000002': { kind: 'declined', said: say('cardDeclined') },
  '4000000000009995': { kind: 'declined', said: say('cardWithoutFunds') },
  '4000002500003155': { kind: 'authenticates' },
  '4000000000000077': { kind: 'settles' },
}

const UNKNOWN: TestCardOutcome = { kind: 'declined', said: say('notATestCard') }

export type TestCardOutcome =
  | { readonly kind: 'pays' }
  | { readonly kind: 'authenticates' }
  /** Pays later, as a bank account does. */
  | { readonly kind: 'settles' }
  | { readonly kind: 'declined'; readonly said: Said }

export function outcomeOfTestCard(number: string): TestCardOutcome {
  return OUTCOMES[number.replace(/\D/g, '')] ?? UNKNOWN
}

/** Returns what is wrong with the card as typed, or nothing. The sentences are those of Stripe's card form. */
export function testCardProblem(
  card: { number: string; expiry: string; cvc: string; zip: string },
  now: Date,
): Said | undefined {
  const digits = card.number.replace(/[\s-]/g, '')
  if (!/^\d{14,19}$/.test(digits)) return say('cardNumberIncomplete')
  if (!passesLuhn(digits)) return say('cardNumberInvalid')
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(card.expiry)
  const month = Number(expiry?.[1])
  if (!expiry || month < 1 || month > 12) return say('expiryIncomplete')
  // A card is valid through the last day of its month.
  const firstDayAfter = Date.UTC(2000 + Number(expiry[2]), month, 1)
  if (firstDayAfter <= now.getTime()) return say('expiryPassed')
  if (!/^\d{3,4}$/.test(card.cvc.trim())) return say('cvcIncomplete')
  if (card.zip.trim().length < 3) return say('zipIncomplete')
  return undefined
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
