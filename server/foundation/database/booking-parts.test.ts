import type { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { EARLIER_BOOKING, upgradeFrom } from '#test/upgrade-from.ts'

/** The same booking three times. */
const BOOKINGS = `${EARLIER_BOOKING}
  CREATE TEMP TABLE copy AS SELECT * FROM bookings;
  UPDATE copy SET id = 2, reference = 'MT-2'; INSERT INTO bookings SELECT * FROM copy;
  UPDATE copy SET id = 3, reference = 'MT-3'; INSERT INTO bookings SELECT * FROM copy;`

async function getRows(client: Client, query: string): Promise<unknown[]> {
  return (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows
}

describe('the reminders of bookings', () => {
  const now = (client: Client) =>
    getRows(client, 'SELECT booking_id, days_before, of_day::text FROM booking_reminders ORDER BY 1')
  const inBookings = (client: Client) =>
    getRows(client, 'SELECT id, reminded_days_before, reminded_of_day::text FROM bookings ORDER BY 1')

  it('move to their own table, which the previous release writes through its columns', () =>
    upgradeFrom('booking-reminders', {
      before: (client) =>
        client.query(`${BOOKINGS}
          UPDATE bookings SET reminded_days_before = 10, reminded_of_day = '2027-02-13' WHERE id = 2`),
      after: async (client) => {
        expect(await now(client)).toEqual([[2, 10, '2027-02-13']])
        // The previous release
        await client.query(
          `UPDATE bookings SET reminded_days_before = 7, reminded_of_day = '2027-02-13' WHERE id IN (1, 2)`,
        )
        await client.query(`UPDATE bookings SET guest_count = 5`)
        expect(await now(client)).toEqual([
          [1, 7, '2027-02-13'],
          [2, 7, '2027-02-13'],
        ])
        // This one
        await client.query(`INSERT INTO booking_reminders VALUES (3, 10, '2027-02-13')`)
        await client.query(
          `UPDATE booking_reminders SET days_before = 3, of_day = '2027-03-01' WHERE booking_id = 1`,
        )
        expect(await inBookings(client)).toEqual([
          [1, 3, '2027-03-01'],
          [2, 7, '2027-02-13'],
          [3, 10, '2027-02-13'],
        ])
        await client.query('DELETE FROM bookings WHERE id = 1')
        expect((await now(client)).length).toBe(2)
      },
    }))
})

describe('the links of bookings', () => {
  const SENT = '2027-01-02 10:00:00'
  const now = (client: Client) =>
    getRows(
      client,
      `SELECT booking_id, own_link_version, (payment_link_sent_at AT TIME ZONE 'UTC')::text FROM booking_links ORDER BY 1`,
    )
  const inBookings = (client: Client) =>
    getRows(
      client,
      `SELECT id, own_link_version, (payment_link_sent_at AT TIME ZONE 'UTC')::text FROM bookings ORDER BY 1`,
    )

  it('move to their own table, which the previous release writes through its columns', () =>
    upgradeFrom('booking-links', {
      before: (client) =>
        client.query(`${BOOKINGS}
          UPDATE bookings SET own_link_version = 2 WHERE id = 1;
          UPDATE bookings SET payment_link_sent_at = '${SENT}Z' WHERE id = 2`),
      after: async (client) => {
        expect(await now(client)).toEqual([
          [1, 2, null],
          [2, 0, SENT],
        ])
        // The previous release
        await client.query(`UPDATE bookings SET own_link_version = own_link_version + 1 WHERE id <> 2`)
        await client.query(`UPDATE bookings SET guest_count = 5`)
        expect(await now(client)).toEqual([
          [1, 3, null],
          [2, 0, SENT],
          [3, 1, null],
        ])
        // This one
        await client.query(`UPDATE booking_links SET own_link_version = 4 WHERE booking_id = 1`)
        await client.query(`UPDATE booking_links SET payment_link_sent_at = '${SENT}Z' WHERE booking_id = 3`)
        expect(await inBookings(client)).toEqual([
          [1, 4, null],
          [2, 0, SENT],
          [3, 1, SENT],
        ])
      },
    }))
})
