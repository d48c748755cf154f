import { describe, expect, it } from 'vitest'
import { consentRefusal, isChargedToCard } from './damage-consent.ts'

const NOW = new Date('2027-02-15T12:00:00Z')
const OPEN = {
  status: 'open',
  claimedCents: 8_500,
  answer: null,
  answerUntil: new Date('2027-02-16T12:00:00Z'),
  chargedCents: null,
} as const
const SEEN = { amountCents: 8_500, last4: '4242' }
const CARD = { cardLast4: '4242' }

describe('the consent to charge damage to the saved card', () => {
  it.each([
    [{}, SEEN, CARD, undefined],
    [{ answer: 'disagree' } as const, SEEN, CARD, undefined],
    // A family that has agreed may still choose the card until the claim is decided.
    [{ answer: 'agree', answerUntil: NOW } as const, SEEN, CARD, undefined],
    [{ answerUntil: NOW }, SEEN, CARD, 'too_late'],
    [{ status: 'decided', answer: 'agree', chargedCents: 8_500 } as const, SEEN, CARD, 'conflict'],
    [{ status: 'withdrawn' } as const, SEEN, CARD, 'conflict'],
    [{}, SEEN, undefined, 'conflict'],
    [{}, { ...SEEN, last4: '0341' }, CARD, 'conflict'],
    [{}, { ...SEEN, amountCents: 8_400 }, CARD, 'price_changed'],
  ])('of %j, as read in %j, with %j: %s', (changes, seen, card, code) => {
    expect(consentRefusal({ ...OPEN, ...changes }, { seen, card, now: NOW })?.code).toBe(code)
  })

  it.each([
    ['decided', 8_500, 'given', true],
    ['decided', 4_000, 'given', true],
    ['decided', 8_501, 'given', false],
    ['decided', 8_500, 'revoked', false],
    ['decided', 8_500, 'failed', false],
    ['open', null, 'given', false],
    ['paid', 8_500, 'given', false],
    ['withdrawn', null, 'given', false],
  ] as const)('of a claim that is %s with %s, %s: %s', (status, chargedCents, state, isCharged) => {
    expect(isChargedToCard({ status, chargedCents }, { state, amountCents: 8_500 })).toBe(isCharged)
    expect(isChargedToCard({ status, chargedCents }, null)).toBe(false)
  })
})
