import * as fc from 'fast-check'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { toCsv } from '#test/factories/import-form.ts'
import { readTable } from './read-table.ts'

const TERMS = { now: new Date('2027-01-04T14:00:00Z'), kind: 'bookings', ownAddresses: [] } as const
const read = (content: string | Uint8Array) =>
  readTable(typeof content === 'string' ? new TextEncoder().encode(content) : content, TERMS)
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
/** By an apostrophe, or as a formula that is only a text. */
const IS_MARKED_AS_TEXT = /^'[=+\-@\t\r]|^="/

const TABLE = { headings: ['Name', 'Straße'], rows: [['José', 'Peña 1']], changes: [] }

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
      changes: [],
    })
  })

  it('names columns whose heading is empty or a duplicate', () => {
    expect(read('Name,,Name\nA,B,C,D')).toEqual({
      headings: ['Name', 'Column 2', 'Name (2)', 'Column 4'],
      rows: [['A', 'B', 'C', 'D']],
      changes: [],
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
        fc.pre(!records.some(({ one, two }) => IS_MARKED_AS_TEXT.test(one) || IS_MARKED_AS_TEXT.test(two)))
        expect(read(toCsv(records))).toEqual({
          headings: ['one', 'two'],
          rows: records.map(({ one, two }) => [one, two]),
          changes: [],
        })
      }),
    )
  })

  it.each([
    ['a title', 'Table 1\n\nName,Straße\nJosé,Peña 1', 1],
    ['a title and a date', 'Our bookings,,\nExported,10/16/2027,\n,,\nName,Phone\nAna,305-555-0123', 2],
    ['a title that is a heading, too', 'Contact\nClients\nName,Email\nAna,ana@example.com', 2],
    ['a title filled up to the width', 'Table 1,\nName,Straße\nJosé,Peña 1', 1],
    ['a title above headings that we do not know', 'Meine Tabelle\nVorname,Straße\nJosé,Peña 1', 1],
    ['a title above a single column', 'Closed days\ndate\n2027-12-24', 1],
    ['nothing, with one column', 'date\n2027-12-24', 0],
    ['nothing, with an empty heading', 'Name,\nJosé,Peña 1', 0],
    ['nothing, although a row has words that are headings elsewhere', 'Kunde,Stand,Art\nPaz,paid,active', 0],
  ])('skips %s above its headings', (_, content, count) => {
    const table = read(content)
    if (isRefusal(table)) throw new Error(describeRefusal('en', table))
    expect(table.changes).toEqual(count === 0 ? [] : [{ code: 'lines_above_headings', count }])
    expect(table.rows).toHaveLength(1)
  })

  it.each(['"sep=;"\n', '"sep=;"\r\n', 'sep=;\r\n', '\uFEFF"sep=;"\n', 'SEP=;\n', 'sep=;;\n'])(
    'is separated as %j says',
    (line) => expect(read(`${line}Name;Straße\nJosé;Peña 1`)).toEqual(TABLE),
  )

  it('is separated by bars if its first line says so', () => {
    expect(read('sep=|\nName|Straße\nJosé|Peña 1')).toEqual(TABLE)
  })

  it('takes the text out of a formula that keeps a spreadsheet from making a number of it', () => {
    const table = read('a,b\n="3055550123","=""02134"""')
    expect(table).toMatchObject({ rows: [['3055550123', '02134']] })
  })

  const bytes = (...parts: (string | number)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))))

  it.each<[string, Uint8Array, string]>([
    ['one stray byte', bytes('Name,b\nMaría Muñoz,1\nJos', 0xe9, ',2'), 'María Muñoz José'],
    ['a stray quotation mark', bytes('Name,b\nMaría,1\nO', 0x92, 'Brien,2'), 'María O’Brien'],
    [
      'a line of another program',
      bytes('\uFEFFName,b\nZoë 🎉,1\nPe', 0xf1, 'a-', 0xd1, 'and', 0xfa, ',2'),
      'Zoë 🎉 Peña-Ñandú',
    ],
    ['a letter cut in two', bytes('Name,b\nMaría,1\nJos', 0xc3, ',2'), 'María JosÃ'],
  ])('spoils no accent because of %s', (_, content, names) => {
    const table = read(content)
    if (isRefusal(table)) throw new Error(describeRefusal('en', table))
    expect(table.rows.map(([name]) => name).join(' ')).toBe(names)
    expect(table.changes).toEqual([{ code: 'encoding_mixed', count: 1 }])
  })

  it.each(['macintosh', 'cp850'])('is read from %s, which Excel still offers, and says so', (encoding) => {
    const table = read(iconv.encode('Name,b\nJosé Muñoz,1\nAna,2\nRaúl,3', encoding))
    expect(table).toMatchObject({
      rows: [
        ['José Muñoz', '1'],
        ['Ana', '2'],
        ['Raúl', '3'],
      ],
      changes: [{ code: 'encoding_guessed', count: 2 }],
    })
  })

  it('says nothing about the usual encoding of Windows, with its quotation marks', () => {
    const table = read(iconv.encode('Name,b\nO’Brien – “José”,1', 'windows-1252'))
    expect(table).toMatchObject({ rows: [['O’Brien – “José”', '1']], changes: [] })
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
