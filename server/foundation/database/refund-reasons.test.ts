import { describe, expect, it } from 'vitest'
import {
  REFUND_REASON_NAMES,
  type RefundReason,
  refundReason,
} from '#domain/booking/changes/refund-reason.ts'
import { compileMessage } from '#domain/foundation/messages/compile-message.ts'
import { type Message, message } from '#domain/foundation/messages/message.ts'
import { fromStored, type StoredMessage } from '#domain/foundation/messages/stored-messages.ts'
import { createText } from '#domain/foundation/messages/text.ts'
import { type Discrepancy, getDiscrepancyMessage } from '#domain/money/payments/discrepancy.ts'
import sentences from '#test/oldest-release/english-sentences.json' with { type: 'json' }
import { EARLIER_BOOKING, upgradeFrom } from '#test/upgrade-from.ts'

const DAY = '2027-02-13'

/** Every reason that a release before reason codes can have written, and texts that people wrote. */
const REASONS: readonly RefundReason[] = [
  refundReason('rules.nothingToRefund'),
  refundReason('rules.neverRefunded'),
  refundReason('rules.noRefundWithin', { count: 0 }),
  refundReason('rules.noRefundWithin', { count: 1 }),
  refundReason('rules.noRefundWithin', { count: 14 }),
  refundReason('rules.depositOnly'),
  refundReason('rules.beyondDeposit', { count: 0, share: 10_000, deposit: 123_450, refund: 10 }),
  refundReason('rules.beyondDeposit', { count: 1, share: 5_000, deposit: 10_000, refund: 2_500 }),
  refundReason('rules.beyondDeposit', { count: 14, share: 1_250, deposit: 10_000, refund: 2_500 }),
  refundReason('rules.noMoreAfterMove', { percent: 0, refund: 0 }),
  refundReason('rules.noMoreAfterMove', { percent: 3_333, refund: 123_456 }),
  refundReason('rules.beyondPrice', { excess: 28_000, refund: 0 }),
  refundReason('refunds.bookingDeleted'),
  refundReason('refunds.overpayment', { amount: 7_500 }),
  refundReason('orderChange.becameSmaller', { amount: 7_500 }),
  refundReason('payments.doesNotCover', { paid: 5_000, due: 123_400 }),
  refundReason('payments.couponUsedUpMeanwhile'),
  refundReason('payments.cancelledMoneyBack'),
  refundReason('payments.paidTooMuch', { amount: 500 }),
  refundReason('payments.paidTwice'),
  refundReason('payments.cameTooLate', {
    refusal: [message('calendar.fullyBooked', { day: DAY }), message('calendar.chooseOtherDate')],
  }),
  refundReason('payments.cameTooLate', {
    refusal: [message('calendar.dayPassed', { day: DAY }), message('calendar.chooseOtherDate')],
  }),
  refundReason('payments.cameTooLate', {
    refusal: [message('calendar.noTeepeesLeft', { day: '2027-12-31' }), message('calendar.chooseOtherDate')],
  }),
  refundReason('payments.cameTooLate', {
    refusal: [
      message('calendar.fewTeepeesLeft', { count: 1, day: DAY }),
      message('calendar.chooseFewerTeepees'),
    ],
  }),
  refundReason('payments.cameTooLate', {
    refusal: [
      message('calendar.fewTeepeesLeft', { count: 12, day: DAY }),
      message('calendar.chooseFewerTeepees'),
    ],
  }),
  refundReason('orderChange.cameTooLate', { why: [message('orderChange.changedMeanwhile')] }),
  refundReason('orderChange.cameTooLate', { why: [message('coupons.justUsedUp')] }),
  refundReason('orderChange.cameTooLate', { why: [message('calendar.fullyBooked', { day: DAY })] }),
  refundReason('payments.bookingGoneMoneyBack'),
  refundReason('refunds.madeInDashboard'),
  refundReason('message.asWritten', { text: 'Rain' }),
  refundReason('message.asWritten', {
    text: 'She wrote: “$75.00 was paid beyond the price of the party and comes back.”',
  }),
]
/** Reasons added after the codes. */
const LATER: readonly string[] = ['damageNotOwed']
/** Some sentences nested in others are not worth distinguishing and stay as they are. */
const RARE: Message = refundReason('payments.cameTooLate', {
  refusal: [
    message('calendar.addonTaken', { name: 'Movie Night', day: DAY }),
    message('calendar.chooseFewerOfAddon'),
  ],
})

const DISCREPANCIES: readonly Discrepancy[] = [
  { kind: 'not-recorded', values: { takenCents: 7_500 } },
  { kind: 'amount-differs', values: { takenCents: 123_456, recordedCents: 7_500 } },
  { kind: 'refund-not-recorded', values: {} },
  { kind: 'unknown-at-provider', values: { recordedCents: 7_500 } },
  { kind: 'returned-without-booking', values: { takenCents: 7_500, isCustomerTold: true } },
  { kind: 'returned-without-booking', values: { takenCents: 100, isCustomerTold: false } },
  { kind: 'booking-gone', values: { paidCents: 7_500 } },
  { kind: 'refund-failed', values: { owedCents: 123_456 } },
]
const OLDEST = 'Something differs.'

/** Says it in English as releases did that stored whole sentences. */
const writeEarlier = createText(
  'en',
  Object.fromEntries(Object.entries(sentences).map(([id, source]) => [id, compileMessage(source)])),
)

describe('the upgrade of a database with English sentences', () => {
  it('recognizes every reason for a refund', () =>
    upgradeFrom('refund-reasons', {
      before: async (client) => {
        await client.query(EARLIER_BOOKING)
        await client.query(`INSERT INTO payments (id, booking_id, amount) VALUES (1, 1, 1000)`)
        for (const reason of [...REASONS, RARE])
          await client.query(
            'INSERT INTO refunds (payment_id, amount, cause, reason) VALUES (1, 1, $1, $2)',
            ['returned', writeEarlier(reason)],
          )
      },
      after: async (client) => {
        const earlier = REFUND_REASON_NAMES.filter((name) => !LATER.includes(name))
        const { rows } = await client.query<StoredMessage & { reason: string }>(
          'SELECT reason_code AS sentence, reason_values AS about, reason FROM refunds ORDER BY id',
        )
        expect(new Set(rows.map(({ sentence }) => sentence))).toEqual(new Set(earlier))
        const rare = refundReason('message.asWritten', { text: writeEarlier(RARE) })
        expect(rows.map(fromStored)).toEqual([...REASONS, rare])
        expect(rows.map(({ reason }) => reason)).toEqual(
          [...REASONS, RARE].map((reason) => writeEarlier(reason)),
        )
      },
    }))

  it('recognizes why a refund failed', () =>
    upgradeFrom('refund-reasons', {
      before: (client) =>
        client.query(`INSERT INTO payments (id, amount) VALUES (1, 1000);
          INSERT INTO refunds (payment_id, amount, cause, reason, failure) VALUES (1, 1, 'dashboard', 'x', NULL),
            (1, 1, 'dashboard', 'x', 'The bank did not take the refund.'), (1, 1, 'dashboard', 'x', 'No such charge')`),
      after: async (client) => {
        const { rows } = await client.query('SELECT failure_code, failure FROM refunds ORDER BY id')
        expect(rows).toEqual([
          { failure_code: null, failure: null },
          { failure_code: 'not_taken', failure: 'The bank did not take the refund.' },
          { failure_code: 'refused', failure: 'No such charge' },
        ])
      },
    }))

  it('recognizes every difference, including in log entries about who resolved it', () =>
    upgradeFrom('refund-reasons', {
      before: async (client) => {
        const sentences = [
          ...DISCREPANCIES.map((finding) => writeEarlier(getDiscrepancyMessage(finding))),
          OLDEST,
        ]
        for (const [at, sentence] of sentences.entries()) {
          const kind = DISCREPANCIES[at]?.kind ?? 'unbooked'
          await client.query(
            'INSERT INTO reconciliation_findings (kind, intent_id, sentence) VALUES ($1, $2, $3)',
            [kind, `pi_${at}`, sentence],
          )
          await client.query(
            `INSERT INTO audit_log (actor, action, subject, details, facts) VALUES ('ana', 'marked as resolved', 'difference', $1, $2)`,
            [sentence, { kind: 'finding', sentence }],
          )
        }
      },
      after: async (client) => {
        const { rows } = await client.query('SELECT kind, values FROM reconciliation_findings ORDER BY id')
        expect(rows).toEqual([...DISCREPANCIES, { kind: 'unbooked', values: null }])
        const { rows: told } = await client.query('SELECT facts FROM events ORDER BY id')
        expect(told.map(({ facts }) => facts)).toEqual([
          ...DISCREPANCIES.map((about) => ({
            kind: 'finding',
            sentence: writeEarlier(getDiscrepancyMessage(about)),
            about,
          })),
          { kind: 'finding', sentence: OLDEST },
        ])
      },
    }))
})
