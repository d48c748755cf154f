import { expect, it } from 'vitest'
import { addDays } from '#domain/foundation/time/party-day.ts'
import { renderCalendar } from './render-calendar.ts'

it.each(['\r\n', '\n', '\r'])('a customer’s words cannot begin a line of their own with %j', (lineBreak) => {
  const words = `Ana${lineBreak}BEGIN:VALARM`
  const entry = {
    uid: 'MT-1',
    day: '2027-02-13',
    ends: '2027-02-14',
    changedAt: new Date('2027-01-04T14:00:00Z'),
    version: 1,
    title: words,
    place: words,
    notes: `${words}\u0007`,
  }
  const lines = renderCalendar(words, [entry]).split(/\r\n|\r|\n/)
  expect(lines).toContain('SUMMARY:Ana\\nBEGIN:VALARM')
  expect(lines).toContain('DESCRIPTION:Ana\\nBEGIN:VALARM')
  expect(lines).not.toContain('BEGIN:VALARM')
})

it.each([
  ['2027-02-13', '2027-02-13T22:00:00Z', ['DTSTART:20270213T220000Z', 'DTEND:20270214T050000Z']],
  ['2027-07-10', '2027-07-10T21:00:00Z', ['DTSTART:20270710T210000Z', 'DTEND:20270711T040000Z']],
  ['2027-03-13', '2027-03-13T22:00:00Z', ['DTSTART:20270313T220000Z', 'DTEND:20270314T050000Z']],
  ['2027-11-07', '2027-11-07T22:00:00Z', ['DTSTART:20271107T220000Z', 'DTEND:20271108T050000Z']],
  ['2027-12-31', undefined, ['DTSTART;VALUE=DATE:20271231', 'DTEND;VALUE=DATE:20280101']],
])('an entry on %s that begins at %s has an end', (day, begins, dates) => {
  const entry = {
    uid: 'MT-1',
    day,
    ends: addDays(day, 1),
    begins: begins === undefined ? undefined : new Date(begins),
    changedAt: new Date('2027-01-04T14:00:00Z'),
    version: 1,
    title: 'Party',
    place: 'Here',
    notes: '',
  }
  const lines = renderCalendar('Parties', [entry]).split('\r\n')
  expect(lines.filter((line) => /^DT(START|END)/.test(line))).toEqual(dates)
})
