import { describe, expect, it } from 'vitest'
import type { BookingStatus } from '#domain/booking/status.ts'
import { overpaidCents, overpaymentRefusal } from './overpayment.ts'

const booking = (paidCents: number, bookingStatus: BookingStatus = 'confirmed') => ({
  bookingStatus,
  totalCents: 8_000,
  discountCents: 500,
  paidCents,
})

describe('the overpayment', () => {
  it.each([
    [0, 0],
    [7_500, 0],
    [7_501, 1],
    [15_000, 7_500],
  ])('paid %d of a price of 7500: %d', (paid, overpayment) => {
    expect(overpaidCents(booking(paid))).toBe(overpayment)
  })

  it.each<[number, number, BookingStatus, string | undefined]>([
    [15_000, 7_500, 'pending', undefined],
    [15_000, 7_500, 'confirmed', undefined],
    [15_000, 7_500, 'completed', undefined],
    [15_000, 7_500, 'cancelled', 'booking_closed'],
    [15_000, 7_499, 'confirmed', 'conflict'],
    [15_000, 7_501, 'confirmed', 'conflict'],
    [7_500, 0, 'confirmed', 'conflict'],
    [7_500, 7_500, 'confirmed', 'conflict'],
  ])('paid %d, seen %d, %s: %s', (paid, seen, status, code) => {
    expect(overpaymentRefusal(booking(paid, status), seen)?.code).toBe(code)
  })
})
