import { describe, expect, it } from 'vitest'
import { readEvents } from './read-events.ts'

const NOW = new Date('2027-01-04T14:00:00Z')

const calendar = (...events: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`),
    'END:VCALENDAR',
  ].join('\r\n')

describe('a series', () => {
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

describe('a change to a series', () => {
  const daysOf = (...events: string[]) =>
    readEvents(calendar(...events), NOW)
      ?.events.map(({ day, time }) => `${day} ${time}`.trim())
      .toSorted()
  const WEEKLY = 'UID:1\nDTSTART;TZID=America/New_York:20270301T170000\nRRULE:FREQ=WEEKLY;COUNT=4'

  it('that also moves the later ones moves them all', () => {
    const change =
      'UID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270308T170000\nDTSTART;TZID=America/New_York:20270310T180000'
    expect(daysOf(WEEKLY, change)).toEqual([
      '2027-03-01 17:00',
      '2027-03-10 18:00',
      '2027-03-17 18:00',
      '2027-03-24 18:00',
    ])
  })

  it('that moves whole days moves the later ones too, unless they have one of their own', () => {
    const days = 'UID:1\nDTSTART;VALUE=DATE:20270301\nRRULE:FREQ=WEEKLY;COUNT=4'
    const on =
      'UID:1\nRECURRENCE-ID;VALUE=DATE;RANGE=THISANDFUTURE:20270308\nDTSTART;VALUE=DATE:20270310\nDTEND;VALUE=DATE:20270312'
    const one = 'UID:1\nRECURRENCE-ID;VALUE=DATE:20270315\nDTSTART;VALUE=DATE:20270316'
    expect(daysOf(days, on, one)).toEqual(['2027-03-01', '2027-03-10', '2027-03-16', '2027-03-24'])
  })

  const later = (...lines: string[]) =>
    [
      'UID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270315T170000',
      'DTSTART;TZID=America/New_York:20270315T170000',
      ...lines,
    ].join('\n')

  it('that cancels all later ones frees their days, also of a series without an end', () => {
    const cancels = later('STATUS:CANCELLED')
    expect(daysOf(WEEKLY, cancels)).toEqual(['2027-03-01 17:00', '2027-03-08 17:00'])
    const found = readEvents(calendar(WEEKLY.replace(';COUNT=4', ''), cancels), NOW)
    expect([found?.events.length, found?.unlimited]).toEqual([2, []])
  })

  it('that cancels all later ones leaves the one that has a change of its own', () => {
    const own =
      'UID:1\nRECURRENCE-ID;TZID=America/New_York:20270322T170000\nDTSTART;TZID=America/New_York:20270323T170000'
    expect(daysOf(WEEKLY, later('STATUS:CANCELLED'), own)).toEqual([
      '2027-03-01 17:00',
      '2027-03-08 17:00',
      '2027-03-23 17:00',
    ])
  })

  it('that makes all later ones free, or busy, applies to each of them', () => {
    const isFree = (...events: string[]) =>
      readEvents(calendar(...events), NOW)
        ?.events.toSorted((a, b) => a.day.localeCompare(b.day))
        .map((one) => one.isFree)
    expect(isFree(WEEKLY, later('TRANSP:TRANSPARENT'))).toEqual([false, false, true, true])
    expect(isFree(`${WEEKLY}\nTRANSP:TRANSPARENT`, later('TRANSP:OPAQUE'))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it.each([
    'EXDATE:20270308T170000',
    'EXDATE;TZID=America/New_York:20270308T170000',
    'EXDATE:20270308T220000Z',
  ])('that leaves one out finds it: %s', (line) => expect(daysOf(`${WEEKLY}\n${line}`)).toHaveLength(3))

  it.each([
    'DURATION:soon',
    'DURATION:PT',
    'DURATION:P1Dx',
    'DURATION:PT1.5H',
    'DURATION:2 hours',
    'DURATION:',
  ])('with %s is read in part', (line) => {
    const found = readEvents(calendar(`UID:1\nSUMMARY:Odd\nDTSTART:20270301T170000\n${line}`), NOW)
    expect([found?.partial, found?.events.length]).toEqual([['Odd'], 1])
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
    const found = readEvents(calendar(series), NOW)
    expect(found?.events.map(({ time }) => time)).toEqual(['14:00', '15:00'])
  })

  describe('whose clocks change', () => {
    /** The clocks go back on November 1, 2026, and forward on March 14, 2027. */
    const lastDays = (start: string, end: string, ...lines: string[]) =>
      readEvents(
        calendar([`UID:1\nDTSTART;TZID=Eastern Standard Time:${start}`, end, ...lines].join('\n')),
        new Date('2026-10-20T14:00:00Z'),
      )?.events.map(({ day, lastDay }) => [day, lastDay].join(' – '))
    const until = (end: string) => `DTEND;TZID=Eastern Standard Time:${end}`

    it.each([
      ['a day of 25 hours', '20261101T000000', until('20261102T000000'), '2026-11-01 – 2026-11-01'],
      ['two days, one of 25 hours', '20261031T000000', until('20261102T000000'), '2026-10-31 – 2026-11-01'],
      ['a day of 23 hours', '20270314T000000', until('20270315T000000'), '2027-03-14 – 2027-03-14'],
      ['a night of 13 hours', '20261031T180000', until('20261101T060000'), '2026-10-31 – 2026-11-01'],
      ['unless a minute later', '20261101T000000', until('20261102T000100'), '2026-11-01 – 2026-11-02'],
      [
        'unless a minute later in spring',
        '20270314T000000',
        until('20270315T000100'),
        '2027-03-14 – 2027-03-15',
      ],
      ['a stated day', '20261101T000000', 'DURATION:P1D', '2026-11-01 – 2026-11-01'],
      ['a stated day in spring', '20270314T000000', 'DURATION:P1D', '2027-03-14 – 2027-03-14'],
      ['an end in UTC', '20261101T000000', 'DTEND:20261102T050000Z', '2026-11-01 – 2026-11-01'],
      [
        'an end in another zone',
        '20270314T000000',
        'DTEND;TZID=Pacific Standard Time:20270314T210000',
        '2027-03-14 – 2027-03-14',
      ],
    ])('an entry ends at midnight and not on the next day: %s', (_, start, end, days) => {
      expect(lastDays(start, end)).toEqual([days])
    })

    it.each([
      ['that begins on a usual day', '20261031', '20261101', ['2026-10-31', '2026-11-01', '2026-11-02']],
      ['that begins on the longer day', '20261101', '20261102', ['2026-11-01', '2026-11-02', '2026-11-03']],
      ['that begins on the shorter day', '20270314', '20270315', ['2027-03-14', '2027-03-15', '2027-03-16']],
    ])('a series takes whole days: %s', (_, first, next, days) => {
      const listed = lastDays(`${first}T000000`, until(`${next}T000000`), 'RRULE:FREQ=DAILY;COUNT=3')
      expect(listed).toEqual(days.map((day) => `${day} – ${day}`))
    })
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
