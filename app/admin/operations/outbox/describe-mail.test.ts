import { expect, it } from 'vitest'
import type { OutboxMail } from '#contract/operations/outbox.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { describeDelivery, getSendLabels } from './describe-mail.ts'

const mail: OutboxMail = {
  id: 1,
  kind: 'confirmation',
  recipient: 'maria@example.com',
  subject: 'Your party',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: '2027-01-04T14:05:00.000Z',
  lastFailure: null,
  sentAt: null,
  createdAt: '2027-01-04T14:00:00.000Z',
  bookingId: 12,
}
const refused = { attempts: 2, lastFailure: 'connect ECONNREFUSED' }

it.each<[string, Partial<OutboxMail>, string, string | undefined]>([
  ['waits for its first try', {}, '', undefined],
  ['is sent', { status: 'sent', sentAt: '2027-01-04T14:01:00.000Z' }, 'Jan 4, 2027, 9:01 AM', undefined],
  ['waits for another try', refused, 'connect ECONNREFUSED (2 tries, next Jan 4, 2027, 9:05 AM)', 'Retry'],
  [
    'is given up',
    { status: 'failed', attempts: 1, lastFailure: '550 no such mailbox' },
    '550 no such mailbox (1 try)',
    'Retry',
  ],
  ['is kept', { status: 'kept' }, '', 'Send'],
])('a mail that %s', (_, change, note, button) => {
  expect(describeDelivery({ ...mail, ...change }, textIn('en'))).toBe(note)
  const about = button && { label: button, aboutMail: `${button} Your party` }
  expect(getSendLabels({ ...mail, ...change }, textIn('en'))).toEqual(about)
})

it('tells a mail that waits for another try in Spanish', () => {
  expect(describeDelivery({ ...mail, ...refused }, textIn('es'))).toMatch(
    /^connect ECONNREFUSED \(2 intentos, el próximo: 4 ene 2027, 9:05\sa\.\s?m\.\)$/,
  )
  expect(getSendLabels({ ...mail, ...refused }, textIn('es'))).toEqual({
    label: 'Reintentar',
    aboutMail: 'Reintentar «Your party»',
  })
})
