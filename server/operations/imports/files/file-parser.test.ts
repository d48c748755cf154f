import { expect, it } from 'vitest'
import { FileParser } from './file-parser.ts'

const NOW = new Date('2027-01-04T14:00:00Z')
const TERMS = { now: NOW, kind: 'bookings', ownAddresses: [] } as const
const parser = new FileParser()
const calendar = (rule: string) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20270103T170000', rule]
    .concat('END:VEVENT', 'END:VCALENDAR')
    .join('\r\n')

it('stops reading a calendar whose rule never ends, and nobody waits for it but the next file', async () => {
  const stopping = new AbortController()
  const never = calendar('RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31')
  const endless = parser.readEvents(never, NOW, stopping.signal)
  const next = parser.readTable(new TextEncoder().encode('Name\nAna'), TERMS)
  stopping.abort()
  expect(await endless).toBeUndefined()
  expect(await next).toEqual({ headings: ['Name'], rows: [['Ana']], changes: [] })
})

it('returns a calendar’s days and a file’s refusal', async () => {
  const found = await parser.readEvents(calendar('SUMMARY:Party'), NOW)
  expect(found?.events[0]).toMatchObject({ day: '2027-01-03', time: '17:00' })
  expect(await parser.readTable(new Uint8Array(), TERMS)).toMatchObject({ code: 'invalid' })
})
