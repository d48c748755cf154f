import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import type { ImportKind } from '#domain/operations/imports/import-fields.ts'
import { readEvents } from '#server/calendar/ics/read-events.ts'
import { readIcs } from './read-ics.ts'

const NOW = new Date('2027-01-04T14:00:00Z')
const OWN = 'hello@moonlit.example'

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\r\n')
const readAs = (kind: ImportKind, text: string) => {
  const found = readIcs(text, { now: NOW, kind, ownAddresses: [OWN] })
  if (isRefusal(found)) throw new Error(describeRefusal('en', found))
  return found.rows
}
const bookings = (...events: string[]) => readAs('bookings', calendar(...events))
const closedDays = (...events: string[]) =>
  readAs('unavailable-dates', calendar(...events)).map(([day = '']) => day)
const sentence = (kind: ImportKind, text: string) => {
  const found = readIcs(text, { now: NOW, kind, ownAddresses: [] })
  return isRefusal(found) ? describeRefusal('en', found) : found.rows
}

describe('a calendar of bookings', () => {
  it('has a row for each party, in Miami time', () => {
    const event = [
      'UID:1@google.com',
      'DTSTART:20270213T220000Z',
      'DTEND:20270214T000000Z',
      'SUMMARY:Maria Gomez',
      'LOCATION:120 Ocean Drive\\, Miami Beach\\, FL 33139\\, USA',
      'DESCRIPTION:3 teepees\\nmaria@example.com\\n(305) 555-0123',
    ].join('\n')
    expect(bookings(event)).toEqual([
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

  it.each([
    ['overnight', 'DTSTART:20270213T220000Z\nDTEND:20270214T150000Z'],
    ['all day for two days', 'DTSTART;VALUE=DATE:20270213\nDTEND;VALUE=DATE:20270215'],
    ['marked free, as Google marks what lasts all day', 'DTSTART;VALUE=DATE:20270213\nTRANSP:TRANSPARENT'],
  ])('has one row for a party that is %s', (_, dates) => {
    expect(bookings(`UID:1\nSUMMARY:Ana\n${dates}`).map(([day]) => day)).toEqual(['2027-02-13'])
  })

  it.each([
    [
      'a guest after the business, which organizes',
      [`ORGANIZER:mailto:${OWN}`, `ATTENDEE:mailto:${OWN}`, 'ATTENDEE:mailto:ana@example.com'],
      'ana@example.com',
    ],
    [
      'an organizer in other letters',
      [
        'ORGANIZER:MAILTO:Office@Example.com',
        'ATTENDEE:mailto:office@example.com',
        'ATTENDEE:mailto:ana@example.com',
      ],
      'ana@example.com',
    ],
    [
      'no organizer, but the business’s own address',
      [`ATTENDEE:mailto:${OWN}`, 'ATTENDEE:mailto:ana@example.com'],
      'ana@example.com',
    ],
    [
      'a room and a shared calendar',
      [
        'ATTENDEE;CUTYPE=ROOM:mailto:hall@example.com',
        'ATTENDEE:mailto:c_1@resource.calendar.google.com',
        'ATTENDEE:mailto:ana@example.com',
      ],
      'ana@example.com',
    ],
    ['an address in a parameter', ['ATTENDEE;EMAIL=ana@example.com:urn:uuid:1'], 'ana@example.com'],
    ['the business alone', [`ORGANIZER:mailto:${OWN}`, `ATTENDEE:mailto:${OWN}`], ''],
    [
      'the business alone, and the description',
      [`ORGANIZER:mailto:${OWN}`, `ATTENDEE:mailto:${OWN}`, `DESCRIPTION:from ${OWN} to ana@example.com`],
      'ana@example.com',
    ],
    [
      'a family that invited the business',
      ['ORGANIZER:mailto:ana@example.com', `ATTENDEE:mailto:${OWN}`],
      'ana@example.com',
    ],
  ])('takes the family’s address from %s', (_, lines, address) => {
    expect(bookings(['UID:1', 'DTSTART:20271016T210000Z', ...lines].join('\n'))[0]?.[5]).toBe(address)
  })

  it.each([
    [
      '<b>Phone:</b> <a href="tel:+13055550123">(305) 555-0123</a><br>Boho &amp; Co',
      'Phone: (305) 555-0123\nBoho & Co',
    ],
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<ul><li>3 teepees</li><li>cake</li></ul>', '- 3 teepees\n- cake'],
    ['<span style="color:red">Gate&nbsp;12</span>', 'Gate 12'],
    ['Line one\\n<i>line two</i>', 'Line one\nline two'],
    ['3 < 5 kids\\, Tom & Jo <3', '3 < 5 kids, Tom & Jo <3'],
  ])('reads the description %j as plain text', (html, plain) => {
    expect(bookings(`UID:1\nDTSTART:20271016T210000Z\nDESCRIPTION:${html}`)[0]?.[3]).toBe(plain)
  })

  it.each([
    ['tel 305.555.0123', '305.555.0123'],
    ['+1 (305) 555-0123 2 teepees', '+1 (305) 555-0123'],
    ['1-305-555-0123', '1-305-555-0123'],
    ['+44 207 946 0958', '+44 207 946 0958'],
    ['order 123456789012345', ''],
    ['2027-10-16 18:00', ''],
  ])('takes the phone number from %j', (description, phone) => {
    expect(bookings(`UID:1\nDTSTART:20271016T210000Z\nDESCRIPTION:${description}`)[0]?.[6]).toBe(phone)
  })

  it('takes an address that only a link has', () => {
    const html = 'DESCRIPTION:<a href="mailto:ana@example.com">write to Ana</a>'
    expect(bookings(`UID:1\nDTSTART:20271016T210000Z\n${html}`)[0]?.[5]).toBe('ana@example.com')
  })

  it('is read however long a word of its description is', () => {
    const long = `UID:10\nDTSTART:20270213T170000\nDESCRIPTION:${'a'.repeat(500_000)} ana@example.com\nSUMMARY:Party`
    expect(bookings(long)[0]?.[5]).toBe('ana@example.com')
  })
})

describe('a calendar of closed days', () => {
  it.each([
    [
      'all day',
      'DTSTART;VALUE=DATE:20270701\nDTEND;VALUE=DATE:20270704',
      ['2027-07-01', '2027-07-02', '2027-07-03'],
    ],
    [
      'a weekend with hours',
      'DTSTART:20270416T220000Z\nDTEND:20270418T160000Z',
      ['2027-04-16', '2027-04-17', '2027-04-18'],
    ],
    [
      'until midnight in Miami',
      'DTSTART:20270416T220000Z\nDTEND:20270418T040000Z',
      ['2027-04-16', '2027-04-17'],
    ],
    ['past midnight', 'DTSTART:20270417T010000Z\nDTEND:20270417T060000Z', ['2027-04-16', '2027-04-17']],
    [
      'a duration in hours',
      'DTSTART:20270416T220000Z\nDURATION:PT36H',
      ['2027-04-16', '2027-04-17', '2027-04-18'],
    ],
    [
      'a duration of a week',
      'DTSTART;VALUE=DATE:20270416\nDURATION:P1W',
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2027-04-${day}`),
    ],
    [
      'over the change of clocks',
      'DTSTART;TZID=America/New_York:20270313T180000\nDTEND;TZID=America/New_York:20270315T000000',
      ['2027-03-13', '2027-03-14'],
    ],
    [
      'dates beside the start, without a rule',
      'DTSTART;VALUE=DATE:20270416\nDTEND;VALUE=DATE:20270418\nRDATE;VALUE=DATE:20270420,20270424',
      ['16', '17', '20', '21', '24', '25'].map((day) => `2027-04-${day}`),
    ],
    [
      'times beside the start',
      'DTSTART:20270416T140000Z\nDURATION:PT2H\nRDATE:20270420T140000Z',
      ['2027-04-16', '2027-04-20'],
    ],
    [
      'a start that its rule leaves out',
      'DTSTART;VALUE=DATE:20270416\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU;COUNT=2',
      ['2027-04-16', '2027-04-19', '2027-04-20'],
    ],
    [
      'a start that is an exception',
      'DTSTART;VALUE=DATE:20270416\nRDATE;VALUE=DATE:20270420\nEXDATE;VALUE=DATE:20270416',
      ['2027-04-20'],
    ],
    [
      'a start with hours whose day is an exception',
      'DTSTART:20270416T140000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20270416',
      ['2027-04-17', '2027-04-18'],
    ],
    [
      'both an end and a duration',
      'DTSTART;VALUE=DATE:20270416\nDURATION:P1D\nDTEND;VALUE=DATE:20270419',
      ['2027-04-16', '2027-04-17', '2027-04-18'],
    ],
    ['an end before its start', 'DTSTART;VALUE=DATE:20270416\nDTEND;VALUE=DATE:20270410', ['2027-04-16']],
    ['no end', 'DTSTART:20270416T220000Z', ['2027-04-16']],
    [
      'a weekend that repeats',
      'DTSTART:20270101T230000Z\nDTEND:20270103T150000Z\nRRULE:FREQ=WEEKLY;COUNT=2',
      ['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-08', '2027-01-09', '2027-01-10'],
    ],
  ])('has every day of an event: %s', (_, dates, days) => {
    expect(closedDays(`UID:1\nSUMMARY:Away\n${dates}`)).toEqual(days)
  })

  it('has all days of a long closure, however long', () => {
    const summer = closedDays('UID:1\nDTSTART;VALUE=DATE:20270601\nDTEND;VALUE=DATE:20270901')
    expect([summer.length, summer[0], summer.at(-1)]).toEqual([92, '2027-06-01', '2027-08-31'])
    const year = closedDays('UID:1\nDTSTART;VALUE=DATE:20270601\nDTEND;VALUE=DATE:20290601')
    expect([year.length, year.at(-1)]).toEqual([731, '2029-05-31'])
  })

  it('has five years of an event that never ends', () => {
    expect(closedDays('UID:1\nDTSTART;VALUE=DATE:20270104\nDTEND;VALUE=DATE:99991231').length).toBe(1_826)
  })

  it.each([
    ['TRANSP:TRANSPARENT', 'free'],
    ['TRANSP:transparent', 'free'],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 'free'],
    ['TRANSP:OPAQUE', 'busy'],
    ['TRANSP:OPAQUE\nX-MICROSOFT-CDO-BUSYSTATUS:FREE', 'busy'],
    ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'busy'],
    ['STATUS:CONFIRMED', 'busy'],
  ])('closes no day of an event that is free: %j is %s', (line, busy) => {
    const event = `UID:1\nDTSTART;VALUE=DATE:20270420\n${line}`
    const other = 'UID:2\nDTSTART;VALUE=DATE:20270421'
    expect(closedDays(event, other)).toEqual(busy === 'free' ? ['2027-04-21'] : ['2027-04-20', '2027-04-21'])
  })

  it('says so if all events are free', () => {
    const free = calendar('UID:1\nDTSTART;VALUE=DATE:20270420\nTRANSP:TRANSPARENT')
    expect(sentence('unavailable-dates', free)).toMatch(/marked Free/)
  })

  it('refuses more rows than an import may have, and cuts off none silently', () => {
    const events = Array.from(
      { length: 11 },
      (_, index) => `UID:${index}\nDTSTART;VALUE=DATE:20270104\nDTEND;VALUE=DATE:20350101`,
    )
    expect(sentence('unavailable-dates', calendar(...events))).toMatch(/more than 20000 rows/)
  })
})

describe('a calendar without a date', () => {
  it('is refused with a sentence that does not blame the export', () => {
    expect(sentence('bookings', calendar('UID:1\nSUMMARY:Away'))).toMatch(
      /^No entry in this calendar has a readable date/,
    )
    expect(sentence('bookings', calendar())).toMatch(/no events/)
  })
})

describe('a series', () => {
  it('lists each day, moved ones as moved and excluded ones not at all', () => {
    const series =
      'UID:4\nDTSTART;VALUE=DATE:20270103\nRRULE:FREQ=WEEKLY;COUNT=4\nEXDATE;VALUE=DATE:20270110\nSUMMARY:Closed'
    const moved = 'UID:4\nRECURRENCE-ID;VALUE=DATE:20270117\nDTSTART;VALUE=DATE:20270118\nSUMMARY:Closed'
    expect(bookings(series, moved).map(([day]) => day)).toEqual(['2027-01-03', '2027-01-24', '2027-01-18'])
  })

  it.each([
    ['UTC', 'RECURRENCE-ID:20270110T150000Z'],
    ['a day', 'RECURRENCE-ID;VALUE=DATE:20270110'],
    ['its zone', 'RECURRENCE-ID;TZID=America/New_York:20270110T100000'],
  ])('knows a moved occurrence by %s', (_, replaces) => {
    const series = 'UID:4\nDTSTART;TZID=America/New_York:20270103T100000\nRRULE:FREQ=WEEKLY;COUNT=2'
    const moved = `UID:4\n${replaces}\nDTSTART;TZID=America/New_York:20270111T100000`
    expect(bookings(series, moved).map(([day]) => day)).toEqual(['2027-01-03', '2027-01-11'])
  })

  it('leaves out what was cancelled, and cuts off a series that never ends', () => {
    const off = 'UID:5\nDTSTART;VALUE=DATE:20270103\nSTATUS:CANCELLED\nSUMMARY:Off'
    const forever = 'UID:6\nDTSTART;VALUE=DATE:20270103\nRRULE:FREQ=DAILY\nSUMMARY:Closed'
    const days = bookings(off, forever).map(([day]) => day)
    expect([days[0], days.at(-1), days.length]).toEqual(['2027-01-03', '2028-02-08', 402])
    expect(readEvents(calendar(off, forever), NOW)?.unlimited).toEqual(['Closed'])
  })

  it('lists a series of many years up to the last day that can be booked', () => {
    const daily = 'UID:7\nDTSTART:20200101T140000Z\nRRULE:FREQ=DAILY\nSUMMARY:At work'
    expect(bookings(daily).at(-1)?.slice(0, 2)).toEqual(['2028-02-08', '09:00'])
  })
})

describe('what an import of a calendar says before it runs', () => {
  const getChanges = (kind: ImportKind, text: string) => {
    const found = readIcs(text, { now: NOW, kind, ownAddresses: [OWN] })
    if (isRefusal(found)) throw new Error(describeRefusal('en', found))
    return found.changes
  }
  const sound = 'UID:1\nDTSTART;VALUE=DATE:20270213\nSUMMARY:Repairs'
  const free = 'UID:2\nDTSTART;VALUE=DATE:20270214\nTRANSP:TRANSPARENT\nSUMMARY:Birthday'

  it.each([
    ['a sound calendar needs no note', calendar(sound), []],
    [
      'an entry without a start',
      calendar(sound, 'UID:3\nSUMMARY:Lost'),
      [{ code: 'entries_unreadable', count: 1 }],
    ],
    ['a free entry', calendar(sound, free), [{ code: 'entries_free', count: 1 }]],
    [
      'a zone that nobody knows',
      calendar(sound, 'UID:4\nDTSTART;TZID=Mars/Olympus:20270215T100000\nSUMMARY:Landing'),
      [{ code: 'zones_unknown', count: 1 }],
    ],
    [
      'a series without an end',
      calendar(sound, 'UID:5\nDTSTART;VALUE=DATE:20270301\nRRULE:FREQ=WEEKLY\nSUMMARY:Mondays'),
      [{ code: 'series_limited', count: 1 }],
    ],
    [
      'a file that ends too early',
      calendar(sound).replace(/END:VCALENDAR\s*$/, 'BEGIN:VEVENT\r\nUID:6\r\nDTSTA'),
      [{ code: 'calendar_cut_off', count: 1 }],
    ],
  ])('%s', (_, text, changes) => {
    expect(getChanges('unavailable-dates', text)).toEqual(changes)
  })

  it('free entries are left out of closed days only', () => {
    expect(getChanges('bookings', calendar(sound, free))).toEqual([])
  })
})
