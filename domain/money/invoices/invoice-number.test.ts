import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getSeries,
  INVOICE_NUMBER,
  INVOICE_PREFIX,
  INVOICE_SERIES,
  invoiceFilename,
  invoiceNumber,
} from './invoice-number.ts'

describe('the number of an invoice', () => {
  it.each([
    [{ prefix: '', series: 'invoice', year: 2026, sequence: 1 }, '2026-0001'],
    [{ prefix: '', series: 'creditNote', year: 2026, sequence: 1 }, 'CN-2026-0001'],
    [{ prefix: 'MT-', series: 'invoice', year: 2027, sequence: 342 }, 'MT-2027-0342'],
    [{ prefix: 'MT-', series: 'creditNote', year: 2027, sequence: 12_345 }, 'MT-CN-2027-12345'],
  ] as const)('%j reads %s', (parts, number) => {
    expect(invoiceNumber(parts)).toBe(number)
    expect(number).toMatch(INVOICE_NUMBER)
    expect(getSeries(number)).toBe(parts.series)
  })

  it('names the file', () => {
    expect(invoiceFilename('MT-2027-0001')).toBe('invoice-MT-2027-0001.pdf')
    expect(invoiceFilename('CN-2027-0001')).toBe('credit-note-CN-2027-0001.pdf')
  })

  it.each(['', 'MT', 'MT-', 'A1-2-', 'CN', 'CNX-'])('takes the prefix "%s"', (prefix) => {
    expect(prefix).toMatch(INVOICE_PREFIX)
  })

  it.each(['CN-', 'MT-CN-', 'mt-', 'MT 1', 'ELEVENCHARS', 'É-'])('rejects the prefix "%s"', (prefix) => {
    expect(prefix).not.toMatch(INVOICE_PREFIX)
  })

  it('is another one for another place in the books, whatever the prefixes were', () => {
    const place = fc.record({
      prefix: fc.stringMatching(/^[A-Z0-9-]{0,4}$/).filter((prefix) => INVOICE_PREFIX.test(prefix)),
      series: fc.constantFrom(...INVOICE_SERIES),
      sequence: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(place, place, (one, other) => {
        const isSamePlace = one.series === other.series && one.sequence === other.sequence
        fc.pre(!isSamePlace)
        expect(invoiceNumber({ ...one, year: 2026 })).not.toBe(invoiceNumber({ ...other, year: 2026 }))
      }),
    )
  })
})
