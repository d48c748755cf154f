import type { Pool } from 'pg'

/**
 * Inserts years of bookings: the same number of parties per day, over as many days as needed. The last day is 40 days
 * ahead, so that next month has some on any date. They belong to one family, unless each family is limited to a number
 * of parties.
 */
export async function bookYears(
  pool: Pool,
  bookings: number,
  partiesPerFamily = bookings + 1,
): Promise<void> {
  await pool.query('TRUNCATE bookings CASCADE')
  await pool.query(
    `INSERT INTO bookings (reference, theme_id, price_per_teepee, number_of_teepees, booking_date, customer_name, customer_email, customer_phone,
       party_address, city, state, zip_code, guest_count, total_amount, deposit_amount, final_amount, is_paid, booking_status, created_at)
     SELECT 'MT-' || n, 1 + n % 8, 75, 1 + n % 4, current_date + 40 - n / 4, 'Maria Gomez ' || n, 'maria' || n / $2::int || '@example.com', '305' || lpad((n / $2::int)::text, 7, '5'),
       '12 Palm Street', 'Miami', 'FL', '33101', 6, 75, 37.5, 37.5, true, 'confirmed', now() - n * interval '1 hour'
     FROM generate_series(1, $1::int) n`,
    [bookings, partiesPerFamily],
  )
  await pool.query('ANALYZE bookings')
}

/** Files a customer for each address, as opening the list of customers would. */
export async function fileFamilies(pool: Pool): Promise<void> {
  await pool.query('TRUNCATE customers CASCADE')
  await pool.query('INSERT INTO customers (notes) SELECT DISTINCT lower(customer_email) FROM bookings')
  await pool.query('INSERT INTO customer_emails (email, customer_id) SELECT notes, id FROM customers')
  await pool.query(`UPDATE customers SET notes = ''`)
  await pool.query('ANALYZE customers, customer_emails')
}
