import { Pool } from 'pg'
import { addDays, partyDayAt } from '#domain/foundation/time/party-day.ts'
import { bookOverHttp, emptyBookings, liftLimits } from './booking-creation.ts'
import { bookYears } from './many-bookings.ts'
import { median } from './median.ts'
import type { Product } from './product.ts'
import { type ResultRow, row } from './row.ts'
import { openSession } from './sign-in.ts'

const ROUNDS = 12
const BOOKINGS = 40
const REQUESTS = 100

/** 30 rules, of which some fit every party and most fit few. */
const RULES = Array.from({ length: 30 }, (_, n) => ({
  name: `Rule ${n + 1}`,
  group: `group ${n % 10}`,
  when: n % 3 === 0 ? { teepees: { from: 1 + (n % 4), to: null } } : { weekdays: [n % 7] },
  change: n % 2 === 0 ? { kind: 'add', amount: '5.00' } : { kind: 'percent', amount: '2' },
}))

/** Measures what a price list of 30 rules adds to a booking, and the prices of a month against its availability. */
export async function priceList(product: Product): Promise<ResultRow[]> {
  const pool = new Pool({ connectionString: product.databaseUrl, max: 2 })
  const headers = { ...(await openSession(product)), 'Content-Type': 'application/json' }
  const setRules = async (rules: object[]) => {
    const body = JSON.stringify({ rules })
    const response = await fetch(`${product.url}/api/admin/pricing`, { method: 'PUT', headers, body })
    if (!response.ok) throw new Error(`The rules were refused: ${await response.text()}`)
  }
  await liftLimits(pool)
  const created = await inTurns(setRules, async () => {
    await emptyBookings(pool)
    return millisecondsEach(BOOKINGS, (n) => bookOverHttp(product.url, n))
  })
  await setRules(RULES)
  await bookYears(pool, 1_000)
  const from = addDays(partyDayAt(new Date()), 1)
  const days = `from=${from}&to=${addDays(from, 30)}&themeId=1`
  const read = (path: string) => millisecondsEach(REQUESTS, () => readAll(product.url + path))
  const prices = await inTurns(setRules, (rules) =>
    read(rules.length > 0 ? `/api/prices?${days}&teepees=2` : `/api/availability?${days}`),
  )
  await setRules([])
  await emptyBookings(pool)
  await pool.end()
  return [
    row('a booking with 30 price rules, to one without', { ...created, unit: 'ms', aim: '1.05 or less' }),
    row('a month of prices by 30 rules, to a month of availability', {
      ...prices,
      unit: 'ms',
      aim: '1.2 or less',
    }),
  ]
}

/** Measures with the rules and without, one after the other; returns the medians. */
async function inTurns(
  setRules: (rules: object[]) => Promise<void>,
  measure: (rules: object[]) => Promise<number>,
): Promise<{ ours: number; baseline: number }> {
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    for (const [rules, times] of [
      [RULES, ours],
      [[], baseline],
    ] as const) {
      await setRules([...rules])
      await measure([...rules])
      times.push(await measure([...rules]))
    }
  return { ours: median(ours), baseline: median(baseline) }
}

async function millisecondsEach(times: number, act: (n: number) => Promise<void>): Promise<number> {
  const started = performance.now()
  for (let n = 0; n < times; n++) await act(n)
  return (performance.now() - started) / times
}

async function readAll(url: string): Promise<void> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  await response.arrayBuffer()
}
