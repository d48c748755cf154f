import fc from 'fast-check'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import type { Order, Terms } from '#domain/catalogue/pricing/types.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import type { PricedChange } from '#server/family/checkout/price-order-change.ts'

export const NOW = new Date('2027-01-04T15:00:00Z')

const anyPrice = fc.oneof(fc.constantFrom(7_500, 8_000, 24_000), fc.integer({ min: 100, max: 60_000 }))

const anyAddons = fc
  .tuple(
    fc.option(fc.tuple(anyPrice, fc.integer({ min: 1, max: 12 }))),
    fc.option(fc.tuple(anyPrice, fc.constant(1))),
  )
  .map((chosen) =>
    chosen.flatMap((addon, at) =>
      addon
        ? [
            {
              addonId: at + 1,
              name: ['Movie Night', 'Balloons'][at] ?? '',
              priceCents: addon[0],
              quantity: addon[1],
            },
          ]
        : [],
    ),
  )

const anyCoupon = fc.oneof(
  fc.record({
    code: fc.constant('SAVE25'),
    discountType: fc.constant('fixed' as const),
    discountValue: fc.integer({ min: 100, max: 50_000 }),
  }),
  fc.record({
    code: fc.constant('MOON10'),
    discountType: fc.constant('percentage' as const),
    discountValue: fc.integer({ min: 100, max: 9_900 }),
  }),
)

const anyTax = fc.record({
  county: fc.constant('Miami-Dade'),
  statePercent: fc.constant(600),
  countyPercent: fc.integer({ min: 0, max: 200 }),
  deliveryTaxable: fc.boolean(),
  couponReducesTax: fc.boolean(),
})

const anyTerms: fc.Arbitrary<Terms> = fc.record(
  {
    coupon: anyCoupon,
    delivery: fc.record({ zip: fc.constant('33139'), feeCents: fc.integer({ min: 0, max: 9_000 }) }),
    tax: anyTax,
    depositPercent: fc.constantFrom(1_000, 2_500, 5_000, 10_000),
    perNightCents: fc.integer({ min: 0, max: 5_000 }),
    waiver: fc.constant({ percent: 900, coversCents: 15_000 }),
  },
  { requiredKeys: [] },
)

export type AnyOrder = Order & { readonly terms: Terms }

/** An order as a family can make it: an amount due that a card can pay. */
export const anyOrder: fc.Arbitrary<AnyOrder> = fc
  .record({
    theme: anyPrice.map((pricePerTeepeeCents) => ({ name: 'Boho Blossom', pricePerTeepeeCents })),
    teepees: fc.integer({ min: 1, max: 10 }),
    numberOfNights: fc.constantFrom(1, 1, 2, 3),
    addons: anyAddons,
    paymentOption: fc.constantFrom('deposit' as const, 'full' as const),
    terms: anyTerms,
  })
  .filter((order) =>
    (['deposit', 'full'] as const).every(
      (paymentOption) => quote({ ...order, paymentOption }, order.terms).finalAmountCents >= 50,
    ),
  )

/** Payments and refunds that a party has seen, and what became of it. */
export type AnySale = {
  readonly order: AnyOrder
  readonly paidCents: number
  readonly isPaid: boolean
  readonly isCancelled: boolean
  /** What is kept of the amount beyond the price, once the order became smaller. */
  readonly keptCents: number
  readonly tipCents: number
  readonly payments: readonly { kind: string; amount: string; method: string; status: string; at: string }[]
  readonly paidBeforeCents: number
  readonly refundPercent: number
}

/** Shares of what is paid: nothing, a part of what is due at booking, that, a part of the rest, all, more. */
const anyPaid = fc.tuple(
  fc.constantFrom('nothing', 'part', 'first', 'more', 'all', 'beyond'),
  fc.integer({ min: 1, max: 99 }),
)

export const anySale: fc.Arbitrary<AnySale> = fc
  .record({
    order: anyOrder,
    agreedCents: fc.option(fc.integer({ min: -20_000, max: 20_000 }), { nil: undefined }),
    paid: anyPaid,
    kept: fc.integer({ min: 0, max: 100 }),
    refunded: fc.integer({ min: 0, max: 5_000 }),
    tipCents: fc.constantFrom(0, 2_000),
    isCancelled: fc.integer({ min: 0, max: 9 }).map((of10) => of10 === 0),
    before: fc.integer({ min: 0, max: 100 }),
    refundPercent: fc.constantFrom(0, 5_000, 10_000),
  })
  .map(({ order, agreedCents, paid: [kind, share], kept, refunded, before, ...rest }) => {
    const agreed = { ...order, terms: { ...order.terms, ...(agreedCents !== undefined && { agreedCents }) } }
    const priced = quote(agreed, agreed.terms)
    const price = priced.totalCents - priced.discountCents
    const first = priced.finalAmountCents
    const of = (cents: number) => Math.round((cents * share) / 100)
    const paidCents = {
      nothing: 0,
      part: Math.min(of(first), first - 1),
      first,
      more: first + of(price - first),
      all: price,
      beyond: price + of(price) + 1,
    }[kind]
    const paid = Math.max(0, paidCents ?? 0)
    return {
      ...rest,
      order: agreed,
      paidCents: paid,
      isPaid: paid >= first,
      keptCents: Math.round((Math.max(0, paid - price) * kept) / 100),
      payments: paid === 0 ? [] : movements(paid, refunded),
      paidBeforeCents: Math.round((paid * before) / 100),
    }
  })

function movements(paidCents: number, refundedCents: number) {
  const at = NOW.toISOString()
  const move = (kind: string, cents: number) => ({
    kind,
    amount: toDecimal(cents),
    method: 'card',
    status: 'done',
    at,
  })
  return [
    move('payment', paidCents + refundedCents),
    ...(refundedCents > 0 ? [move('refund', refundedCents)] : []),
  ]
}

/** Returns the booking as the database would, as far as amounts need it. */
export function sell({ order, ...sale }: AnySale): FullBooking {
  const { coupon } = order.terms
  const priced = quote(order, order.terms)
  return {
    id: 12,
    reference: 'MT-7K3F-9QXW-2M4D',
    language: 'en',
    themeId: 1,
    themeName: order.theme.name,
    pricePerTeepeeCents: order.theme.pricePerTeepeeCents,
    numberOfTeepees: order.teepees,
    guestCount: 6,
    bookingDate: '2027-02-13',
    partyStartTime: '17:00',
    customerName: 'Maria Gomez',
    customerEmail: 'maria@example.com',
    customerPhone: '(305) 555-0123',
    partyAddress: '12 Palm Street',
    city: 'Miami',
    state: 'FL',
    zipCode: '33139',
    bookedAddons: order.addons.map((addon) => ({
      ...addon,
      lots: [{ quantity: addon.quantity, unitCents: addon.priceCents }],
    })),
    ...toColumns(order),
    priceTerms: order.terms,
    couponCode: coupon?.code ?? null,
    couponId: coupon ? 1 : null,
    isDeposit: order.paymentOption === 'deposit',
    isPaid: sale.isPaid,
    paidCents: sale.paidCents,
    keptCents: sale.keptCents,
    givenUp: null,
    tipCents: sale.tipCents,
    bookingStatus: sale.isCancelled ? 'cancelled' : 'confirmed',
    cancelReason: null,
    holdExpiresAt: null,
    termsVersion: null,
    touches: null,
    teamNotes: null,
    answers: [],
    termsAddress: null,
    isTrial: false,
    isImported: false,
    paidElsewhereCents: 0,
    movedPercent: null,
    version: 1,
    createdAt: NOW,
    priceLines: priced.lines,
  } as unknown as FullBooking
}

function toColumns(order: AnyOrder) {
  const { lines, deliveryCents, taxCents, taxableCents, totalCents, depositCents, ...priced } = quote(
    order,
    order.terms,
  )
  const { discountCents, finalAmountCents } = priced
  return {
    priceLines: lines,
    deliveryCents,
    taxCents,
    taxableCents,
    totalCents,
    depositCents,
    discountCents,
    finalAmountCents,
  }
}

/** Returns the changed order at the same terms; a deposit that was paid stays. */
export function changeOf(
  booking: FullBooking,
  order: AnyOrder,
): Pick<PricedChange, 'after' | 'isDeposit' | 'area'> {
  const paidDeposit = booking.isPaid && { paidDepositCents: booking.depositCents }
  const terms = { ...order.terms, ...paidDeposit }
  const columns = { ...booking, ...toColumns({ ...order, terms }), numberOfTeepees: order.teepees }
  return {
    after: { themeName: booking.themeName, columns, addons: order.addons },
    isDeposit: booking.isDeposit,
    area: 'inside',
  }
}
