import { expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import type { PaymentLine } from '#contract/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { tellMoney } from './tell-money.ts'

const A_BOOKING = {
  bookingStatus: 'confirmed',
  bookingDate: '2027-02-20',
  createdAt: '2027-01-04T15:30:00.000Z',
  lines: [
    {
      kind: 'theme',
      part: 'total',
      label: 'Boho Blossom',
      amount: '150.00',
      quantity: 2,
      unitAmount: '75.00',
    },
  ],
  totalAmount: '150.00',
  discountAmount: '0.00',
  finalAmount: '75.00',
  paidAmount: '75.00',
  owedAmount: '75.00',
  isDeposit: true,
  isPaid: true,
} as unknown as Booking

const line = (amount: string, day: string, more: Partial<PaymentLine> = {}): PaymentLine => ({
  kind: 'payment',
  amount,
  method: 'card',
  status: 'done',
  at: `${day}T15:30:00.000Z`,
  ...more,
})

const tell = (changes: Partial<Booking>, payments: readonly PaymentLine[], card?: string) =>
  tellMoney({ ...A_BOOKING, ...changes }, { payments, card }, textIn('en')).map(
    ({ day = '', label, note = '', amountCents }) => [day, label, note, amountCents / 100],
  )

const PRICE = [
  ['2027-01-04', 'Boho Blossom', '', 150],
  ['', 'Total', '', 150],
]

it('one payment has the name of what it was for', () => {
  expect(tell({}, [line('75.00', '2027-01-05')], 'Visa 4242')).toEqual([
    ...PRICE,
    ['2027-01-05', 'Deposit paid', 'by card', 75],
    ['2027-02-13', 'Balance due', 'charged automatically to Visa 4242', 75],
  ])
})

it('payments and refunds stand in order of time', () => {
  const payments = [
    line('100.00', '2027-01-05'),
    line('50.00', '2027-01-07', { method: 'cash' }),
    line('75.00', '2027-01-06', { kind: 'refund', status: 'underway' }),
  ]
  expect(tell({}, payments)).toEqual([
    ...PRICE,
    ['2027-01-05', 'Paid by card', '', 100],
    ['2027-01-06', 'Refunded by card', 'on its way', -75],
    ['2027-01-07', 'Paid in cash', '', 50],
    ['2027-02-13', 'Balance due', '', 75],
  ])
})

it('what was paid and refunded entirely is told as well', () => {
  const payments = [line('75.00', '2027-01-05'), line('75.00', '2027-01-06', { kind: 'refund' })]
  expect(tell({ bookingStatus: 'cancelled', paidAmount: '0.00' }, payments)).toEqual([
    ...PRICE,
    ['2027-01-05', 'Paid by card', '', 75],
    ['2027-01-06', 'Refunded by card', '', -75],
    ['', 'Canceled, no longer due', '', 150],
  ])
})

it('without all of its parts, what was paid is one amount', () => {
  expect(tell({}, [line('30.00', '2027-01-05')])).toContainEqual(['', 'Deposit paid', '', 75])
})

it('a refund that failed is shown, though the money is still here', () => {
  const payments = [
    line('75.00', '2027-01-05'),
    line('75.00', '2027-01-09', { kind: 'refund', status: 'failed' }),
  ]
  expect(tell({}, payments).slice(PRICE.length)).toEqual([
    ['2027-01-05', 'Paid by card', '', 75],
    ['2027-01-09', 'Refunded by card', 'failed, still owed', -75],
    ['2027-02-13', 'Balance due', '', 75],
  ])
})
