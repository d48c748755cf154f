import { describe, expect, it } from 'vitest'
import type { ImportKind } from '#domain/imports/import-fields.ts'
import { isRefusal } from '#domain/refusal/refusal.ts'
import { describeRefusal } from '#domain/translation/translate.ts'
import { readEvents } from './read-events.ts'
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

  it.each([
    ['that nobody knows', 'RRULE:FREQ=FORTNIGHTLY'],
    ['that is never true', 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31'],
    ['that repeats far too often', 'RRULE:FREQ=SECONDLY'],
    ['with a broken exception', 'RRULE:FREQ=DAILY\nEXDATE:never'],
  ])('with a rule %s loses neither its first day nor the other events', (_, rule) => {
    const odd = `UID:1\nDTSTART:20270103T170000\n${rule}\nSUMMARY:Odd`
    const text = calendar(odd, 'UID:2\nDTSTART;VALUE=DATE:20270104')
    const found = readEvents(text, NOW)
    expect(found?.events.map(({ day }) => day)).toEqual(['2027-01-03', '2027-01-04'])
    expect(found?.partial).toEqual(['Odd'])
  })
})

describe('an odd entry', () => {
  const GOOD = 'UID:2\nDTSTART;VALUE=DATE:20270712\nSUMMARY:Good'

  it.each([
    ['DTSTART:20270329\nDTEND:20270329', '2027-03-29', ''],
    ['DTSTART:2027-03-29', '2027-03-29', ''],
    ['DTSTART;VALUE=DATE:20270329T000000', '2027-03-29', ''],
    ['DTSTART;VALUE=DATE-TIME:20270329', '2027-03-29', ''],
    ['DTSTART;TZID=America/New_York:20270329', '2027-03-29', ''],
    ['DTSTART:20270329T1500', '2027-03-29', '15:00'],
    ['DTSTART:2027-03-29T15:00:00', '2027-03-29', '15:00'],
    ['DTSTART:2027-03-29T15:00:00-07:00', '2027-03-29', '18:00'],
    ['DTSTART:20270329T190000z', '2027-03-29', '15:00'],
    ['dtstart;value=date:20270329', '2027-03-29', ''],
    [
      'DTSTART;VALUE=DATE:20270329\nBEGIN:VALARM\nDTSTART:20280101\nDESCRIPTION:x\nEND:VALARM',
      '2027-03-29',
      '',
    ],
  ])('with %j is read', (lines, day, time) => {
    const found = readEvents(calendar(`UID:1\n${lines}`, GOOD), NOW)
    expect(found?.unreadable).toEqual([])
    expect(found?.events.map((event) => [event.day, event.time])).toEqual([
      [day, time],
      ['2027-07-12', ''],
    ])
  })

  it.each([
    ['', 'without a start'],
    ['DTSTART:tomorrow', 'without a date'],
    ['DTSTART;VALUE=DATE:20270230', 'on a day that does not exist'],
    ['DTSTART:20270329T990000', 'at an hour that does not exist'],
    ['DTEND;VALUE=DATE:20270713', 'with an end alone'],
    ['DTSTART', 'without a value'],
  ])('with %j is named and left out: %s', (lines) => {
    const found = readEvents(calendar(`UID:1\n${lines}\nSUMMARY:Away`, GOOD), NOW)
    expect(found?.unreadable).toEqual(['Away'])
    expect(found?.events.map(({ day }) => day)).toEqual(['2027-07-12'])
  })

  it('whose end cannot be read is read in part', () => {
    const found = readEvents(calendar('UID:1\nSUMMARY:Away\nDTSTART:20270329T150000\nDTEND:later', GOOD), NOW)
    expect([found?.partial, found?.events.length]).toEqual([['Away'], 2])
  })

  it.each([
    ['DESCRIPTION:Patients:\nJane Doe', 'Patients:\nJane Doe'],
    ['DESCRIPTION:Call\nPhone: 305 555 0123', 'Call\nPhone: 305 555 0123'],
    ['DESCRIPTION:See\nhttps://example.com/a', 'See\nhttps://example.com/a'],
    ['DESCRIPTION:One\n\n\nTwo; three', 'One\nTwo; three'],
    ['DESCRIPTION:One\nNOTE: in capitals', 'One\nNOTE: in capitals'],
    ['DESCRIPTION:One\nX-OTHER:1', 'One'],
    ['DESCRIPTION:One\nCOLOR:red', 'One'],
  ])('with an unfolded line keeps it: %j', (lines, description) => {
    const event = `UID:1\nDTSTART;VALUE=DATE:20270705\n${lines}\nLOCATION:Here`
    const found = readEvents(calendar(event, GOOD), NOW)
    expect(found?.events[0]?.details.slice(1, 3)).toEqual([description, 'Here'])
    expect(found?.events).toHaveLength(2)
  })

  it.each([
    ['a line without a name', 'just some words'],
    ['an unclosed quotation mark', 'ATTENDEE;CN="Ana:mailto:ana@example.com'],
    ['a broken duration', 'GEO:nowhere'],
  ])('with %s loses only that', (_, line) => {
    const found = readEvents(calendar(`UID:1\nDTSTART;VALUE=DATE:20270705\n${line}`, GOOD), NOW)
    expect(found?.events.map(({ day }) => day)).toEqual(['2027-07-05', '2027-07-12'])
  })

  it('without its last line does not swallow the next', () => {
    const text = calendar(`UID:1\nDTSTART;VALUE=DATE:20270705\nBEGIN:VEVENT\n${GOOD}`)
    expect(readEvents(text, NOW)?.events).toHaveLength(2)
  })

  it('is left out if the file is cut off within it', () => {
    const whole = calendar(GOOD, 'UID:1\nDTSTART;VALUE=DATE:20270705\nDTEND;VALUE=DATE:20270709')
    const found = readEvents(whole.slice(0, whole.indexOf('DTEND')), NOW)
    expect([found?.isCutOff, found?.events.map(({ day }) => day)]).toEqual([true, ['2027-07-12']])
  })

  it('alone: the sentence does not blame the export', () => {
    expect(sentence('bookings', calendar('UID:1\nSUMMARY:Away'))).toMatch(
      /^No entry of this calendar has a date/,
    )
    expect(sentence('bookings', calendar())).toMatch(/no events/)
  })

  it('may come in a file with several calendars', () => {
    expect(readEvents(`${calendar(GOOD)}\r\n${calendar(GOOD)}`, NOW)?.events).toHaveLength(2)
  })
})

describe('a zone', () => {
  const at = (tzid: string, time = '20270410T220000') =>
    readEvents(calendar(`UID:1\nDTSTART;TZID=${tzid}:${time}`), NOW)

  it.each([
    ['America/Los_Angeles', '2027-04-11', '01:00'],
    ['Pacific Standard Time', '2027-04-11', '01:00'],
    ['"(UTC-08:00) Pacific Time (US & Canada)"', '2027-04-11', '01:00'],
    ['(UTC-08:00) Pacific Time (US & Canada)', '2027-04-11', '01:00'],
    ['US/Pacific', '2027-04-11', '01:00'],
    ['/freeassociation.sourceforge.net/America/Los_Angeles', '2027-04-11', '01:00'],
    ['/mozilla.org/20050126_1/America/Argentina/Buenos_Aires', '2027-04-10', '21:00'],
    ['Central Standard Time', '2027-04-10', '23:00'],
    ['W. Europe Standard Time', '2027-04-10', '16:00'],
    ['Etc/UTC', '2027-04-10', '18:00'],
    ['UTC', '2027-04-10', '18:00'],
    ['Eastern Standard Time', '2027-04-10', '22:00'],
  ])('%s is known without a definition', (tzid, day, time) => {
    const found = at(tzid)
    expect([found?.events[0]?.day, found?.events[0]?.time, found?.unknownZones]).toEqual([day, time, []])
  })

  it('follows the clocks, also within a series', () => {
    expect(at('America/Phoenix', '20270110T220000')?.events[0]).toMatchObject({
      day: '2027-01-11',
      time: '00:00',
    })
    expect(at('America/Phoenix', '20270710T220000')?.events[0]).toMatchObject({
      day: '2027-07-11',
      time: '01:00',
    })
    const series = 'UID:1\nDTSTART;TZID=America/Phoenix:20270307T120000\nRRULE:FREQ=WEEKLY;COUNT=2'
    expect(bookings(series).map(([, time]) => time)).toEqual(['14:00', '15:00'])
  })

  it.each(['Nowhere/Known', 'Customized Time Zone', '-08:00', 'Moon'])(
    '%s is unknown: Miami’s, and named',
    (tzid) => {
      const found = at(tzid)
      expect([found?.events[0]?.time, found?.unknownZones]).toEqual(['22:00', [tzid]])
    },
  )

  it('of the whole calendar applies to times without one', () => {
    const text = calendar('UID:1\nDTSTART:20270410T220000').replace(
      'VERSION:2.0',
      'X-WR-TIMEZONE:America/Los_Angeles',
    )
    expect(readEvents(text, NOW)?.events[0]).toMatchObject({ day: '2027-04-11', time: '01:00' })
  })

  it('is the one that the calendar defines, unless that has no rules', () => {
    const zone = (...rules: string[]) =>
      ['BEGIN:VTIMEZONE', 'TZID:America/Los_Angeles', ...rules, 'END:VTIMEZONE'].join('\r\n')
    const own = zone(
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0300',
      'TZOFFSETTO:-0300',
      'END:STANDARD',
    )
    const event = calendar('UID:1\nDTSTART;TZID=America/Los_Angeles:20270410T220000')
    const withZone = (defined: string) => event.replace('BEGIN:VEVENT', `${defined}\r\nBEGIN:VEVENT`)
    expect(readEvents(withZone(own), NOW)?.events[0]?.time).toBe('21:00')
    expect(readEvents(withZone(zone()), NOW)?.events[0]?.time).toBe('01:00')
    expect(readEvents(event, NOW)?.events[0]?.time).toBe('01:00')
  })
})
