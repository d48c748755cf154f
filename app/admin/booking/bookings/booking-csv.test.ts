import { describe, expect, it } from 'vitest'
import type { Booking } from '#contract/booking/bookings.ts'
import {
  BOOKING_FIELD_NAMES,
  BOOKING_FIELDS,
  eachBookingField,
  exportAnswer,
} from '#domain/booking/booking-fields.ts'
import { headerLine, rowLines } from '#domain/foundation/text/csv.ts'
import { SAMPLE_ANSWERS } from '#test/factories/sample-answers.ts'
import { ALL_COLUMNS, bookingsFileName, USUAL_COLUMNS } from './booking-csv.ts'

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
  bookingId: 'MT-7K3F-9QXW-2M4D',
  partyStartTime: '17:00',
  deliveryWindow: { from: '14:00', to: '15:00' },
  numberOfTeepees: 1,
  addons: [{ addonId: 3, name: 'Lantern', quantity: 2, price: '10.00' }],
  subtotalAmount: '150.00',
  deliveryAmount: '0.00',
  taxAmount: '10.50',
  depositAmount: '75.00',
  couponCode: null,
  discountAmount: '0.00',
  paidAmount: '75.00',
  owedAmount: '85.50',
  ...eachBookingField(() => null),
} as Booking

describe('the export of bookings', () => {
  it('has exactly the fifteen usual columns, in their order', () => {
    const [header, row, ...more] = (headerLine(USUAL_COLUMNS) + rowLines(USUAL_COLUMNS, [booking])).split(
      '\n',
    )
    expect(header).toBe(
      'Booking ID,Customer Name,Email,Phone,Theme,Booking Date,Party Address,City,State,ZIP,Guest Count,Total Amount,Payment Status,Booking Status,Special Requests',
    )
    expect(row).toBe(
      '12,Maria Gomez,maria@example.com,(305) 555-0123,Boho Blossom,2027-02-13,12 Palm Street,Miami,FL,33101,6,150.00,Paid,confirmed,',
    )
    expect(more).toEqual([])
  })

  it('has everything else by choice, what families tell in their own words included', () => {
    const columns = headerLine(ALL_COLUMNS).split(',')
    const cells = rowLines(ALL_COLUMNS, [{ ...booking, ...SAMPLE_ANSWERS, teamNotes: 'Ring twice.' }])
      .trim()
      .split(',')
    expect(columns.slice(0, 15)).toEqual(headerLine(USUAL_COLUMNS).split(','))
    expect(new Set(columns).size).toBe(columns.length)
    const cell = (header: string) => cells[columns.indexOf(header)]
    for (const name of BOOKING_FIELD_NAMES)
      expect(cell(BOOKING_FIELDS[name].column)).toBe(exportAnswer(name, SAMPLE_ANSWERS[name]))
    const others = ['Start Time', 'Delivery From', 'Delivery To', 'Add-ons', 'Tax', 'Paid', 'Owed']
    expect(cell('Team Notes')).toBe('Ring twice.')
    expect(others.map(cell)).toEqual(['17:00', '14:00', '15:00', '2 x Lantern', '10.50', '75.00', '85.50'])
    expect(columns.at(-1)).toBe('Nights')
    expect(cells.at(-1)).toBe('1')
    expect(rowLines(ALL_COLUMNS, [{ ...booking, numberOfNights: 2 }])).toMatch(/,2$/)
  })

  it.each([
    ['nothing was told', undefined, ['', '', '']],
    ['one way, without an answer', { first: {}, last: {}, heardFrom: null }, ['direct', 'direct', '']],
    [
      'a link first, then an advertisement',
      {
        first: { referrerHost: 'www.google.com' },
        last: { utmSource: 'Instagram', referrerHost: 'l.instagram.com' },
        heardFrom: '=A friend',
      },
      ['instagram', 'google.com', "'=A friend"],
    ],
  ] satisfies [string, Booking['touches'], string[]][])(
    'tells where a family comes from: %s',
    (_, touches, told) => {
      const source = ALL_COLUMNS.filter(([header]) =>
        ['Source', 'First Source', 'Heard From'].includes(header),
      )
      expect(headerLine(source)).toBe('Source,First Source,Heard From')
      const [, row = ''] = rowLines(source, [{ ...booking, ...(touches && { touches }) }]).split('\n')
      expect(row.split(',')).toEqual(told)
    },
  )

  it.each([
    ['=1+1', "'=1+1"],
    ['+1 305 555 0123', "'+1 305 555 0123"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-2', "'-2"],
    [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
    ['two\nlines, "quoted"', '"two\nlines, ""quoted"""'],
    ['＝1+1', "'＝1+1"],
    ['a = b, c - d', '"a = b, c - d"'],
    // For programs that split at semicolons or tabs, each of these begins a cell.
    ['Ana;=1+1', `"Ana;'=1+1"`],
    ['Ana; @A1;-2', `"Ana;' @A1;'-2"`],
    ['Ana\t=1+1', `"Ana\t'=1+1"`],
    ['Ana\n=1+1', `"Ana\n'=1+1"`],
    ['Ana;"=1+1;x', `"Ana;'""=1+1;x"`],
  ])('keeps %j a text', (specialRequests, cell) => {
    const rows = rowLines(USUAL_COLUMNS, [{ ...booking, specialRequests }])
    expect(rows.endsWith(`,confirmed,${cell}`)).toBe(true)
  })

  it('is named after the day it was made', () => {
    expect(bookingsFileName('2027-01-04')).toBe('bookings-2027-01-04.csv')
  })
})
