import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { sum } from '#domain/catalogue/pricing/sum.ts'
import type { Order } from '#domain/catalogue/pricing/types.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { type StatedOrder, statement } from './statement.ts'

const coupon = { code: 'MOON10', discountType: 'percentage', discountValue: 1000 } as const
const deposit: Order = {
  theme: { name: 'Boho Blossom', pricePerTeepeeCents: 24900 },
  teepees: 2,
  addons: [{ addonId: 1, name: 'Movie Night', priceCents: 4500, quantity: 1 }],
  paymentOption: 'deposit',
}

function booked(changes: Partial<StatedOrder> = {}, order: Order = deposit, terms = {}): StatedOrder {
  return {
    ...quote(order, terms),
    isDeposit: order.paymentOption === 'deposit',
    isPaid: false,
    isCancelled: false,
    paidCents: 0,
    bookingDate: '2027-02-13',
    bookedOn: '2027-01-04',
    ...changes,
  }
}

/** Returns the rows below the items, as labels and cents. */
function addUpSums(of: StatedOrder): [string, number][] {
  const { rows } = statement(of, textIn('en'))
  return rows.filter(({ kind }) => kind !== 'item').map(({ label, amountCents }) => [label, amountCents])
}

describe('the statement of a booking', () => {
  it('starts with what the party costs', () => {
    expect(statement(booked(), textIn('en')).rows.slice(0, 2)).toEqual([
      { kind: 'item', label: 'Boho Blossom', amountCents: 49800, quantity: 2, unitCents: 24900 },
      { kind: 'item', label: 'Movie Night', amountCents: 4500, quantity: 1, unitCents: 4500 },
    ])
  })

  it.each<[string, StatedOrder, [string, number][]]>([
    [
      'a deposit to be paid',
      booked(),
      [
        ['Total', 54300],
        ['Deposit due now', 27150],
        ['Balance, due on Feb 6, 2027', 27150],
      ],
    ],
    [
      'a deposit that a coupon reduces to nothing',
      booked({}, deposit, { coupon: { code: 'MOON', discountType: 'fixed', discountValue: 50_000 } }),
      [
        ['Total', 54300],
        ['Coupon MOON ($500 off)', -27150],
        ['Total after discount', 27150],
        ['Balance, due on Feb 6, 2027', 27150],
      ],
    ],
    [
      'a deposit that is paid',
      booked({ isPaid: true, paidCents: 27150 }),
      [
        ['Total', 54300],
        ['Deposit paid', 27150],
        ['Balance, due on Feb 6, 2027', 27150],
      ],
    ],
    [
      'a deposit with a coupon',
      booked({}, deposit, { coupon }),
      [
        ['Total', 54300],
        ['Coupon MOON10 (10% off)', -2715],
        ['Total after discount', 51585],
        ['Deposit due now', 24435],
        ['Balance, due on Feb 6, 2027', 27150],
      ],
    ],
    [
      'everything at once',
      booked({}, { ...deposit, paymentOption: 'full' }),
      [
        ['Total', 54300],
        ['Due now', 54300],
      ],
    ],
    [
      'everything paid at once',
      booked({ isPaid: true, paidCents: 54300 }, { ...deposit, paymentOption: 'full' }),
      [
        ['Total', 54300],
        ['Paid in full', 54300],
      ],
    ],
    [
      'a deposit of the whole price, to be paid',
      booked({}, deposit, { depositPercent: 10_000 }),
      [
        ['Total', 54300],
        ['Due now', 54300],
      ],
    ],
    [
      'a deposit of the whole price that is paid, with a coupon',
      booked({ isPaid: true, paidCents: 48870 }, deposit, { depositPercent: 10_000, coupon }),
      [
        ['Total', 54300],
        ['Coupon MOON10 (10% off)', -5430],
        ['Total after discount', 48870],
        ['Paid in full', 48870],
      ],
    ],
    [
      'some cash before the rest of the deposit',
      booked({ paidCents: 10000 }),
      [
        ['Total', 54300],
        ['Paid so far', 10000],
        ['Rest due now', 17150],
        ['Balance, due on Feb 6, 2027', 27150],
      ],
    ],
    [
      'cash that covers the first payment, before staff say it is paid',
      booked({ paidCents: 27150 }),
      [
        ['Total', 54300],
        ['Paid so far', 27150],
        ['Balance, due on Feb 6, 2027', 27150],
      ],
    ],
    [
      'part of the balance',
      booked({ isPaid: true, paidCents: 40000 }),
      [
        ['Total', 54300],
        ['Paid so far', 40000],
        ['Balance, due on Feb 6, 2027', 14300],
      ],
    ],
    [
      'a party booked in its last week: the balance is due at once',
      booked({ isPaid: true, paidCents: 27150, bookedOn: '2027-02-10' }),
      [
        ['Total', 54300],
        ['Deposit paid', 27150],
        ['Balance, due on Feb 10, 2027', 27150],
      ],
    ],
    [
      'no date chosen yet',
      booked({ bookingDate: undefined }),
      [
        ['Total', 54300],
        ['Deposit due now', 27150],
        ['Balance, due 7 days before the party', 27150],
      ],
    ],
    [
      'a price that fell below what was paid',
      booked({ isPaid: true, paidCents: 60000 }),
      [
        ['Total', 54300],
        ['Paid in full', 60000],
        ['Overpaid', 5700],
      ],
    ],
    [
      'a cancelled booking that keeps its deposit',
      booked({ isPaid: true, paidCents: 27150, isCancelled: true }),
      [
        ['Total', 54300],
        ['Paid, less refunds', 27150],
        ['Canceled, no longer due', 27150],
      ],
    ],
    [
      'a cancelled booking with nothing paid',
      booked({ isCancelled: true }),
      [
        ['Total', 54300],
        ['Canceled, no longer due', 54300],
      ],
    ],
  ])('%s', (_, of, expected) => {
    expect(addUpSums(of)).toEqual(expected)
  })

  it('adds up, whatever was ordered, paid, refunded or cancelled', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000 })
    const order = fc.record({
      theme: fc.record({ name: fc.string(), pricePerTeepeeCents: cents }),
      teepees: fc.integer({ min: 1, max: 10 }),
      addons: fc.constantFrom([], deposit.addons),
      paymentOption: fc.constantFrom('deposit' as const, 'full' as const),
    })
    const changes = fc.record({ isPaid: fc.boolean(), isCancelled: fc.boolean(), paidCents: cents })
    fc.assert(
      fc.property(order, changes, fc.constantFrom({}, { coupon }), (ordered, changed, terms) => {
        const of = booked(changed, ordered, terms)
        const made = statement(of, textIn('en'))
        expect(sum(made.items)).toBe(made.totalCents)
        expect(made.totalCents - made.discountCents).toBe(made.priceCents)
        expect(made.paidCents + made.finalAmountCents + made.balanceCents + made.waivedCents).toBe(
          made.priceCents + made.creditCents,
        )
        for (const { kind, amountCents } of made.rows) {
          if (kind === 'discount') expect(amountCents).toBeLessThan(0)
          else expect(amountCents).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
