import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { withAmounts } from '#domain/sentences/staff-spanish.ts'
import { databaseUrlOf } from '#test/database-server.ts'

const FOLDER = 'server/database/migrations'
const MIGRATIONS = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))

/** Runs the work on an empty database of its own. */
async function onEmptyDatabase(work: (client: Client) => Promise<void>): Promise<void> {
  const name = `migrate_${randomBytes(6).toString('hex')}`
  const admin = new Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const client = new Client({ connectionString: databaseUrlOf(inject('databaseUrl'), name) })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
}

async function migrate(client: Client, files: readonly string[]): Promise<void> {
  for (const file of files)
    for (const statement of readFileSync(`${FOLDER}/${file}`, 'utf8').split('--> statement-breakpoint'))
      await client.query(statement)
}

const EARLIER_BOOKING = `
  INSERT INTO themes (id, name, description, price_per_teepee, main_image) VALUES (1, 'Boho', 'A theme', 75, '');
  INSERT INTO bookings (id, reference, theme_id, price_per_teepee, booking_date, customer_name, customer_email,
    customer_phone, party_address, city, state, zip_code, guest_count, total_amount, deposit_amount, final_amount)
  VALUES (1, 'MT-1', 1, 75, '2027-02-13', 'Maria', 'maria@example.com', '1', 'Palm', 'Miami', 'FL', '33101', 6, 150, 75, 75);`

/** Rows as the previous version wrote them. */
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

it('fills the new columns about money from what was written down before', () =>
  onEmptyDatabase(async (client) => {
    const from = MIGRATIONS.findIndex((file) => file.endsWith('money-states.sql'))
    await migrate(client, MIGRATIONS.slice(0, from))
    await client.query(EARLIER)
    await migrate(client, MIGRATIONS.slice(from))
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
  }))

/** Refunds that failed before staff were told of it, and one whose money went back another way. */
const FAILED = `
  INSERT INTO payments (id, booking_reference, provider, intent_id, amount) VALUES
    (1, 'MT-1', 'stripe', 'pi_1', 1500), (2, 'MT-2', 'stripe', 'pi_2', 75);
  INSERT INTO refunds (payment_id, amount, cause, reason, status) VALUES
    (1, 1200, 'cancellation', 'First tried so', 'failed'),
    (1, 1200.50, 'cancellation', 'The policy', 'failed'), (1, 100, 'beyond_price', 'Smaller', 'succeeded'),
    (2, 75, 'cancellation', 'The policy', 'failed'), (2, 75, 'dashboard', 'Made there', 'succeeded');`

it('opens a difference for each payment of which a failed refund is owed', () =>
  onEmptyDatabase(async (client) => {
    const from = MIGRATIONS.findIndex((file) => file.endsWith('failed-refunds.sql'))
    await migrate(client, MIGRATIONS.slice(0, from))
    await client.query(FAILED)
    await migrate(client, MIGRATIONS.slice(from))
    const { rows: found } = await client.query(
      'SELECT kind, intent_id, booking_reference, amount, sentence FROM reconciliation_findings',
    )
    const sentence = withAmounts(
      '{} should have gone back, but the refund failed. Try it again, or hand the money back and note it here.',
      120_050,
    )
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
  }))

/** A booking as a release before the values of lines stored it: all that a label can say, and a label of its own. */
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

it('gives the lines of earlier prices the values that their labels say', () =>
  onEmptyDatabase(async (client) => {
    const from = MIGRATIONS.findIndex((file) => file.endsWith('price-line-values.sql'))
    await migrate(client, MIGRATIONS.slice(0, from))
    await client.query(EARLIER_BOOKING)
    await client.query(`INSERT INTO addons (id, name, description, price) VALUES (7, 'Movie Night', '', 45);
      INSERT INTO booking_addons (booking_id, addon_id, unit_price) VALUES (1, 7, 45)`)
    await client.query('UPDATE bookings SET price_lines = $1', [JSON.stringify(LINES_OF_LABELS)])
    await migrate(client, MIGRATIONS.slice(from))
    const { rows } = await client.query('SELECT price_lines FROM bookings')
    expect(rows[0]?.price_lines).toEqual(
      LINES_OF_LABELS.map((line, place) => ({ ...line, ...VALUES_OF_LABELS[place] })),
    )
  }))
