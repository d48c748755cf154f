import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { startEmbeddedDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** `npm run test:races` makes 100. */
const BOOKINGS = Number(process.env.RACE_KILLED_BOOKINGS ?? 48)
const ADDONS = [
  { addonId: 1, quantity: 2 },
  { addonId: 2, quantity: 1 },
]

it('loses no acknowledged booking and keeps no partial one when killed again and again with its database', {
  timeout: 300_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'teepee-killed-'))
  const today = partyDayAt(new Date())
  const acknowledged = new Map<string, string>()
  let server = await startServerProcess({ DATA_DIR: dataDir })
  let next = 0
  let kills = 0
  while (next < BOOKINGS) {
    const batch = Array.from({ length: Math.min(12, BOOKINGS - next) }, () => next++)
    const responses = batch.map((n) => bookUntilResponse(() => server, n, addDays(today, 2 + n * 3)))
    await pause(5 + Math.random() * 60)
    await server.kill()
    kills++
    server = await startServerProcess({ DATA_DIR: dataDir })
    for (const { reference, key } of await Promise.all(responses)) acknowledged.set(key, reference)
  }
  await server.kill()
  const stored = await readStored(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  expect(kills).toBeGreaterThan(3)
  expect(acknowledged.size).toBe(BOOKINGS)
  // Each request was repeated with its key until it succeeded: every response is stored, and nothing twice.
  expect(stored.map(({ reference }) => reference).sort()).toEqual([...acknowledged.values()].sort())
  for (const row of stored) expect(row).toMatchObject({ addons: 2, lines: 4, total: '265.00' })
})

/** Behaves like a good client: repeats the same request with the same key until a server responds. */
async function bookUntilResponse(current: () => ServerProcess, n: number, bookingDate: string) {
  const key = `booking-${n}`
  for (;;) {
    try {
      const response = await fetch(`${current().url}/api/bookings`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(
          bookingRequest({ bookingDate, addons: ADDONS, themeId: (n % 2) + 2, numberOfTeepees: 2 }),
        ),
      })
      const body = (await response.json()) as CallAnswer<'POST', '/api/bookings'>
      if (response.status === 201 && body.bookingId) return { reference: body.bookingId, key }
      if (response.status < 500 && response.status !== 409) throw new RangeError(`refused: ${body.message}`)
    } catch (error) {
      if (error instanceof RangeError) throw error
    }
    await pause(100)
  }
}

async function readStored(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log: createLog('silent') })
  const client = new Client({ connectionString: database.connectionString })
  await client.connect()
  const { rows } = await client.query<{ reference: string; addons: number; lines: number; total: string }>(`
    SELECT reference, total_amount::text AS total, jsonb_array_length(price_lines) AS lines,
      (SELECT count(*)::int FROM booking_addons WHERE booking_id = bookings.id) AS addons
    FROM bookings`)
  await client.end()
  await database.stop()
  return rows
}
