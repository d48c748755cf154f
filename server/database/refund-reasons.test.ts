import { describe, expect, it } from 'vitest'
import { REFUND_REASONS, type RefundReason } from '#domain/changes/refund-reason.ts'
import { type Finding, getFindingMessage } from '#domain/payments/finding.ts'
import { type Said, say, tell } from '#domain/sentences/said.ts'
import { textIn } from '#domain/translation/text-in.ts'
import { EARLIER_BOOKING, upgradeFrom } from '#test/upgrade-from.ts'

const DAY = '2027-02-13'

/** Every reason that a release before the codes can have written, and texts of other people. */
const REASONS: readonly RefundReason[] = [
  say('nothingToRefund'),
  say('neverRefunded'),
  say('noRefundWithin', 0),
  say('noRefundWithin', 1),
  say('noRefundWithin', 14),
  say('depositOnly'),
  say('beyondDeposit', 0, null, 123_450, 10),
  say('beyondDeposit', 1, 5_000, 10_000, 2_500),
  say('beyondDeposit', 14, 1_250, 10_000, 2_500),
  say('noMoreAfterMove', 0, 0),
  say('noMoreAfterMove', 3_333, 123_456),
  say('beyondPrice', 28_000, 0),
  say('bookingDeleted'),
  say('surplus', 7_500),
  say('orderBecameSmaller', 7_500),
  say('doesNotCover', 5_000, 123_400),
  say('couponUsedUpMeanwhile'),
  say('cancelledMoneyBack'),
  say('paidTooMuch', 500),
  say('paidTwice'),
  say('cameTooLate', [say('fullyBooked', DAY), say('chooseOtherDate')]),
  say('cameTooLate', [say('dayPassed', DAY), say('chooseOtherDate')]),
  say('cameTooLate', [say('noTeepeesLeft', '2027-12-31'), say('chooseOtherDate')]),
  say('cameTooLate', [say('fewTeepeesLeft', 1, DAY), say('chooseFewerTeepees')]),
  say('cameTooLate', [say('fewTeepeesLeft', 12, DAY), say('chooseFewerTeepees')]),
  say('changeCameTooLate', [say('orderChangedMeanwhile')]),
  say('changeCameTooLate', [say('couponJustUsedUp')]),
  say('changeCameTooLate', [say('fullyBooked', DAY)]),
  say('bookingGoneMoneyBack'),
  say('madeInDashboard'),
  say('asWritten', 'Rain'),
  say('asWritten', 'She wrote: “$75.00 was paid beyond the price of the party and comes back.”'),
]
/** Reasons that came after the codes. */
const LATER: readonly string[] = ['damageNotOwed']
/** Sentences within a sentence that are not worth to be told apart stay as they are. */
const RARE: Said = say('cameTooLate', [say('addonTaken', 'Movie Night', DAY), say('chooseFewerOfAddon')])

const FINDINGS: readonly Finding[] = [
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

describe('the upgrade of a database with English sentences', () => {
  it('knows every reason of a refund', () =>
    upgradeFrom('refund-reasons', {
      before: async (client) => {
        await client.query(EARLIER_BOOKING)
        await client.query(`INSERT INTO payments (id, booking_id, amount) VALUES (1, 1, 1000)`)
        for (const said of [...REASONS, RARE])
          await client.query(
            'INSERT INTO refunds (payment_id, amount, cause, reason) VALUES (1, 1, $1, $2)',
            ['returned', tell(said)],
          )
      },
      after: async (client) => {
        const earlier = REFUND_REASONS.filter((reason) => !LATER.includes(reason))
        expect(new Set(REASONS.map(({ sentence }) => sentence))).toEqual(new Set(earlier))
        const { rows } = await client.query<{ sentence: string; about: unknown[]; reason: string }>(
          'SELECT reason_code AS sentence, reason_values AS about, reason FROM refunds ORDER BY id',
        )
        expect(rows).toEqual([
          ...REASONS.map((said) => ({ ...said, reason: tell(said) })),
          { ...say('asWritten', tell(RARE)), reason: tell(RARE) },
        ])
      },
    }))

  it('knows why a refund failed', () =>
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

  it('knows every difference, also where the log tells who resolved it', () =>
    upgradeFrom('refund-reasons', {
      before: async (client) => {
        const sentences = [...FINDINGS.map((finding) => textIn('en')(getFindingMessage(finding))), OLDEST]
        for (const [at, sentence] of sentences.entries()) {
          const kind = FINDINGS[at]?.kind ?? 'unbooked'
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
        expect(rows).toEqual([...FINDINGS, { kind: 'unbooked', values: null }])
        const { rows: told } = await client.query('SELECT facts FROM audit_log ORDER BY id')
        expect(told.map(({ facts }) => facts)).toEqual([
          ...FINDINGS.map((about) => ({
            kind: 'finding',
            sentence: textIn('en')(getFindingMessage(about)),
            about,
          })),
          { kind: 'finding', sentence: OLDEST },
        ])
      },
    }))
})
