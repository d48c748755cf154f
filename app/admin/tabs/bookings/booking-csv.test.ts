import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import { BOOKING_TEXT_NAMES, BOOKING_TEXTS, eachText } from '#domain/booking/booking-fields.ts'
import { bookingsFileName, csvHeader, csvRows } from './booking-csv.ts'

const booking = {
  id: 12,
  customerName: 'Maria Gomez',
  customerEmail: 'maria@example.com',
  customerPhone: '(305) 555-0123',
  themeName: 'Boho Blossom',
  bookingDate: '2027-02-13',
  partyAddress: '12 Palm Street',
  city: 'Miami',
  state: 'FL',
  zipCode: '33101',
  guestCount: 6,
  totalAmount: '150.00',
  isPaid: true,
  bookingStatus: 'confirmed',
  ...eachText(() => null),
} as Booking

describe('the export of bookings', () => {
  it('has one column for each thing an owner needs', () => {
    const [header, row, ...more] = (csvHeader + csvRows([booking])).split('\n')
    expect(header).toMatch(
      /^Booking ID,Customer Name,Email,Phone,Theme,Booking Date,Party Address,City,State,ZIP,Guest Count,Total Amount,Payment Status,Booking Status,Special Requests,/,
    )
    expect(row).toMatch(
      /^12,Maria Gomez,maria@example\.com,\(305\) 555-0123,Boho Blossom,2027-02-13,12 Palm Street,Miami,FL,33101,6,150\.00,Paid,confirmed,,/,
    )
    expect(more).toEqual([])
  })

  it('has a column for everything that families tell in their own words', () => {
    const told = eachText((name) => `My ${name}`)
    const columns = csvHeader.split(',')
    const cells = csvRows([{ ...booking, ...told }])
      .trim()
      .split(',')
    for (const name of BOOKING_TEXT_NAMES)
      expect(cells[columns.indexOf(BOOKING_TEXTS[name].column)]).toBe(told[name])
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 305 555 0123', "'+1 305 555 0123"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2', "'-2"],
    [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
    ['two\nlines, "quoted"', '"two\nlines, ""quoted"""'],
  ])('keeps %j a text', (specialRequests, cell) => {
    expect(csvRows([{ ...booking, specialRequests }])).toContain(
      `,confirmed,${cell}${','.repeat(BOOKING_TEXT_NAMES.length - 1)}`,
    )
  })

  it('is named after the day it was made', () => {
    expect(bookingsFileName('2027-01-04')).toBe('bookings-2027-01-04.csv')
  })
})
