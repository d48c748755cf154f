import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { familyCancelRefusal, refundFor, refundPercent } from './refund-policy.ts'

const bookingDate = '2026-12-12'
const daysBefore = (days: number) => addDays(bookingDate, -days)

describe('refundFor', () => {
  it.each([
    ['all paid, 15 days before', 49800, 15, 24900, 'beyond_deposit'],
    ['all paid, 14 days before', 49800, 14, 0, 'too_late'],
    ['all paid, on the day', 49800, 0, 0, 'too_late'],
    ['all paid, after the party', 49800, -1, 0, 'too_late'],
    ['all paid with a coupon of $49.80', 44820, 40, 19920, 'beyond_deposit'],
    ['the deposit paid, long before', 24900, 200, 0, 'deposit_only'],
    ['the deposit paid with a coupon', 22410, 200, 0, 'deposit_only'],
    ['nothing paid', 0, 200, 0, 'nothing_paid'],
  ])('%s', (_, paidCents, days, refundCents, rule) => {
    const refund = refundFor({ paidCents, depositCents: 24900, bookingDate, today: daysBefore(days) })
    expect(refund).toMatchObject({ refundCents, rule })
  })

  it.each([
    ['too late for the rest', 14, 28_000, 'of the rest, $0.00'],
    ['long before', 40, 28_000 + 3500, 'of the rest, $35.00'],
  ])('refunds everything paid beyond the price: %s', (_, days, refundCents, rest) => {
    const paid = { paidCents: 35_000, priceCents: 7000, depositCents: 3500 }
    const refund = refundFor({ ...paid, bookingDate, today: daysBefore(days) })
    expect(refund).toMatchObject({ refundCents, rule: 'beyond_price' })
    expect(textIn('en')(refund.reason).toLowerCase()).toContain(
      `$280.00 was paid beyond the price and is refunded in full. ${rest}`,
    )
  })

  it.each([
    ['moved while everything was refundable', 10_000, 40, 24_900, 'beyond_deposit'],
    ['moved while half was refundable', 5_000, 40, 12_450, 'after_move'],
    ['moved while nothing was refundable', 0, 40, 0, 'after_move'],
    ['moved while half was refundable, cancelled too late', 5_000, 10, 0, 'too_late'],
  ])('%s', (_, movedPercent, days, refundCents, rule) => {
    const paid = { paidCents: 49_800, depositCents: 24_900, movedPercent }
    expect(refundFor({ ...paid, bookingDate, today: daysBefore(days) })).toMatchObject({ refundCents, rule })
  })

  it('never gives more after moves than the steps gave at any of them, or give now', () => {
    const steps = fc.array(fc.record({ daysBefore: fc.nat(60), percent: fc.nat(10_000) }), { maxLength: 4 })
    const paid = { paidCents: 50_000, depositCents: 20_000 }
    fc.assert(
      fc.property(steps, fc.array(fc.nat(90), { minLength: 1, maxLength: 5 }), (refundSteps, daysLeft) => {
        const atDays = (days: number) => ({ bookingDate, today: daysBefore(days), refundSteps })
        const percents = daysLeft.slice(1).map((days) => refundPercent(atDays(days)))
        const movedPercent = percents.length > 0 ? Math.min(...percents) : null
        const { refundCents } = refundFor({ ...paid, ...atDays(daysLeft[0] ?? 0), movedPercent })
        const alone = daysLeft.map((days) => refundFor({ ...paid, ...atDays(days) }).refundCents)
        expect(refundCents).toBe(Math.min(...alone))
      }),
    )
  })

  it('states the share as a percentage', () => {
    const { reason } = refundFor({
      paidCents: 49800,
      depositCents: 24900,
      bookingDate,
      today: daysBefore(20),
    })
    expect(textIn('en')(reason)).toBe(
      'The party is more than 14 days away: $249.00 is refunded, everything beyond the deposit of $249.00.',
    )
  })

  it.each([
    [2, 1, 'The party is more than 1 day away: $249.00 is refunded', 'Falta más de 1 día para la fiesta: se'],
    [
      1,
      1,
      'There’s no refund within 1 day of the party.',
      'No hay reembolso el día de la fiesta ni el anterior.',
    ],
    [
      1,
      0,
      'The party is still ahead: $249.00 is refunded',
      'Todavía no es el día de la fiesta: se le devuelve todo',
    ],
    [0, 0, 'There’s no refund on the day of the party.', 'No hay reembolso el día de la fiesta.'],
  ])('says so %i days before, by a step of more than %i', (days, step, english, spanish) => {
    const { reason } = refundFor({
      paidCents: 49800,
      depositCents: 24900,
      bookingDate,
      today: daysBefore(days),
      refundSteps: [{ daysBefore: step, percent: 10_000 }],
    })
    expect(textIn('en')(reason)).toContain(english)
    expect(textIn('es')(reason)).toContain(spanish)
  })

  it('never refunds more than was paid, and always what was paid beyond the price', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: -30, max: 400 }), (paidCents, priceCents, days) => {
        const paid = { paidCents, priceCents, depositCents: Math.round(priceCents / 2) }
        const { refundCents } = refundFor({ ...paid, bookingDate, today: daysBefore(days) })
        expect(refundCents).toBeGreaterThanOrEqual(Math.max(0, paidCents - priceCents))
        expect(refundCents).toBeLessThanOrEqual(paidCents)
      }),
    )
  })

  it('never refunds more than was paid beyond the deposit, and is never negative', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: -30, max: 400 }), (paidCents, depositCents, days) => {
        const { refundCents } = refundFor({ paidCents, depositCents, bookingDate, today: daysBefore(days) })
        expect(refundCents).toBeGreaterThanOrEqual(0)
        expect(refundCents).toBeLessThanOrEqual(Math.max(0, paidCents - depositCents))
      }),
    )
  })
})

describe("cancelling one's own party", () => {
  const today = '2027-02-13'
  it.each([
    ['pending', '2027-02-13', undefined],
    ['confirmed', '2027-02-14', undefined],
    ['confirmed', '2027-02-12', 'too_late'],
    ['completed', '2027-02-12', 'booking_closed'],
    ['cancelled', '2027-03-01', 'booking_closed'],
  ] as const)('a %s party on %s: %s', (bookingStatus, bookingDate, code) => {
    expect(familyCancelRefusal({ bookingStatus, bookingDate, today })?.code).toBe(code)
  })
})
