import type { Client } from 'pg'
import { expect, it } from 'vitest'
import { EARLIER_BOOKING, upgradeFrom } from '#test/upgrade-from.ts'

/** The same booking three times. */
const BOOKINGS = `${EARLIER_BOOKING}
  CREATE TEMP TABLE copy AS SELECT * FROM bookings;
  UPDATE copy SET id = 2, reference = 'MT-2'; INSERT INTO bookings SELECT * FROM copy;
  UPDATE copy SET id = 3, reference = 'MT-3'; INSERT INTO bookings SELECT * FROM copy;`

async function getRows(client: Client, query: string): Promise<unknown[]> {
  return (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows
}

const SENT = '2027-01-02 10:00:00'

it('reminders and links of bookings move to their own tables', () =>
  upgradeFrom('booking-reminders', {
    before: (client) =>
      client.query(`${BOOKINGS}
        UPDATE bookings SET reminded_days_before = 10, reminded_of_day = '2027-02-13' WHERE id = 2;
        UPDATE bookings SET own_link_version = 2 WHERE id = 1;
        UPDATE bookings SET payment_link_sent_at = '${SENT}Z' WHERE id = 2`),
    after: async (client) => {
      expect(
        await getRows(client, 'SELECT booking_id, days_before, of_day::text FROM booking_reminders'),
      ).toEqual([[2, 10, '2027-02-13']])
      expect(
        await getRows(
          client,
          `SELECT booking_id, own_link_version, (payment_link_sent_at AT TIME ZONE 'UTC')::text FROM booking_links ORDER BY 1`,
        ),
      ).toEqual([
        [1, 2, null],
        [2, 0, SENT],
      ])
    },
  }))
