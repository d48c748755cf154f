import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { calculateDeposit, calculateGrownDeposit } from '#domain/catalogue/pricing/rules/deposit-rule.ts'
import { MINIMUM_PAYMENT_CENTS } from '#domain/foundation/money/money.ts'
import { type ChangeKind, changeClosed, changeKinds, depositFollows } from './order-change.ts'
import { settleOrderChange } from './order-settlement.ts'

const party = { bookingStatus: 'confirmed', bookingDate: '2027-02-13', partyStartTime: '17:00' } as const
const order = {
  themeId: 1,
  numberOfTeepees: 2,
  numberOfNights: 2,
  guestCount: 6,
  partyStartTime: '17:00',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  zipCode: '33101',
  specialRequests: null,
  customThemeDetails: null,
  allergiesAndNeeds: 'Nuts',
  floor: null,
  stairs: null,
  addons: [],
  damageWaiver: false,
}

describe('the kinds of a change', () => {
  it.each([
    [{ allergiesAndNeeds: 'Nuts and milk' }, ['allergies']],
    [{ allergiesAndNeeds: null }, ['allergies']],
    [{ allergiesAndNeeds: 'Nuts' }, []],
    [{ specialRequests: 'Blue lights' }, ['texts']],
    [{ specialRequests: 'Blue lights', allergiesAndNeeds: 'Milk' }, ['texts', 'allergies']],
    [{ numberOfNights: 3 }, ['more']],
    [{ numberOfNights: 2 }, []],
    [{ numberOfNights: 1 }, ['fewer']],
    [{ guestCount: 7, allergiesAndNeeds: 'Milk' }, ['more', 'allergies']],
  ])('%j: %j', (wanted, kinds) => {
    expect([...changeKinds(order, wanted)]).toEqual(kinds)
  })
})

describe('until when a family changes', () => {
  const refusedAt = (instant: string, kind: ChangeKind) =>
    changeClosed(party, new Set([kind]), {
      now: new Date(instant),
      settings: DEFAULT_PRICING.changes,
      crewBegins: new Date('2027-02-13T13:00:00Z'),
      phone: '(305) 555-0123',
    })

  it.each([
    ['allergies', '2027-02-13T12:59:59Z', undefined],
    ['allergies', '2027-02-13T13:00:00Z', 'rules.allergiesByPhone'],
    ['texts', '2027-02-13T13:00:00Z', undefined],
    ['texts', '2027-02-13T22:00:00Z', 'orderChange.partyHasBegun'],
    ['allergies', '2027-02-13T22:00:00Z', 'orderChange.partyHasBegun'],
    ['more', '2027-02-13T12:00:00Z', 'orderChange.closed'],
  ] as const)('%s at %s: %s', (kind, instant, id) => {
    expect(refusedAt(instant, kind)?.message).toEqual(id && expect.objectContaining({ id }))
  })
})

describe('the deposit of an order that grows', () => {
  const sold = { numberOfTeepees: 2, numberOfNights: 1, isDeposit: true, isPaid: true }
  const from = (depositFollowsFrom: number) => ({ ...DEFAULT_PRICING.changes, depositFollowsFrom })

  it.each([
    ['at the size', {}, { numberOfTeepees: 5 }, 5, true],
    ['above it', {}, { numberOfTeepees: 10 }, 5, true],
    ['below it', {}, { numberOfTeepees: 4 }, 5, false],
    ['off', {}, { numberOfTeepees: 10 }, 0, false],
    ['fewer', { numberOfTeepees: 10 }, { numberOfTeepees: 6 }, 5, false],
    ['more nights of a large one', { numberOfTeepees: 6 }, { numberOfNights: 2 }, 5, true],
    ['something else of a large one', { numberOfTeepees: 6 }, { guestCount: 12 }, 5, false],
    ['paid in full', { isDeposit: false }, { numberOfTeepees: 10 }, 5, false],
    ['nothing paid', { isPaid: false }, { numberOfTeepees: 10 }, 5, false],
  ])('%s', (_, order, wanted, size, expected) => {
    expect(depositFollows({ ...sold, ...order }, wanted, from(size))).toBe(expected)
  })

  it('is paid before the order holds that many, whatever it was before', () => {
    const teepees = fc.integer({ min: 1, max: 10 })
    const percent = fc.integer({ min: 0, max: 10_000 })
    fc.assert(
      fc.property(teepees, teepees, fc.array(teepees, { maxLength: 8 }), percent, percent, (...drawn) => {
        const [size, first, wanted, depositPercent, refundPercent] = drawn
        const getPrice = (count: number) => count * 7_500
        const deposit = calculateDeposit(getPrice(first), { teepees: first }, { depositPercent })
        let at = { teepees: first, paid: deposit, terms: deposit, kept: 0, givenUp: null as GivenUp }
        for (const count of wanted) {
          const follows = depositFollows(
            { ...sold, numberOfTeepees: at.teepees },
            { numberOfTeepees: count },
            from(size),
          )
          const terms = { depositPercent, paidDepositCents: at.terms }
          const grown = calculateGrownDeposit(getPrice(count), { teepees: count }, terms)
          const paidDeposit = follows ? grown : at.terms
          const settled = settleOrderChange(
            {
              priceCents: getPrice(at.teepees),
              keptCents: at.kept,
              givenUp: at.givenUp,
              depositCents: Math.min(getPrice(at.teepees), at.terms),
              paidCents: at.paid,
              isPaid: true,
            },
            { priceCents: getPrice(count), refundPercent, ...(follows && { leastPaidCents: paidDeposit }) },
          )
          at = {
            teepees: count,
            paid: at.paid + settled.dueNowCents - settled.refundCents,
            terms: paidDeposit,
            kept: settled.staysCents,
            givenUp: settled.givenUp,
          }
          const least = calculateDeposit(getPrice(count), { teepees: count }, { depositPercent })
          if (follows) expect(at.paid + MINIMUM_PAYMENT_CENTS).toBeGreaterThan(least)
        }
      }),
      { numRuns: 1_000 },
    )
  })
})

type GivenUp = ReturnType<typeof settleOrderChange>['givenUp']
