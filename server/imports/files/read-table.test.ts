import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { describeRefusal } from '#domain/translation/translate.ts'
import { toCsv } from '#test/factories/import-form.ts'
import { readTable } from './read-table.ts'

const NOW = new Date('2027-01-04T14:00:00Z')
const read = (content: string | Uint8Array) =>
  readTable(typeof content === 'string' ? new TextEncoder().encode(content) : content, NOW)
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

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\r\n')
const readRows = (text: string) => {
  const found = read(text)
  if (isRefusal(found)) throw new Error(describeRefusal('en', found))
  return found.rows
}

describe('a calendar', () => {
  it('has a row for each party, in Miami time', () => {
    const event = [
      'UID:1@google.com',
      'DTSTART:20270213T220000Z',
      'DTEND:20270214T000000Z',
      'SUMMARY:Maria Gomez',
      'LOCATION:120 Ocean Drive\\, Miami Beach\\, FL 33139\\, USA',
      'DESCRIPTION:3 teepees\\nmaria@example.com\\n(305) 555-0123',
    ].join('\n')
    expect(readRows(calendar(event))).toEqual([
      [
        '2027-02-13',
        '17:00',
        'Maria Gomez',
        '3 teepees\nmaria@example.com\n(305) 555-0123',
        '120 Ocean Drive, Miami Beach, FL 33139, USA',
        'maria@example.com',
        '(305) 555-0123',
      ],
    ])
  })

  it('has a row for each day of a vacation', () => {
    const event = 'UID:2\nDTSTART;VALUE=DATE:20270701\nDTEND;VALUE=DATE:20270704\nSUMMARY:Vacation'
    expect(readRows(calendar(event)).map(([day, time]) => [day, time])).toEqual([
      ['2027-07-01', ''],
      ['2027-07-02', ''],
      ['2027-07-03', ''],
    ])
  })

  it('reads a time without a zone as Miami’s', () => {
    const event = 'UID:3\nDTSTART;TZID=Nowhere/Known:20270213T170000\nSUMMARY:Party'
    expect(readRows(calendar(event))[0]?.slice(0, 2)).toEqual(['2027-02-13', '17:00'])
  })

  it('lists each day of a series, moved ones as moved and excluded ones not at all', () => {
    const series =
      'UID:4\nDTSTART;VALUE=DATE:20270103\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE;VALUE=DATE:20270110\nSUMMARY:Closed'
    const moved = 'UID:4\nRECURRENCE-ID;VALUE=DATE:20270117\nDTSTART;VALUE=DATE:20270118\nSUMMARY:Closed'
    expect(readRows(calendar(series, moved)).map(([day]) => day)).toEqual([
      '2027-01-03',
      '2027-01-24',
      '2027-01-18',
    ])
  })

  it('leaves out what was cancelled, and cuts off a series that never ends', () => {
    const off = 'UID:5\nDTSTART;VALUE=DATE:20270103\nSTATUS:CANCELLED\nSUMMARY:Off'
    const forever = 'UID:6\nDTSTART;VALUE=DATE:20270103\nRRULE:FREQ=DAILY\nSUMMARY:Closed'
    const days = readRows(calendar(off, forever)).map(([day]) => day)
    expect([days[0], days.at(-1), days.length]).toEqual(['2027-01-03', '2028-02-08', 402])
  })

  it('lists a series of many years up to the last day that can be booked', () => {
    const daily = 'UID:7\nDTSTART:20200101T140000Z\nRRULE:FREQ=DAILY\nSUMMARY:At work'
    expect(readRows(calendar(daily)).at(-1)?.slice(0, 2)).toEqual(['2028-02-08', '09:00'])
  })

  it('is read however long a word of its description is', () => {
    const long = `UID:10\nDTSTART:20270213T170000\nDESCRIPTION:${'a'.repeat(500_000)} ana@example.com\nSUMMARY:Party`
    expect(readRows(calendar(long))[0]?.[5]).toBe('ana@example.com')
  })
})
