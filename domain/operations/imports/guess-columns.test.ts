import { describe, expect, it } from 'vitest'
import { guessColumns, IMPORT_SOURCES } from './guess-columns.ts'
import { describeImportField, IMPORT_KINDS, importFieldNames } from './import-fields.ts'

describe('columns', () => {
  it('with our own names need no guess', () => {
    expect(guessColumns('bookings', ['bookingDate', 'Customer Name', 'Event Date'])).toEqual([
      'bookingDate',
      'customerName',
      undefined,
    ])
  })

  it('of our own list have the reference in the column of that name, not in Booking ID', () => {
    expect(guessColumns('bookings', ['Booking ID', 'Reference'])).toEqual([undefined, 'bookingId'])
    expect(guessColumns('bookings', ['Booking ID'])).toEqual(['bookingId'])
  })

  it('in a family’s own spreadsheet are guessed', () => {
    const headings = [
      'Event Date',
      'Client',
      'E-mail',
      'Cell Phone',
      'ZIP',
      'Total',
      'Amount Paid',
      'Shoe size',
    ]
    expect(guessColumns('bookings', headings)).toEqual([
      'bookingDate',
      'customerName',
      'customerEmail',
      'customerPhone',
      'zipCode',
      'totalAmount',
      'paidAmount',
      undefined,
    ])
  })

  it('are guessed from the words of a small shop', () => {
    expect(guessColumns('bookings', ['Family', 'Date of party'])).toEqual(['customerName', 'bookingDate'])
  })

  it('in Spanish are guessed', () => {
    expect(guessColumns('bookings', ['Fecha', 'Nombre', 'Teléfono', 'Dirección'])).toEqual([
      'bookingDate',
      'customerName',
      'customerPhone',
      'partyAddress',
    ])
  })

  it('in Spanish may have the family name by itself', () => {
    expect(guessColumns('customers', ['Nombre', 'Apellidos', 'Correo electrónico', 'Celular'])).toEqual([
      'customerName',
      'lastName',
      'customerEmail',
      'customerPhone',
    ])
    expect(
      guessColumns('bookings', ['Fecha de la fiesta', 'Hora de inicio', 'Invitados', 'Descuento']),
    ).toEqual(['bookingDate', 'partyStartTime', 'guestCount', 'discountAmount'])
  })

  it('can mean something in one program that they mean in no other', () => {
    expect(guessColumns('bookings', ['Subject', 'Location'], 'google-calendar')).toEqual([
      'customerName',
      'fullAddress',
    ])
    expect(guessColumns('unavailable-dates', ['Start Date', 'Subject'], 'google-calendar')).toEqual([
      'date',
      'reason',
    ])
    const booqable = ['Starts at', 'Grand total with tax', 'Deposit', 'Paid', 'To be paid', 'Total discount']
    expect(guessColumns('bookings', booqable, 'booqable')).toEqual([
      'bookingDate',
      'totalAmount',
      undefined,
      'paidAmount',
      'balanceAmount',
      'discountAmount',
    ])
    const inflatable = ['startdate', 'rentalname', 'rentalqty', 'ctr_amount_paid', 'homephone']
    expect(guessColumns('bookings', inflatable, 'inflatable-office')).toEqual([
      'bookingDate',
      'themeName',
      'numberOfTeepees',
      'paidAmount',
      'customerPhone',
    ])
    expect(guessColumns('bookings', ['Contract Total', 'Net Paid'], 'goodshuffle')).toEqual([
      'totalAmount',
      'paidAmount',
    ])
  })

  it('never map to the same field twice', () => {
    for (const source of IMPORT_SOURCES)
      for (const kind of IMPORT_KINDS) {
        const names = importFieldNames(kind)
        const others = names.flatMap((name) => describeImportField(kind, name)?.alsoCalled ?? [])
        const guessed = guessColumns(kind, [...others, ...names], source).filter(
          (field) => field !== undefined,
        )
        expect(new Set(guessed).size).toBe(guessed.length)
        expect(guessed.toSorted()).toEqual([...names].toSorted())
      }
  })
})
