import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookingPageToken } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { present } from '#test/present.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'

const BOOKINGS = 200
const WANTED = { numberOfTeepees: 2 }

/** Measures adding a teepee to a booking, its SQL statements and the whole change, against creating a booking. */
export async function orderChange(product: Product): Promise<ResultRow[]> {
  const { db, close } = openDatabase(product.databaseUrl, () => undefined)
  await db.execute('TRUNCATE bookings CASCADE')
  const post = async (path: string, body: object) => {
    const response = await fetch(product.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`)
    return response.json()
  }
  const made: { id: number }[] = []
  const bookings = await perSecond(async (n) => {
    const bookingDate = addDays(partyDayAt(new Date()), 10 + n)
    made.push(await post('/api/bookings', bookingRequest({ numberOfTeepees: 1, bookingDate })))
  })
  const links: string[] = []
  for (const { id } of made) {
    const booking = present(await findBooking(db, { id }))
    const token = await bookingPageToken(db, booking, new Date('2100-01-01'))
    links.push(`/api/my-bookings/${booking.reference}/ACTION?token=${token}`)
  }
  const ask = (n: number, action: string, body: object) =>
    post(present(links[n]).replace('ACTION', action), body)
  const seen: { version: number; differenceAmount: string }[] = []
  const quotes = await perSecond(async (n) => {
    seen.push(await ask(n, 'change-quote', WANTED))
  })
  const changes = await perSecond(async (n) => {
    const { version, differenceAmount } = present(seen[n])
    await ask(n, 'change', { ...WANTED, version, differenceAmount })
  })
  await db.execute('TRUNCATE bookings CASCADE')
  await close()
  const against = { baseline: bookings, unit: 'per second, beside bookings', aim: 'to be watched' }
  return [
    row('both statements of a changed order', { ours: quotes, ...against }),
    row('change of an order', { ours: changes, ...against }),
  ]
}

async function perSecond(one: (n: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < BOOKINGS; n++) await one(n)
  return BOOKINGS / ((performance.now() - started) / 1000)
}
