import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { describeRefusal } from '#domain/translation/translate.ts'
import { toCsv } from '#test/factories/import-form.ts'
import { readTable } from './read-table.ts'

const TERMS = { now: new Date('2027-01-04T14:00:00Z'), kind: 'bookings', ownAddresses: [] } as const
const read = (content: string | Uint8Array) =>
  readTable(typeof content === 'string' ? new TextEncoder().encode(content) : content, TERMS)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const TABLE = { headings: ['Name', 'Straße'], rows: [['José', 'Peña 1']] }

describe('a table', () => {
  it.each<[string, string | Uint8Array]>([
    ['UTF-8', 'Name,Straße\nJosé,Peña 1\n'],
    ['UTF-8 with a byte order mark', '\uFEFFName,Straße\r\nJosé,Peña 1\r\n'],
    ['Windows-1252', new Uint8Array(Buffer.from('Name,Straße\nJosé,Peña 1', 'latin1'))],
    ['UTF-16 with a byte order mark', utf16('\uFEFFName\tStraße\nJosé\tPeña 1')],
    ['UTF-16 without a byte order mark', utf16('Name;Straße\nJosé;Peña 1')],
    [
      'UTF-16 of the other order',
      new Uint8Array(Buffer.from('\uFEFFName,Straße\nJosé,Peña 1', 'utf16le').swap16()),
    ],
    ['semicolons', 'Name;Straße\nJosé;Peña 1'],
    ['a stated separator', 'sep=;\nName;Straße\nJosé;Peña 1'],
    ['tabs', 'Name\tStraße\nJosé\tPeña 1'],
    ['quotes', '"Name","Straße"\n"José","Peña 1"'],
    ['empty lines', '\n\nName,Straße\n\n,\nJosé,Peña 1\n\n'],
  ])('is read from %s', (_, content) => expect(read(content)).toEqual(TABLE))

  it('keeps separators, quotes and line breaks within its cells', () => {
    expect(read('a,b\n"x, ""y""","one\ntwo"')).toEqual({
      headings: ['a', 'b'],
      rows: [['x, "y"', 'one\ntwo']],
    })
  })

  it('names columns whose heading is empty or a duplicate', () => {
    expect(read('Name,,Name\nA,B,C,D')).toEqual({
      headings: ['Name', 'Column 2', 'Name (2)', 'Column 4'],
      rows: [['A', 'B', 'C', 'D']],
    })
  })

  it('pads rows that are too short', () => {
    expect(read('a,b,c\n1')).toMatchObject({ rows: [['1', '', '']] })
  })

  it('never evaluates formulas, and removes the apostrophe of our own export', () => {
    expect(read("a,b\n=1+1,'=1+1")).toMatchObject({ rows: [['=1+1', '=1+1']] })
  })

  it('is read back from what any program writes', () => {
    const cell = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => text.replaceAll('\0', '').trim())
    const record = fc.record({ one: cell, two: cell.filter((text) => text !== '') })
    fc.assert(
      fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (records) => {
        fc.pre(!records.some(({ one, two }) => /^'[=+\-@\t\r]/.test(one) || /^'[=+\-@\t\r]/.test(two)))
        expect(read(toCsv(records))).toEqual({
          headings: ['one', 'two'],
          rows: records.map(({ one, two }) => [one, two]),
        })
      }),
    )
  })

  it('is a table or a refusal, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const found = read(bytes)
        if (isRefusal(found)) expect(describeRefusal('en', found)).not.toBe('')
        else for (const row of found.rows) expect(row).toHaveLength(found.headings.length)
      }),
    )
  })
})
