import { expect, it } from 'vitest'
import type { AuditFacts } from '#contract/operations/audit-facts.ts'
import { refundReason } from '#domain/booking/changes/refund-reason.ts'
import { storeMessage } from '#domain/foundation/translation/store-message.ts'
import { describeFacts, describeInEnglish } from './describe-facts.ts'

const DELETED = {
  kind: 'deleted-booking',
  reference: 'MT-1',
  customerName: 'Ana Ruiz',
  day: '2027-02-13',
} as const

it.each<[AuditFacts, string, string]>([
  [
    { ...DELETED, money: { paidCents: 7_500, refundCents: 0, reason: 'No-show' } },
    'MT-1, Ana Ruiz, 2027-02-13. Of $75.00 paid, $0.00 refunded. No-show',
    'MT-1, Ana Ruiz, 13 feb 2027. De $75.00 pagados, se devuelven $0.00. No-show',
  ],
  [
    {
      ...DELETED,
      money: {
        paidCents: 7_500,
        refundCents: 7_500,
        reason: storeMessage(refundReason('refunds.bookingDeleted')),
      },
    },
    'MT-1, Ana Ruiz, 2027-02-13. Of $75.00 paid, $75.00 refunded. The booking was deleted.',
    'MT-1, Ana Ruiz, 13 feb 2027. De $75.00 pagados, se devuelven $75.00. Se eliminó la reserva.',
  ],
])('says what happened to the money of %j', (facts, english, spanish) => {
  expect(describeInEnglish(facts)).toBe(english)
  const told = describeFacts('es', facts).map(({ text }) => text)
  expect(told.join('')).toBe(spanish)
})
