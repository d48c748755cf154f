import fc from 'fast-check'
import type { LedgerDecline } from '#test/simulated/stripe/ledger-objects.ts'

/** Banks' responses to charges without the cardholder. */
export const WORDS = {
  pays: undefined,
  soft: { code: 'card_declined', decline_code: 'insufficient_funds', advice_code: 'try_again_later' },
  hard: { code: 'card_declined', decline_code: 'stolen_card', advice_code: 'do_not_try_again' },
  asks: { code: 'authentication_required', decline_code: 'authentication_required' },
} as const satisfies Record<string, Omit<LedgerDecline, 'message'> | undefined>

export type Word = keyof typeof WORDS

const server = fc.boolean()
/** What may happen around a balance, on one of two servers. */
const balanceStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('collect' as const), on: server }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('collectOnBoth' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('webhook' as const),
      which: fc.nat(),
      on: server,
      isDoubled: fc.boolean(),
      hasNewName: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('jump' as const),
      on: server,
      days: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 80 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bank' as const),
      says: fc.constantFrom(
        'pays' as const,
        'soft' as const,
        'soft' as const,
        'hard' as const,
        'asks' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('stripe' as const),
      mode: fc.constantFrom('hang-up' as const, 'hang-up-after' as const, 'error-500' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      numberOfTeepees: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('agree' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('hold' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: -14, max: 14 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('remove' as const, 'cancel' as const, 'zelle' as const) }),
  },
)

const which = fc.nat()
/** What may happen around damage: `which` picks one of the family's claims, `on` is the server. */
const damageStep = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('claim' as const),
      amount: fc.constantFrom('85' as const, '120' as const),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      which,
      how: fc.constantFrom(...(['by-card', 'by-card', 'by-card', 'agree', 'disagree', 'take-back'] as const)),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      which,
      on: server,
      isOnBoth: fc.boolean(),
      amount: fc.constantFrom('30' as const, undefined),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('withdraw' as const), which, on: server }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pay-by-link' as const), which, isLate: fc.boolean() }),
  },
)
export type BalanceStep = typeof balanceStep extends fc.Arbitrary<infer One> ? One : never
export type DamageStep = typeof damageStep extends fc.Arbitrary<infer One> ? One : never
export type Step = BalanceStep | DamageStep

const DAMAGE: ReadonlySet<string> = new Set(['claim', 'answer', 'decide', 'withdraw', 'pay-by-link'])
export const isDamageStep = (one: Step): one is DamageStep => DAMAGE.has(one.kind)

/**
 * When a history begins: before the balance is charged, when the hold is placed, or on the day after the party, with or
 * without a hold.
 */
export type Beginning = 'balance' | 'hold' | 'damage-held' | 'damage'
export type History = { readonly begins: Beginning; readonly steps: readonly Step[] }

/** Histories of this many steps. */
export function histories(length: number): fc.Arbitrary<History> {
  const listSteps = (one: fc.Arbitrary<Step>) =>
    fc.array(one, { minLength: length, maxLength: length, size: 'max' })
  const mixed = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
    { weight: 1, arbitrary: balanceStep },
    { weight: 2, arbitrary: damageStep },
  )
  return fc.oneof(
    fc.record({ begins: fc.constant('balance' as const), steps: listSteps(balanceStep) }),
    fc.record({
      begins: fc.constantFrom('hold' as const, 'damage-held' as const, 'damage' as const),
      steps: listSteps(mixed),
    }),
  )
}
