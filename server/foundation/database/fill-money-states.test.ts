import { expect, it } from 'vitest'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { getDiscrepancyMessage } from '#domain/money/payments/discrepancy.ts'
import { EARLIER_BOOKING, upgradeFrom } from '#test/upgrade-from.ts'

/** Rows as written by the previous version. */
const EARLIER = `${EARLIER_BOOKING}
  INSERT INTO payment_intents (intent_id, provider, booking_id, amount) VALUES ('pi_1', 'stripe', 1, 75), ('pi_test_2', 'test', 1, 75);
  INSERT INTO payments (id, booking_id, booking_reference, intent_id, method, amount, note) VALUES
    (1, 1, 'MT-1', 'pi_1', 'card', 75, NULL), (2, 1, 'MT-1', 'pi_test_2', 'card', 75, 'Already paid.'),
    (3, 1, 'MT-1', NULL, 'cash', 10, NULL), (4, 1, 'MT-1', 'pi_test_unknown', 'card', 5, NULL);
  INSERT INTO refunds (payment_id, amount, reason) VALUES (1, 20, 'The policy'), (2, 75, 'Already paid.'),
    (1, 5, 'Made in the dashboard of the card provider');
  INSERT INTO outbox (dedupe_key, kind, recipient, subject, text, html, booking_id, created_at) VALUES
    (NULL, 'payment-link', 'm', 's', 't', 'h', 1, '2027-01-02T10:00:00Z'),
    ('balance-reminder-1-2027-02-13-10', 'balance-reminder', 'm', 's', 't', 'h', 1, '2027-02-03T10:00:00Z'),
    ('balance-reminder-1-2027-01-30-7', 'balance-reminder', 'm', 's', 't', 'h', 1, '2027-01-23T10:00:00Z');`

it('fills the new columns about money from what was recorded before', () =>
  upgradeFrom('money-states', {
    before: (client) => client.query(EARLIER),
    after: async (client) => {
      const { rows: providers } = await client.query('SELECT id, provider FROM payments ORDER BY id')
      expect(providers.map(({ provider }) => provider)).toEqual(['stripe', 'test', null, 'test'])
      const { rows: causes } = await client.query('SELECT cause FROM refunds ORDER BY id')
      expect(causes.map(({ cause }) => cause)).toEqual(['cancellation', 'returned', 'dashboard'])
      const { rows: booked } = await client.query(
        'SELECT payment_link_sent_at, reminded_days_before, reminded_of_day::text FROM bookings',
      )
      expect(booked).toEqual([
        {
          payment_link_sent_at: new Date('2027-01-02T10:00:00Z'),
          reminded_days_before: 10,
          reminded_of_day: '2027-02-13',
        },
      ])
    },
  }))

/** Refunds that failed before staff were told about failures, and one whose money was returned another way. */
const FAILED = `
  INSERT INTO payments (id, booking_reference, provider, intent_id, amount) VALUES
    (1, 'MT-1', 'stripe', 'pi_1', 1500), (2, 'MT-2', 'stripe', 'pi_2', 75);
  INSERT INTO refunds (payment_id, amount, cause, reason, status) VALUES
    (1, 1200, 'cancellation', 'First tried so', 'failed'),
    (1, 1200.50, 'cancellation', 'The policy', 'failed'), (1, 100, 'beyond_price', 'Smaller', 'succeeded'),
    (2, 75, 'cancellation', 'The policy', 'failed'), (2, 75, 'dashboard', 'Made there', 'succeeded');`

it('opens a difference for each payment with a failed refund that is owed', () =>
  upgradeFrom('failed-refunds', {
    before: (client) => client.query(FAILED),
    after: async (client) => {
      const { rows: found } = await client.query(
        'SELECT kind, intent_id, booking_reference, amount, sentence FROM reconciliation_findings',
      )
      const failed = getDiscrepancyMessage({ kind: 'refund-failed', values: { owedCents: 120_050 } })
      const sentence = textIn('en')(failed)
      expect(found).toEqual([
        { kind: 'refund-failed', intent_id: 'pi_1', booking_reference: 'MT-1', amount: '1200.50', sentence },
      ])
      const { rows: settled } = await client.query(
        `SELECT payment_id, amount FROM refunds WHERE settled_at IS NOT NULL ORDER BY payment_id`,
      )
      expect(settled).toEqual([
        { payment_id: 1, amount: '1200.00' },
        { payment_id: 2, amount: '75.00' },
      ])
    },
  }))

/** A booking as stored by a release whose lines had no values: everything a label can say, and a custom label. */
const LINES_OF_LABELS = [
  { kind: 'theme', part: 'total', label: 'Boho', amountCents: 15_000 },
  { kind: 'addon', part: 'total', label: 'Movie Night', amountCents: 4_500 },
  { kind: 'addon', part: 'total', label: 'Renamed since', amountCents: 1_000 },
  { kind: 'delivery', part: 'total', label: 'Delivery to 33139', amountCents: 4_000 },
  { kind: 'tax', part: 'total', label: 'Sales tax (6.5%)', amountCents: 1_000 },
  { kind: 'tax', part: 'total', label: 'Tax exempt, certificate 85-8012345678C-1', amountCents: 0 },
  { kind: 'balance', part: 'dueNow', label: 'Balance, paid later', amountCents: -9_000 },
  { kind: 'coupon', part: 'dueNow', label: 'Coupon MOON10 (12.5% off)', amountCents: -900 },
  { kind: 'coupon', part: 'dueNow', label: 'Coupon BIG ($1,020.50 off)', amountCents: -900 },
  { kind: 'tax', part: 'total', label: 'By hand', amountCents: 1 },
]
const VALUES_OF_LABELS = [
  {},
  { addonId: 7 },
  {},
  { zip: '33139' },
  { percent: 650 },
  { certificate: '85-8012345678C-1' },
  {},
  { coupon: { code: 'MOON10', discountType: 'percentage', discountValue: 1_250 } },
  { coupon: { code: 'BIG', discountType: 'fixed', discountValue: 102_050 } },
  {},
]

it('gives lines of earlier prices the values in their labels', () =>
  upgradeFrom('price-line-values', {
    before: async (client) => {
      await client.query(EARLIER_BOOKING)
      await client.query(`INSERT INTO addons (id, name, description, price) VALUES (7, 'Movie Night', '', 45);
        INSERT INTO booking_addons (booking_id, addon_id, unit_price) VALUES (1, 7, 45)`)
      await client.query('UPDATE bookings SET price_lines = $1', [JSON.stringify(LINES_OF_LABELS)])
    },
    after: async (client) => {
      const { rows } = await client.query('SELECT price_lines FROM bookings')
      expect(rows[0]?.price_lines).toEqual(
        LINES_OF_LABELS.map((line, place) => ({ ...line, ...VALUES_OF_LABELS[place] })),
      )
    },
  }))
