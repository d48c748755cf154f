import { expect, it } from 'vitest'
import { renderCalendar } from './render-calendar.ts'

it.each(['\r\n', '\n', '\r'])('a customer’s words cannot begin a line of their own with %j', (lineBreak) => {
  const words = `Ana${lineBreak}BEGIN:VALARM`
  const entry = {
    uid: 'MT-1',
    day: '2027-02-13',
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
